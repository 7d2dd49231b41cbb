internal import Foundation

/// The runtime's description of a class: its name, the types and the module around it, and the function that makes
/// its type. Swift's ABI defines the layout.
struct TypeDescriptor {
  private let address: UnsafeRawPointer
  let name: String
  let module: String
  /// Whether another type, a function or a file encloses the class.
  let isNested: Bool

  /// Calls `body` with the descriptor of every class that has no type parameters.
  static func forEachClass(_ body: (TypeDescriptor) -> Void) {
    withoutActuallyEscaping(body) { body in
      var context = Context(body: body)
      withUnsafeMutablePointer(to: &context) { context in
        enumerateSections(
          { section, context in
            context?.assumingMemoryBound(to: Context.self).pointee.read(section)
            return true
          }, context)
      }
    }
  }

  private init?(_ address: UnsafeRawPointer) {
    let flags = address.load(as: UInt32.self)
    guard flags & 0x1f == Self.classKind, flags & Self.isGeneric == 0, let name = Self.name(of: address)
    else {
      return nil
    }
    var outermost = address
    while let parent = Self.indirect(outermost + 4) {
      // A type that is nested in a generic one has its parameters too.
      guard parent.load(as: UInt32.self) & Self.isGeneric == 0 else { return nil }
      outermost = parent
    }
    guard outermost.load(as: UInt32.self) & 0x1f == Self.moduleKind, let module = Self.name(of: outermost)
    else {
      return nil
    }
    (self.address, self.name, self.module) = (address, name, module)
    isNested = Self.indirect(address + 4) != outermost
  }

  /// The class, which the runtime makes on first use.
  var type: AnyClass? {
    guard let function = Self.direct(address + 12) else { return nil }
    let access = unsafeBitCast(function, to: MetadataAccess.self)
    return unsafeBitCast(access(0).0, to: Any.Type.self) as? AnyClass
  }

  /// A function that makes a type from nothing but the state in which it is wanted, and returns it with its state.
  private typealias MetadataAccess = @convention(thin) (Int) -> (UnsafeRawPointer, Int)

  private static let moduleKind: UInt32 = 0
  private static let classKind: UInt32 = 16
  private static let isGeneric: UInt32 = 0x80

  private static func name(of descriptor: UnsafeRawPointer) -> String? {
    direct(descriptor + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Returns the address that a relative pointer leads to.
  private static func direct(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(pointer.loadUnaligned(as: Int32.self))
    return offset == 0 ? nil : pointer + offset
  }

  /// Returns the address that a relative pointer leads to, which may be in another library.
  private static func indirect(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(pointer.loadUnaligned(as: Int32.self))
    guard offset != 0 else { return nil }
    guard offset & 1 == 1 else { return pointer + offset }
    return (pointer + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }
}

extension TypeDescriptor {
  private struct Context {
    let body: (TypeDescriptor) -> Void

    /// Reads the records of a library: the ninth and tenth word of a section are the start and size of its types.
    func read(_ section: UnsafeRawPointer) {
      let words = section.assumingMemoryBound(to: UInt.self)
      guard let start = UnsafeRawPointer(bitPattern: words[8]) else { return }
      for offset in stride(from: 0, to: Int(words[9]), by: 4) {
        let record = Int((start + offset).loadUnaligned(as: Int32.self))
        // The other kinds of records are for Objective-C.
        guard record & 3 < 2 else { continue }
        var address: UnsafeRawPointer? = start + offset + (record & ~3)
        if record & 3 == 1 { address = address?.load(as: UnsafeRawPointer?.self) }
        if let descriptor = address.flatMap(TypeDescriptor.init) { body(descriptor) }
      }
    }
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
