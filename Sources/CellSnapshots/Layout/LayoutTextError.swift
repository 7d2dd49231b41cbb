/// Why a text is no layout.
package struct LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1 on.
  package var line: Int
  package var reason: String

  package var description: String { "line \(line) of the layout: \(reason)" }
}
