import CellCatalog
import Foundation
import UIKit

/// The name of a view in findings.
struct FindingViewName: Hashable {
  /// The class of the cell around the view, or of the controller or the outermost view.
  let owner: String
  /// The name of the property that holds the view; nil for the owner itself.
  ///
  /// If the view belongs to UIKit, the app's property of the nearest superview comes first: `likeButton.titleLabel`. If
  /// no property holds the view, its class replaces the name.
  let property: String?
  let className: String

  @MainActor
  init(of view: UIView) {
    className = String(describing: type(of: view))
    var names: [String] = []
    var isSelf = true
    var candidate = view
    while !candidate.isOwner, let superview = candidate.superview {
      if let name = candidate.appPropertyName {
        if names.isEmpty, !isSelf { names = [className] }
        names.insert(name, at: 0)
        break
      }
      if names.isEmpty, isSelf, let name = candidate.standardName { names = [name] }
      isSelf = false
      candidate = superview
    }
    while !candidate.isOwner, let superview = candidate.superview { candidate = superview }
    owner = String(describing: candidate.ownerType)
    property = candidate === view ? nil : names.isEmpty ? className : names.joined(separator: ".")
  }
}

extension UIView {
  fileprivate var isOwner: Bool {
    if superview == nil || superview is UIWindow || viewController != nil { return true }
    return isReused && (!isOfUIKit || !holders.contains { $0.isReused && !$0.isOfUIKit })
  }

  /// The superviews, the nearest first.
  private var holders: some Sequence<UIView> { sequence(first: self, next: \.superview).dropFirst() }

  /// Whether a table or collection reuses the view for other rows.
  var isReused: Bool {
    self is UITableViewCell || self is UICollectionViewCell || self is UITableViewHeaderFooterView
  }

  private var isOfUIKit: Bool { UIKitModule.declares(type(of: self)) }

  fileprivate var ownerType: Any.Type {
    viewController.map { type(of: $0) as Any.Type } ?? type(of: self)
  }

  /// The property that holds the view, in the nearest of the app's classes.
  fileprivate var appPropertyName: String? {
    var next = self.next
    while let responder = next {
      let held = HeldViews(heldBy: responder, includingStandardParts: false)
      if let name = held.name(of: ObjectIdentifier(self)) { return name }
      next = responder.next
    }
    return nil
  }

  /// The property of UIKit's own superview that holds the view, except `contentView`, which says nothing.
  fileprivate var standardName: String? {
    for view in holders {
      if let part = view.standardParts.first(where: { $0.view === self }), part.name != "contentView" {
        return part.name
      }
    }
    return nil
  }
}
