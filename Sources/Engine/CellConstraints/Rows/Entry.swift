/// A coefficient with its column.
struct Entry: Hashable, Sendable {
  var column: Int32
  var coefficient: Double
}
