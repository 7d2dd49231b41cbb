internal import Foundation

/// A parsed line of visual format, such as `H:|-[icon(20)]-8-[title(>=40@750)]-|`.
struct VisualFormat {
  /// A view and the predicates of its length.
  struct Element {
    var name: String
    var predicates: [Predicate] = []
  }

  /// The space between two elements, or between an element and the edge of the superview.
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
  /// The space at the start, or nil if the format does not begin at the edge of the superview.
  var start: Connection?
  var elements: [Element] = []
  /// The spaces between neighbours, one less than there are elements.
  var connections: [Connection] = []
  var end: Connection?
}

/// The error of a format that cannot be parsed.
struct VisualFormatError: Error {
  var reason: String
  var format: String
  /// The position of the error, in characters from the beginning of the format.
  var place: Int

  /// The format with a caret under the position of the error.
  var text: String {
    "Unable to parse constraint format: \(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
  }
}
