/// What of a path's plane is inside.
package enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}
