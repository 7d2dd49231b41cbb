/// Where lines begin and which way they go.
package enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
