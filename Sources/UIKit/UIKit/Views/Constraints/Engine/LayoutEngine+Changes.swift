internal import CellConstraints
internal import Foundation

/// Changes between two solutions.
extension LayoutEngine {
  static func didActivate(_ constraint: NSLayoutConstraint, in holder: UIView) {
    isUsed = true
    for item in constraint.items {
      // A constraint on the holder itself does not reach into other views.
      if item === holder { continue }
      join(from: item is UIView ? item.layoutView?.superview : item.layoutView, to: holder)
    }
    let engine = engine(around: holder)
    constraint.installation.engine = engine
    engine.pending.append(constraint)
    engine.setNeedsSolving()
  }

  /// Makes the contents of views whose frames are set part of the engine around those views.
  private static func join(from start: UIView?, to holder: UIView) {
    var next = start
    while let view = next, view !== holder {
      if view.isLayoutHost, view.superview != nil {
        view.constraintState.isJoined = true
        view.dropLayoutEngine()
        engine(around: view).setNeedsBuilding()
      }
      next = view.superview
    }
  }

  /// Returns the engine that lays out the contents of a view. It makes one if there is none.
  static func engine(around view: UIView) -> LayoutEngine {
    let state = view.layoutHost.constraintState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(host: view.layoutHost)
    state.engine = engine
    return engine
  }

  func willDeactivate(_ constraint: NSLayoutConstraint) {
    if let place = constraint.installation.entry, entries.indices.contains(place) {
      for installed in [entries[place].installed, entries[place].bound] {
        if let installed { _ = try? solver.remove(installed) }
      }
      entries[place] = EngineEntry(constant: 0)
      mayHoldOtherBounds = true
    }
    constraint.installation.entry = nil
    constraint.installation.engine = nil
    setNeedsSolving()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let place = constraint.installation.entry, let installed = entries[place].installed else { return }
    guard let equation = equation(of: constraint) else { return setNeedsBuilding() }
    entries[place].constant = equation.constraint.constant
    _ = try? solver.setConstant(equation.constraint.constant, of: installed)
    if let bound = entries[place].bound {
      _ = try? solver.setConstant(equation.constraint.constant, of: bound)
    }
    setNeedsSolving()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let place = constraint.installation.entry, let installed = entries[place].installed else { return }
    _ = try? solver.setPriority(Priority(Double(constraint.priority.rawValue)), of: installed)
    setNeedsSolving()
  }

  func contentDidChange(of view: UIView) {
    guard isBuilt else { return setNeedsSolving() }
    guard let place = places[ObjectIdentifier(view)] else { return }
    staleItems.insert(place)
    setNeedsSolving()
  }

  func setNeedsSolving() {
    needsSolving = true
    mayFlowOtherwise = true
    if !isSolving { host.setNeedsLayout() }
  }

  /// Marks the items as changed, so that the engine is built again.
  func setNeedsBuilding() {
    isBuilt = false
    setNeedsSolving()
  }
}

extension UIView {
  /// The view whose engine lays out the contents of this view.
  var layoutHost: UIView {
    var view = self
    while !view.isLayoutHost, let superview = view.superview { view = superview }
    return view
  }

  /// Whether the view's own frame is set without constraints.
  var isLayoutHost: Bool {
    guard superview != nil else { return true }
    return translatesAutoresizingMaskIntoConstraints && existingConstraintState?.isJoined != true
  }

  /// The engine that lays out the contents of the view, or nil if there are no constraints.
  var layoutEngine: LayoutEngine? {
    guard LayoutEngine.isUsed else { return nil }
    return layoutHost.existingConstraintState?.engine
  }

  func dropLayoutEngine() {
    existingConstraintState?.engine?.forgetEntries()
    existingConstraintState?.engine = nil
  }

  /// Moves the contents of the view from its own engine to the engine around it, or the other way round.
  func layoutHostDidChange() {
    guard LayoutEngine.isUsed else { return }
    if isLayoutHost {
      if let outer = superview?.layoutEngine {
        outer.setNeedsBuilding()
        constraintState.engine = LayoutEngine(host: self)
        setNeedsLayout()
      }
    } else {
      let hadEngine = existingConstraintState?.engine != nil
      dropLayoutEngine()
      if hadEngine {
        LayoutEngine.engine(around: self).setNeedsBuilding()
      } else {
        superview?.layoutEngine?.setNeedsBuilding()
      }
    }
  }

  /// Adds a view that came into the tree to the engine around it.
  func layoutDidAttach() {
    guard LayoutEngine.isUsed else { return }
    if translatesAutoresizingMaskIntoConstraints, existingConstraintState?.isJoined != true { return }
    layoutHostDidChange()
  }

  /// Releases the constraints that reach out of a view that is about to leave its superview.
  func layoutWillDetach() {
    guard LayoutEngine.isUsed, let superview, superview.hasConstraintsAround else { return }
    releaseConstraints(reachingOutOf: self)
    if !isLayoutHost { superview.layoutEngine?.setNeedsBuilding() }
  }

  /// Lays out the contents of a view that left its superview with an engine of their own.
  func layoutDidDetach(wasHost: Bool) {
    guard LayoutEngine.isUsed, !wasHost else { return }
    if existingConstraintState?.engine == nil { constraintState.engine = LayoutEngine(host: self) }
    setNeedsLayout()
  }

  private var hasConstraintsAround: Bool {
    var next: UIView? = self
    while let view = next {
      if view.existingConstraintState?.held.isEmpty == false { return true }
      next = view.superview
    }
    return false
  }

  private func releaseConstraints(reachingOutOf root: UIView) {
    if let state = existingConstraintState {
      for item in [state] + (state.guides + state.systemGuides).map(\.itemState) {
        for constraint in item.mentions.constraints {
          if let holder = constraint.installation.holder, !holder.isDescendant(of: root) {
            constraint.isActive = false
          }
        }
      }
    }
    for subview in subviews { subview.releaseConstraints(reachingOutOf: root) }
  }
}
