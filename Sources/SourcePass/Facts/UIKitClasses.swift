/// The classes of UIKit and Core Animation and their superclasses, as far as code can override members of both.
enum UIKitClasses {
  /// Returns the name of a class and the names of its superclasses, from the class to `NSObject`.
  static func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    while let name = next {
      names.append(name)
      next = superclasses[name]
    }
    let isApple = ["UI", "CA", "NS", "MK", "WK", "AV"].contains { names[0].hasPrefix($0) }
    return isApple && names.last != "NSObject" ? names + ["NSObject"] : names
  }

  /// Whether the members of a class belong to the main actor.
  static func isOnMainActor(_ name: String) -> Bool {
    lineage(of: name).contains { ($0.hasPrefix("UI") || $0.hasPrefix("CA")) && !freeClasses.contains($0) }
  }

  private static let freeClasses: Set<String> = [
    "CAMediaTimingFunction", "UIBezierPath", "UICollectionViewLayoutAttributes", "UIColor", "UIFont",
    "UIFontDescriptor", "UIFontMetrics", "UIGraphicsImageRenderer", "UIImage", "UITraitCollection",
  ]

  static let superclasses: [String: String] = subclasses.reduce(into: [:]) { found, row in
    for name in row.value.split(separator: " ") { found[String(name)] = row.key }
  }

  private static let subclasses: [String: String] = [
    "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
    "CABasicAnimation": "CASpringAnimation",
    "CALayer": """
    AVPlayerLayer CAEAGLLayer CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer \
    CAScrollLayer CAShapeLayer CATextLayer CATiledLayer CATransformLayer
    """,
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "NSCollectionLayoutItem": """
    NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
    """,
    "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutBoundarySupplementaryItem",
    "NSLayoutAnchor": "NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor",
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": """
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    """,
    "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
    "UIControl": """
    UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper \
    UISwitch UITextField
    """,
    "UIFeedbackGenerator": """
    UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    """,
    "UIGestureRecognizer": """
    UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
    UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer \
    UITapGestureRecognizer
    """,
    "UICommand": "UIKeyCommand",
    "UIEvent": "UIPressesEvent",
    "UIMenuElement": "UIAction UICommand UIDeferredMenuElement UIMenu",
    "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
    "UINavigationController": "MFMailComposeViewController UIImagePickerController",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UITextField": "UISearchTextField",
    "UIView": """
    MKMapView MTKView UIActivityIndicatorView UICollectionReusableView UIContentUnavailableView UIControl UIImageView \
    UIInputView UILabel UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView \
    UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar \
    UIVisualEffectView UIWindow WKWebView
    """,
    "UIViewController": """
    AVPlayerViewController SFSafariViewController UIActivityViewController UIAlertController \
    UICollectionViewController UIHostingController UIInputViewController UINavigationController UIPageViewController \
    UISearchController UISplitViewController UITabBarController UITableViewController
    """,
    "UIVisualEffect": "UIBlurEffect UIVibrancyEffect",
  ]
}
