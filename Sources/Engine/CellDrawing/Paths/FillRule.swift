/// The rule that decides which points are inside a path.
package enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}
