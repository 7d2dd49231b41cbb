import CellCatalog
import Foundation
import MFS
import UIKit

/// A rule that finds views with content that are in no superview in any row.
@MainActor
struct MissingSubviewRule {
  private struct Subject: Hashable {
    var owner: ObjectIdentifier
    var view: String
  }

  private var missing: [Subject: CheckFinding] = [:]
  private var order: [Subject] = []
  private var added: Set<Subject> = []

  /// - Parameter isSkipped: Whether to leave out a view and everything in it.
  mutating func look(
    at root: UIView, row: IndexPath?, name: String?, in place: EntryPlace,
    skipping isSkipped: (UIView) -> Bool = { _ in false }
  ) {
    guard !isSkipped(root) else { return }
    if let controller = root.viewController as? any UIViewController & MFSController {
      look(at: controller, root, row: row, name: name, in: place)
    }
    look(at: root, root, row: row, name: name, in: place)
    for subview in root.subviews { look(at: subview, row: row, name: name, in: place, skipping: isSkipped) }
  }

  private mutating func look(
    at holder: UIResponder, _ view: UIView, row: IndexPath?, name: String?, in place: EntryPlace
  ) {
    for (object, property) in HeldViews(heldBy: holder, includingStandardParts: false).held {
      guard let held = object as? UIView else { continue }
      let subject = Subject(owner: ObjectIdentifier(type(of: holder)), view: property)
      guard !added.contains(subject) else { continue }
      if held.isPlaced(beside: view) {
        added.insert(subject)
      } else if missing[subject] == nil, held.isReadyToBeShown(by: holder) {
        order.append(subject)
        var finding = CheckFinding(
          .missingSubview, in: place, row: row, owner: String(describing: type(of: holder)), view: property,
          viewClass: String(describing: type(of: held)),
          expected: "a superview (addSubview), or isHidden", actual: "none", reproduction: "")
        finding.rowName = name
        missing[subject] = finding
      }
    }
  }

  var findings: [CheckFinding] { order.filter { !added.contains($0) }.compactMap { missing[$0] } }
}

extension UIView {
  /// Returns whether the view is in a superview, or belongs to UIKit, which adds it when it is needed.
  fileprivate func isPlaced(beside view: UIView) -> Bool {
    if superview != nil || self is UIWindow || view.isDescendant(of: self) { return true }
    if let item = view.viewController?.navigationItem, item.titleView === self { return true }
    return view.hasInHand(self)
  }

  /// Returns whether this view or a subview keeps a view that UIKit adds when it is needed, such as a mask or an input
  /// view.
  private func hasInHand(_ view: UIView) -> Bool {
    if layer.mask === view.layer || standardParts.contains(where: { $0.view === view }) { return true }
    if let field = self as? UITextField, field.inputView === view || field.inputAccessoryView === view {
      return true
    }
    return subviews.contains { $0.hasInHand(view) }
  }

  /// Returns whether the view has content. Outside the pattern it also needs a frame, as the only sign that it should
  /// be visible.
  fileprivate func isReadyToBeShown(by holder: UIResponder) -> Bool {
    guard !isHidden, alpha > 0, hasSomethingToShow else { return false }
    // In the pattern, views are not used for measuring.
    if holder is any MFSStepRunning { return true }
    guard layer.placement.isFinite, !bounds.isEmpty else { return false }
    // A label at the corner may be one that is only used for measuring.
    return !(self is UILabel) || frame.origin != .zero
  }

  private var hasSomethingToShow: Bool {
    switch self {
    case let button as UIButton: button.currentTitle?.isEmpty == false || button.currentImage != nil
    case let indicator as UIActivityIndicatorView: indicator.isAnimating
    case _ where isSystemControl: true
    default:
      LintContent(of: self, root: self) != .nothing
        || subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.hasSomethingToShow }
    }
  }
}
