/// The heights of an entry over a range of widths, and the widths at which its texts change.
struct BreakpointsAnswer: Hashable, Sendable, Codable {
  struct Change: Hashable, Sendable, Codable {
    /// The first width with the new state, in points.
    var width: Int
    /// The changes in words: `postLabel: 4 lines → 3 lines`.
    var texts: [String]
  }

  struct Cut: Hashable, Sendable, Codable {
    /// The first and the last width, in points.
    var from: Int
    var to: Int
    var texts: [String]
  }

  var from: Int
  var to: Int
  /// Pairs of a width and the height at that width, in points.
  var heights: [[Double]]
  var changes: [Change]
  var cuts: [Cut]
}

/// The faults that the checks find in one picture.
struct FindingsAnswer: Hashable, Sendable, Codable {
  struct Finding: Hashable, Sendable, Codable {
    var rule: String
    var text: String
    /// The index of the view in the layout.
    var view: Int?
  }

  var findings: [Finding]
}

/// The controls of an entry: those that it declares, and the properties of its view models.
struct ControlsAnswer: Hashable, Sendable, Codable {
  struct Control: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable {
      case text, toggle, number, date, choice
    }

    var key: String
    var title: String
    var kind: Kind
    var value: String
    var choices: [String]?
    var minimum: Double?
    var maximum: Double?
    var step: Double?
  }

  struct Group: Hashable, Sendable, Codable {
    var title: String
    var controls: [Control]
  }

  var groups: [Group]
}
