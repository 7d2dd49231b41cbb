/// The sides of an element whose lengths the element determines.
struct FreeSides: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let width = FreeSides(rawValue: 1 << 0)
  static let height = FreeSides(rawValue: 1 << 1)
}
