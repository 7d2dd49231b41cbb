/// A place in a table or collection: `row=0-3`, `header=1`, `footer=1`.
package enum LayoutRow: Hashable, Sendable {
  case row(section: Int, row: Int)
  case header(section: Int)
  case footer(section: Int)
}
