internal import CellNibs
internal import Foundation
internal import UIKit

/// The views of a root whose stored frames cannot be computed from the document.
@MainActor struct UndeterminedFrames {
  /// The reason why a document does not determine a frame, the first one that applies.
  enum Reason: Int, CaseIterable {
    case designable
    case hidden
    case ambiguous
    case stack
    case constraint

    var text: String {
      switch self {
      case .designable: "drawn by the app's own designable classes"
      case .hidden: "hidden in a stack view"
      case .ambiguous: "called ambiguous by the editor"
      case .stack: "in frames that contradict their stack view"
      case .constraint: "in frames that contradict a required constraint"
      }
    }
  }

  private var reasons: [ObjectIdentifier: Reason] = [:]

  /// Finds the reasons for views that differ. A reason holds for all views to which constraints lead from its view
  /// through views that differ, as each of them moves with the next. Nothing moves with a hidden view but what is in it.
  init(_ differing: [NibInspection.Placed], in root: NibInspection.Root, of document: NibDocument) {
    let keys = Set(differing.map { ObjectIdentifier($0.view) })
    let constraints = root.views.flatMap { $0.view.constraints }
    for placed in differing { note(Self.reason(placed, document), for: placed.view) }
    let stored = StoredFrames(root)
    for constraint in constraints where stored.breaks(constraint) {
      let isOfStack = constraint.identifier?.hasPrefix("UISV-") ?? false
      for view in constraint.views where keys.contains(ObjectIdentifier(view)) {
        note(isOfStack ? .stack : .constraint, for: view)
      }
    }
    var neighbours: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    let pairs = constraints.map(\.views) + differing.map { [$0.view, $0.view.superview].compactMap(\.self) }
    for pair in pairs where pair.count == 2 {
      let (first, second) = (ObjectIdentifier(pair[0]), ObjectIdentifier(pair[1]))
      guard keys.contains(first), keys.contains(second) else { continue }
      neighbours[first, default: []].insert(second)
      neighbours[second, default: []].insert(first)
    }
    var open = reasons.filter { $0.value != .hidden }.sorted { $0.value.rawValue > $1.value.rawValue }
      .map(\.key)
    while let key = open.popLast() {
      for next in neighbours[key, default: []] where reasons[next] == nil {
        reasons[next] = reasons[key]
        open.append(next)
      }
    }
  }

  func reason(for view: UIView) -> Reason? { reasons[ObjectIdentifier(view)] }

  private mutating func note(_ reason: Reason?, for view: UIView) {
    guard let reason else { return }
    let key = ObjectIdentifier(view)
    reasons[key] = reasons[key].map { $0.rawValue < reason.rawValue ? $0 : reason } ?? reason
  }

  private static func reason(_ placed: NibInspection.Placed, _ document: NibDocument) -> Reason? {
    if placed.object.id.map({ document.designableSizes[$0] != nil }) ?? false { return .designable }
    if isHiddenInStack(placed.view) { return .hidden }
    return placed.object.isAmbiguous ? .ambiguous : nil
  }
}

extension UndeterminedFrames {
  /// Whether a view, or one around it, is hidden in a stack view.
  private static func isHiddenInStack(_ view: UIView) -> Bool {
    if view.isHidden, view.superview is UIStackView { return true }
    return view.superview.map(isHiddenInStack) ?? false
  }
}

extension NSLayoutConstraint {
  /// The views that the constraint is about.
  fileprivate var views: [UIView] {
    [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
  }
}
