internal import CellConstraints
internal import Foundation

extension LayoutEngine {
  /// Builds the solver from the tree: items from the outside to the inside, constraints in the order of their
  /// activation.
  func build() {
    forgetEntries()
    solver = ConstraintSolver()
    (items, places, contents) = ([], [:], [:])
    (entries, liveEntries, pending, staleItems, conflicts) = ([], [], [], [], [])
    addHostSize()
    var found: [NSLayoutConstraint] = []
    visit(host, &found)
    for place in items.indices { addContent(of: place) }
    isBuilt = true
    for constraint in found.sorted(by: { $0.installation.sequence < $1.installation.sequence }) {
      add(constraint)
    }
  }

  private func visit(_ view: UIView, _ found: inout [NSLayoutConstraint]) {
    if let state = view.existingConstraintState {
      found += state.held
      for guide in state.guides { addItem(guide, in: view) }
    }
    for subview in view.subviews {
      if !subview.translatesAutoresizingMaskIntoConstraints {
        addItem(subview, in: view)
        visit(subview, &found)
      } else if subview.existingConstraintState?.isJoined == true {
        visit(subview, &found)
      }
    }
  }

  private func addHostSize() {
    let (width, height) = (solver.addVariable(), solver.addVariable())
    let size = hostLengths
    // The host's own frame has precedence over everything inside it, even in a contradiction.
    guard let widthConstraint = try? solver.add(Self.fixing(width, size.width, hostPriority)),
      let heightConstraint = try? solver.add(Self.fixing(height, size.height, hostPriority))
    else { return }
    hostSize = HostSize(
      width: width, height: height, widthConstraint: widthConstraint, heightConstraint: heightConstraint)
  }

  /// The priority of the host's size. It is low for a root view that leaves its frame to constraints, so that the
  /// view takes the size that they ask for.
  var hostPriority: Priority {
    host.translatesAutoresizingMaskIntoConstraints ? .required : Priority(Self.freeHostPriority)
  }

  private static var freeHostPriority: Double { 49 }

  var hostLengths: CGSize {
    let insets = host.alignmentRectInsets
    let size = host.bounds.size
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  static func fixing(_ variable: Variable, _ value: Double, _ priority: Priority) -> LinearConstraint {
    LinearConstraint(
      [.init(variable)], constant: value.isFinite ? -value : 0, .equal, priority: priority)
  }

  func addItem(_ object: any LayoutItem, in container: UIView) {
    // Among equally good layouts the solver keeps its first variables small, so an underspecified size does not
    // grow.
    let (width, height) = (solver.addVariable(), solver.addVariable())
    let item = EngineItem(
      view: object as? UIView, guide: object as? UILayoutGuide, container: container,
      x: solver.addVariable(), y: solver.addVariable(), width: width, height: height)
    places[ObjectIdentifier(object)] = items.count
    contents[ObjectIdentifier(container), default: []].append(items.count)
    // Widths and heights are never negative.
    for length in [item.width, item.height] {
      _ = try? solver.add(LinearConstraint([.init(length)], .greaterThanOrEqual))
    }
    items.append(item)
  }

  /// Adds the content of a scroll view, which begins at the origin of its coordinates. Returns the place of the
  /// item.
  func addScrolledContent(of scrollView: UIScrollView) -> Int {
    let guide = scrollView.contentLayoutGuide
    if let place = places[ObjectIdentifier(guide)] { return place }
    addItem(guide, in: scrollView)
    let item = items[items.count - 1]
    for position in [item.x, item.y] {
      _ = try? solver.add(LinearConstraint([.init(position)]))
    }
    return items.count - 1
  }

  /// Adds a constraint to the solver, or reports why that is impossible.
  func add(_ constraint: NSLayoutConstraint) {
    guard let equation = equation(of: constraint) else { return }
    var entry = EngineEntry(constraint: constraint, constant: equation.constraint.constant)
    do throws(ConstraintError) {
      entry.installed = try solver.add(equation.constraint)
    } catch {
      constraint.tell("The constraint \(constraint.description) has no effect: \(error)")
    }
    mayHoldOtherBounds = true
    if equation.isLive { liveEntries.append(entries.count) }
    if !isScratch {
      constraint.installation.engine = self
      constraint.installation.entry = entries.count
    }
    entries.append(entry)
  }

  /// Whether the engine has any constraint.
  var hasConstraints: Bool {
    if isBuilt { addPending() } else { build() }
    return entries.contains { $0.constraint != nil }
  }

  /// Removes all constraints from the engine. They stay active.
  func forgetEntries() {
    guard !isScratch else { return }
    for constraint in entries.compactMap(\.constraint) + pending
    where constraint.installation.engine === self {
      constraint.installation.engine = nil
      constraint.installation.entry = nil
    }
  }
}
