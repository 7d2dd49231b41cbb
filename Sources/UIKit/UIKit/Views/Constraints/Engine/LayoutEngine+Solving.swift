internal import CellConstraints
internal import Foundation

extension LayoutEngine {
  /// Finds the current positions and sizes, and marks the views whose contents moved for layout.
  ///
  /// - Parameter isRefreshing: whether to look for frames and margins that changed.
  func solveIfNeeded(isRefreshing: Bool) {
    guard !isSolving, isRefreshing || needsSolving || !isBuilt else { return }
    isSolving = true
    defer { isSolving = false }
    if !isBuilt {
      build()
      needsSolving = true
    } else {
      addPending()
      if refreshHostSize() { needsSolving = true }
      if refreshLiveConstants() {
        needsSolving = true
        mayFlowOtherwise = true
      }
      if !staleItems.isEmpty { needsSolving = true }
    }
    guard needsSolving else { return }
    needsSolving = false
    settle()
    place()
  }

  /// Solves, breaks lines at the widths of the solution, and solves again while that changes sizes, at most four
  /// times.
  func settle() {
    updateBounds()
    if mayFlowOtherwise { forgetFlows() }
    mayFlowOtherwise = false
    updateContents()
    tell(of: solver.solve())
    var rounds = 0
    while rounds < Self.maximumRounds, flowTexts() {
      tell(of: solver.solve())
      rounds += 1
    }
  }

  private static var maximumRounds: Int { 4 }

  func addPending() {
    guard !pending.isEmpty else { return }
    needsSolving = true
    let added = pending
    pending = []
    for constraint in added where constraint.installation.engine === self {
      // A constraint that refers to an item added to the tree later needs a new build.
      guard equation(of: constraint) != nil else { return build() }
      add(constraint)
    }
  }

  private func refreshHostSize() -> Bool {
    guard let hostSize else { return false }
    let size = hostLengths
    let old = (solver.value(of: hostSize.width), solver.value(of: hostSize.height))
    if abs(old.0 - size.width) > 1e-5 { mayFlowOtherwise = true }
    _ = try? solver.setConstant(-size.width, of: hostSize.widthConstraint)
    _ = try? solver.setConstant(-size.height, of: hostSize.heightConstraint)
    return abs(old.0 - size.width) > 1e-5 || abs(old.1 - size.height) > 1e-5
  }

  private func refreshLiveConstants() -> Bool {
    var hasChanged = false
    for place in liveEntries {
      guard let constraint = entries[place].constraint, let installed = entries[place].installed,
        let constant = equation(of: constraint)?.constraint.constant, constant != entries[place].constant
      else { continue }
      entries[place].constant = constant
      _ = try? solver.setConstant(constant, of: installed)
      if let bound = entries[place].bound { _ = try? solver.setConstant(constant, of: bound) }
      hasChanged = true
    }
    return hasChanged
  }

  /// Returns the size that the host's content asks for.
  ///
  /// - Parameter target: the size asked for, in points, which counts with the given priorities.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    isSolving = true
    defer {
      isSolving = false
      needsSolving = true
    }
    if isBuilt {
      addPending()
    } else {
      build()
    }
    guard let hostSize else { return target }
    // Lines that were broken at this width stay as they are.
    if abs(solver.value(of: hostSize.width) - target.width) > 1e-5 || horizontal != .required {
      mayFlowOtherwise = true
    }
    let insets = host.alignmentRectInsets
    set(
      hostSize.widthConstraint, Double(target.width - insets.left - insets.right), horizontal)
    set(hostSize.heightConstraint, Double(target.height - insets.top - insets.bottom), vertical)
    if refreshLiveConstants() { mayFlowOtherwise = true }
    let content = addContentOfHost(flowingIn: horizontal == .required ? target.width : nil)
    settle()
    defer { for constraint in content { _ = try? solver.remove(constraint) } }
    let size = CGSize(
      width: solver.value(of: hostSize.width) + insets.left + insets.right,
      height: solver.value(of: hostSize.height) + insets.top + insets.bottom)
    let own = hostLengths
    set(hostSize.widthConstraint, own.width, hostPriority)
    set(hostSize.heightConstraint, own.height, hostPriority)
    return size
  }

  private func set(_ constraint: InstalledConstraint, _ value: Double, _ priority: UILayoutPriority) {
    set(constraint, value, Priority(min(max(Double(priority.rawValue), 1), 1000)))
  }

  private func set(_ constraint: InstalledConstraint, _ value: Double, _ priority: Priority) {
    _ = try? solver.setConstant(value.isFinite ? -value : 0, of: constraint)
    _ = try? solver.setPriority(priority, of: constraint)
  }
}
