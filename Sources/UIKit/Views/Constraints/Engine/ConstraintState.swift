internal import Foundation

/// What a view or a guide has to do with Auto Layout; those that have nothing to do with it have none.
@MainActor final class ConstraintState {
  /// The constraints that a view is the nearest common ancestor for, in the order in which they were activated.
  var held: [NSLayoutConstraint] = []
  var mentions = Mentions()
  var guides: [UILayoutGuide] = []
  /// In the order in which they were first asked for.
  var systemGuides: [UILayoutGuide] = []
  /// What lays out what is inside a view whose own frame is not the engine's to decide.
  var engine: LayoutEngine?
  /// Whether constraints reach through a view whose frame is set into what is inside it.
  var isJoined = false
  var horizontalPriorities: LayoutPriorities?
  var verticalPriorities: LayoutPriorities?
}

/// The constraints that are about an item.
@MainActor struct Mentions {
  private final class Entry {
    weak var constraint: NSLayoutConstraint?
    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
  }

  private var entries: [(key: ObjectIdentifier, value: Entry)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// In the order in which they were activated.
  var constraints: [NSLayoutConstraint] { entries.compactMap(\.value.constraint) }

  mutating func insert(_ key: ObjectIdentifier, of constraint: NSLayoutConstraint) {
    if !entries.contains(where: { $0.key == key }) { entries.append((key, Entry(constraint))) }
  }

  mutating func remove(_ key: ObjectIdentifier) {
    entries.removeAll { $0.key == key }
  }
}
