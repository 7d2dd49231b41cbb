/// The methods of a class that an iPhone calls while it lays out or draws, and that nothing calls here.
///
/// A warning names a class that overrides one of them, once for each method, since its pictures may differ from an
/// iPhone's.
@MainActor final class UncalledMembers {
  private let base: AnyClass
  private let members: [(name: String, slot: MethodSlot)]
  /// The sentences about each class that was asked for.
  private var sentences: [ObjectIdentifier: [String]] = [:]

  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - plain: A subclass without overrides.
  ///   - overriding: A subclass for each method, which overrides that method only, by the method's name with its labels.
  init(of base: AnyClass, plain: AnyClass, overriding: KeyValuePairs<String, AnyClass>) {
    self.base = base
    members = overriding.compactMap { name, type in
      MethodSlot(of: base, plain: plain, overriding: type).map { (name, $0) }
    }
  }

  /// The names of the methods whose places are known, which are all of them unless the toolchain has changed.
  var names: [String] { members.map(\.name) }

  /// Reports the methods that instances of a class have from a class other than the one with the declarations.
  func report(overriddenBy type: AnyClass) {
    let key = ObjectIdentifier(type)
    let found =
      sentences[key]
      ?? members.compactMap { member in
        member.slot.overridingClass(of: type).map {
          "\($0).\(member.name) overrides \(base)'s method, and CellSnap never calls it"
        }
      }
    sentences[key] = found
    for sentence in found { Diagnostics.report(sentence) }
  }
}
