/// Which sides of an element its layout leaves to the element itself.
struct FreeSides: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let width = FreeSides(rawValue: 1 << 0)
  static let height = FreeSides(rawValue: 1 << 1)
}
