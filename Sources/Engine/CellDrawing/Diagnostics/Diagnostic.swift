/// Something that cannot be drawn or done as requested, although the picture is drawn.
package struct Diagnostic: Hashable, Sendable {
  /// The view or layer that it is about; nil if it is about something else, such as a file.
  package var place: Place?
  package var message: String
  /// Whether this machine could not draw something at this moment, so that the picture is not the entry's.
  package var isOfTheMoment = false

  package init(_ message: String, at place: Place? = nil) {
    self.place = place
    self.message = message
  }

  /// The place of a view or layer in its tree.
  package struct Place: Hashable, Sendable {
    /// The class of the view or layer.
    package var className: String
    /// The property of a superview or controller that holds the view.
    package var propertyName: String?
    /// The classes from the root to the view or layer, each with its index among its siblings.
    package var path: String

    package init(className: String, propertyName: String?, path: String) {
      self.className = className
      self.propertyName = propertyName
      self.path = path
    }
  }

  /// The diagnostic in one line: `PostCell / UILabel[2]: not drawn: its frame is …`
  package var text: String { place.map { "\($0.path): \(message)" } ?? message }
}
