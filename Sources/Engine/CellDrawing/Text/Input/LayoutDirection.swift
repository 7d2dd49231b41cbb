/// The side where lines begin, and the direction that they run in.
package enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
