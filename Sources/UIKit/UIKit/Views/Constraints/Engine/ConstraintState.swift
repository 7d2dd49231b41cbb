internal import Foundation

/// The Auto Layout data of a view or a guide. Views and guides without constraints have none.
@MainActor final class ConstraintState {
  /// The constraints whose items have this view as their nearest common ancestor, in the order of their activation.
  var held: [NSLayoutConstraint] = []
  var mentions = Mentions()
  var guides: [UILayoutGuide] = []
  /// The system's guides, in the order in which they were first used.
  var systemGuides: [UILayoutGuide] = []
  /// The engine for the contents of a view whose own frame no engine sets, or nil.
  var engine: LayoutEngine?
  /// Whether constraints from outside reach the contents of this view, whose own frame is set.
  var isJoined = false
  var horizontalPriorities: LayoutPriorities?
  var verticalPriorities: LayoutPriorities?
}

/// The constraints that refer to an item.
@MainActor struct Mentions {
  private final class Entry {
    weak var constraint: NSLayoutConstraint?
    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
  }

  private var entries: [(key: ObjectIdentifier, value: Entry)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The constraints in the order of their activation.
  var constraints: [NSLayoutConstraint] { entries.compactMap(\.value.constraint) }

  /// Adds a constraint that is not there yet. Nothing is searched, as a view may be in thousands of constraints.
  mutating func append(_ key: ObjectIdentifier, of constraint: NSLayoutConstraint) {
    entries.append((key, Entry(constraint)))
  }

  mutating func remove(_ key: ObjectIdentifier) {
    entries.removeAll { $0.key == key }
  }
}
