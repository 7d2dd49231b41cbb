/// A coefficient and what it belongs to.
struct Entry: Hashable, Sendable {
  var column: Int32
  var coefficient: Double
}
