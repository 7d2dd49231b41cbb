/// The place of a method in the table of functions that Swift's runtime keeps for each class.
///
/// The tables of a class and of its subclasses begin alike. At the place of a method, a subclass that overrides it has a
/// function of its own, and another one has its superclass's function.
struct MethodSlot {
  private let base: AnyClass
  /// The distance from the address of a class, in bytes.
  private let offset: Int

  /// Finds the place of a method, or returns nil if the three classes do not show exactly one.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A subclass without overrides. Its initialisers are its own, as in every subclass.
  ///   - overriding: A subclass that overrides only this method.
  init?(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let (table, plainTable, other) = (ClassTable(base), ClassTable(plain), ClassTable(overriding))
    let places = table.offsets.filter { table[$0] == plainTable[$0] && table[$0] != other[$0] }
    guard places.count == 1 else { return nil }
    (self.base, offset) = (base, places[0])
  }

  /// Returns the class whose own method instances of `type` have, or nil if that is the class with the declaration.
  ///
  /// - Parameter type: The class with the declaration, or a subclass.
  func overridingClass(of type: AnyClass) -> AnyClass? {
    let function = ClassTable(type)[offset]
    guard function != ClassTable(base)[offset] else { return nil }
    var found: AnyClass = type
    while let next = _getSuperclass(found), ClassTable(next)[offset] == function { found = next }
    return found
  }
}

/// The words that describe a class. Swift's ABI defines their layout.
private struct ClassTable {
  private let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The offsets of the words behind the header, in bytes.
  var offsets: StrideTo<Int> {
    let (size, start) = (
      address.load(fromByteOffset: 32, as: UInt32.self), address.load(fromByteOffset: 36, as: UInt32.self)
    )
    return stride(from: 56, to: Int(size) - Int(start), by: 8)
  }

  subscript(offset: Int) -> UInt { address.load(fromByteOffset: offset, as: UInt.self) }
}
