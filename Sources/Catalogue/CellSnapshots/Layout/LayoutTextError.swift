/// The reason why a text is not a layout.
package struct LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line's number, from 1.
  package var line: Int
  package var reason: String

  package var description: String { "line \(line) of the layout: \(reason)" }
}
