internal import Foundation

/// A line of visual format understood: `H:|-[icon(20)]-8-[title(>=40@750)]-|`.
struct VisualFormat {
  /// A view and what is said of its length.
  struct Element {
    var name: String
    var predicates: [Predicate] = []
  }

  /// What is between two elements, or between one and the edge of the superview.
  enum Connection {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A length with its relation and priority.
  struct Predicate {
    enum Object {
      case constant(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object = Object.constant(0)
    var priority: Float = 1000
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// Nil where the format does not begin at the edge of the superview.
  var start: Connection?
  var elements: [Element] = []
  /// Between neighbours: one less than elements.
  var connections: [Connection] = []
  var end: Connection?
}

/// Why a format cannot be understood, and where.
struct VisualFormatError: Error {
  var reason: String
  var format: String
  /// In characters from its beginning.
  var place: Int

  /// The format with a caret under the place.
  var text: String {
    "Unable to parse constraint format: \(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
  }
}
