/// The class at the end of a lineage, which is in none of the files.
private enum Root {
  /// A class of UIKit, judged by its name.
  case uiKit
  case object
  /// A class of another module.
  case unknown
}

extension FolderFacts {
  /// Returns the place of the `init()`, own or inherited, of a class that descends from a UIKit class or that a
  /// document can name as an object of its own. Nil where it has none.
  func ownInitializer(of owner: String) -> LineagePlace? {
    let names = lineage(of: owner)
    guard let root = root(of: names), root != .unknown else { return nil }
    // After the first class that has an `init()`, each class has one as long as it adds no designated
    // initializer.
    var hasInitializer = root == .object
    var found: LineagePlace?
    for name in names.reversed() {
      let own = initializers[name] ?? []
      hasInitializer =
        own.contains(where: \.takesNothing) || hasInitializer && !own.contains(where: \.isDesignated)
      if hasInitializer, found != nil || root == .uiKit || isObjectOfNibs(name) {
        found = found == nil ? .first : .overriding
      } else if name == owner {
        return nil
      }
    }
    return found
  }

  /// Returns the body of the `init()` that a class inherits in Objective-C, or nil if it has an own one or none.
  ///
  /// Only a class with an initializer whose arguments all have defaults needs it: without it, `Type()` and
  /// `self.init()` would call that one.
  func inheritedInitializer(of owner: String) -> String? {
    guard initializers[owner, default: []].contains(where: \.hasOnlyDefaults) else { return nil }
    let names = lineage(of: owner)
    guard root(of: names) == .uiKit, let superclass = names.last.flatMap({ type($0)?.inherited.first }) else {
      return nil
    }
    let isOwn = names.contains { name in
      initializers[name, default: []].contains { $0.takesNothing || $0.isDesignated && !$0.isInherited }
    }
    let classes = UIKitClasses.lineage(of: superclass)
    guard !isOwn, classes.contains("UIView") else { return nil }
    if classes.contains("UITableViewCell") { return "self.init(style: .default, reuseIdentifier: nil)" }
    if classes.contains("UITableViewHeaderFooterView") { return "self.init(reuseIdentifier: nil)" }
    return "self.init(frame: .zero)"
  }

  /// Returns the place of the functions that set a class's outlets and find its actions. Nil for a class without
  /// any, and for one that no document can name.
  func nibPlace(of owner: String) -> LineagePlace? {
    guard nibs[owner] != nil, type(owner)?.kind == .classType else { return nil }
    let names = lineage(of: owner)
    guard names.last.flatMap({ type($0)?.inherited.first.map(Self.classesWithoutNibs.contains) }) == false
    else { return nil }
    let first = names.last { nibs[$0, default: []].contains(where: \.isMarked) }
    return switch root(of: names) {
    case .uiKit: .overriding
    case .object: first.map { $0 == owner ? .first : .overriding }
    case .unknown: first.map { _ in .overriding }
    case nil: nil
    }
  }

  /// Whether a document can have an object of this class that is no view: it has outlets or actions, or is the
  /// delegate or data source of a view.
  private func isObjectOfNibs(_ name: String) -> Bool {
    nibs[name, default: []].contains(where: \.isMarked)
      || conformances[name, default: []].contains { name in
        name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
      }
  }

  /// Whether a class descends from `NSObject`, as far as its superclasses are known.
  func isObject(_ owner: String) -> Bool {
    let root = root(of: lineage(of: owner))
    return root == .object || root == .uiKit
  }

  private func root(of names: [String]) -> Root? {
    guard let last = names.last.flatMap({ type($0) }), let superclass = last.inherited.first,
      type(superclass, in: last.name) == nil
    else { return nil }
    if superclass.hasPrefix("UI") || superclass.hasPrefix("CA") && superclass.hasSuffix("Layer") {
      return .uiKit
    }
    if superclass == "NSLayoutConstraint" { return .uiKit }
    return superclass == "NSObject" || superclass == "Foundation.NSObject" ? .object : .unknown
  }

  /// The classes of UIKit whose objects are in no document, so that they have no functions for outlets.
  private static let classesWithoutNibs: Set<String> = [
    "UIBarButtonItemGroup", "UICommand", "UICommandAlternate", "UIDeferredMenuElement", "UIDragInteraction",
    "UIDragItem", "UIDragPreview", "UIDropInteraction", "UIDropProposal", "UIHoverStyle", "UIKey",
    "UILargeContentViewerInteraction", "UILocalizedIndexedCollation", "UIPress", "UIPressesEvent",
    "UIScrollEdgeEffect", "UITableViewRowAction", "UITextInputAssistantItem", "UITextSelectionRect",
    "UIAccessibilityCustomAction", "UIAction", "UIActivity", "UIAlertAction", "UIBarAppearance",
    "UIBarButtonItemAppearance",
    "UIBarButtonItemStateAppearance", "UIBezierPath", "UIBlurEffect",
    "UICollectionViewCompositionalLayoutConfiguration", "UICollectionViewDiffableDataSource",
    "UICollectionViewFlowLayoutInvalidationContext", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UIContextMenuConfiguration", "UIContextMenuInteraction",
    "UIContextualAction", "UICubicTimingParameters", "UIDevice", "UIEvent", "UIFeedbackGenerator",
    "UIGraphicsImageRenderer", "UIImpactFeedbackGenerator", "UILayoutGuide", "UIPresentationController",
    "UIPopoverPresentationController",
    "UISheetPresentationController", "UIFocusGuide", "UIInterpolatingMotionEffect", "UIKeyCommand", "UIMenu",
    "UIMenuController", "UIMenuElement", "UIMenuItem", "UIMotionEffect", "UIMotionEffectGroup",
    "UINavigationBarAppearance", "UINib", "UINotificationFeedbackGenerator", "UIPasteboard",
    "UIPercentDrivenInteractiveTransition", "UIPointerInteraction", "UIPointerRegion", "UIPointerStyle",
    "UIPreviewParameters", "UISelectionFeedbackGenerator", "UISpringTimingParameters", "UIStatusBarManager",
    "UIStoryboard", "UISwipeActionsConfiguration", "UITabBarAppearance", "UITabBarItemAppearance",
    "UITabBarItemStateAppearance", "UITableViewDiffableDataSource", "UITargetedPreview", "UITextPosition",
    "UITextRange", "UIToolbarAppearance", "UITouch", "UIVibrancyEffect", "UIViewPropertyAnimator",
    "UIVisualEffect",
  ]
}

extension FolderFacts {
  /// Returns the functions beside the extensions of a class, which the class calls.
  func nibFunctions(of owner: String) -> [NibFunctions] {
    nibs[owner, default: []].compactMap(\.functions)
  }
}
