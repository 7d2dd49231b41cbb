/// The names of Swift 3 and 4 for what has another name since Swift 4.2.
enum RenamedNames {
  /// Returns the new name of a type or a constant; nil if it has no other one.
  static func new(for name: String) -> String? { types[name] ?? constants[name] }

  /// Returns the new text for a member of `Notification.Name`.
  static func notification(_ name: String) -> String? {
    name.hasPrefix("UI") ? notifications[name] : nil
  }

  /// Returns the new name of a method and the label of its first argument; nil for other methods.
  static func method(_ name: String, labels: [String?]) -> (name: String, label: String?)? {
    switch (name, labels) {
    case ("bringSubview", ["toFront"]): ("bringSubviewToFront", nil)
    case ("sendSubview", ["toBack"]): ("sendSubviewToBack", nil)
    case ("addChildViewController", [nil]): ("addChild", nil)
    case ("removeFromParentViewController", []): ("removeFromParent", nil)
    case ("didMove", ["toParentViewController"]): ("didMove", "toParent")
    case ("willMove", ["toParentViewController"]): ("willMove", "toParent")
    default: nil
    }
  }

  /// The functions that made values, with the labels of the initialiser.
  static let makers: [String: [String]] = [
    "UIEdgeInsetsMake": ["top", "left", "bottom", "right"], "UIOffsetMake": ["horizontal", "vertical"],
    "CGRectMake": ["x", "y", "width", "height"], "CGSizeMake": ["width", "height"],
    "CGPointMake": ["x", "y"],
    "CGVectorMake": ["dx", "dy"],
    "CGAffineTransformMakeScale": ["scaleX", "y"], "CGAffineTransformMakeRotation": ["rotationAngle"],
    "CGAffineTransformMakeTranslation": ["translationX", "y"],
  ]

  /// Returns the type that a function made, such as `UIOffset` for `UIOffsetMake`.
  static func made(by maker: String) -> String {
    maker.firstRange(of: "Make").map { String(maker[..<$0.lowerBound]) } ?? maker
  }

  /// The functions that became members of their first argument. What follows the point ends before a second argument.
  static let members: [String: String] = [
    "UIImagePNGRepresentation": ".pngData()",
    "UIImageJPEGRepresentation": ".jpegData(compressionQuality: ",
    "UIEdgeInsetsInsetRect": ".inset(by: ", "CGRectGetWidth": ".width", "CGRectGetHeight": ".height",
    "CGRectGetMinX": ".minX", "CGRectGetMaxX": ".maxX", "CGRectGetMidX": ".midX", "CGRectGetMinY": ".minY",
    "CGRectGetMaxY": ".maxY", "CGRectGetMidY": ".midY",
  ]

  // MARK: Types

  /// The parts of the old names behind the name of the class.
  private static let nested: [String: String] = [
    "UIActivityIndicatorView": "Style", "UIAlertAction": "Style",
    "UIAlertController": "Style",
    "UIApplication": "LaunchOptionsKey OpenURLOptionsKey State", "UIBarButtonItem": "Style",
    "UIBlurEffect": "Style",
    "UICollectionView": "ScrollDirection ScrollPosition",
    "UIControl":
      "ContentHorizontalAlignment ContentVerticalAlignment State", "UIDatePicker": "Mode",
    "UIFont": "TextStyle",
    "UIFontDescriptor": "SymbolicTraits", "UIGestureRecognizer": "State",
    "UIImage": "Orientation RenderingMode ResizingMode", "UIImagePickerController": "SourceType CameraDevice",
    "UINavigationController": "Operation",
    "UIPageViewController": "NavigationDirection NavigationOrientation TransitionStyle",
    "UIProgressView": "Style",
    "UIScrollView": "ContentInsetAdjustmentBehavior IndicatorStyle KeyboardDismissMode",
    "UISearchBar": "Style Icon", "UISegmentedControl": "Segment", "UIStackView": "Alignment Distribution",
    "UISwipeGestureRecognizer": "Direction", "UITabBar": "ItemPositioning",
    "UITableView": "RowAnimation ScrollPosition Style",
    "UITableViewCell": "AccessoryType EditingStyle SelectionStyle SeparatorStyle StateMask",
    "UITableViewRowAction": "Style", "UITextField": "ViewMode", "UITouch": "Phase",
    "UIView": "AnimationCurve AnimationOptions AnimationTransition ContentMode KeyframeAnimationOptions "
      + "TintAdjustmentMode",
    "UIWindow": "Level",
  ]

  private static let types: [String: String] = {
    var names: [String: String] = [
      "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
      "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
      "NSLayoutRelation": "NSLayoutConstraint.Relation", "UIActivityType": "UIActivity.ActivityType",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
      "UICollectionElementCategory": "UICollectionView.ElementCategory", "UIControlEvents": "UIControl.Event",
      "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
      "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype",
      "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
      "UITableViewCellStyle": "UITableViewCell.CellStyle",
      "UITextBorderStyle": "UITextField.BorderStyle", "UIViewAutoresizing": "UIView.AutoresizingMask",
    ]
    for (type, parts) in nested {
      for part in parts.split(separator: " ") { names["\(type)\(part)"] = "\(type).\(part)" }
    }
    return names
  }()

  // MARK: Constants

  private static let constants: [String: String] = {
    var names: [String: String] = [
      "UITableViewAutomaticDimension": "UITableView.automaticDimension",
      "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
      "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
      "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
      "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
      "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
      "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
      "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
      "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
      "UIEdgeInsetsZero": "UIEdgeInsets.zero",
      "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
      "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
      "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
      "NSDocumentTypeDocumentAttribute": "NSAttributedString.DocumentReadingOptionKey.documentType",
      "NSCharacterEncodingDocumentAttribute": "NSAttributedString.DocumentReadingOptionKey.characterEncoding",
      "NSHTMLTextDocumentType": "NSAttributedString.DocumentType.html",
      "NSPlainTextDocumentType": "NSAttributedString.DocumentType.plain",
    ]
    for (start, parts, end, type) in series {
      for part in parts.split(separator: " ") {
        names["\(start)\(part)\(end)"] =
          "\(type).\(lowercased(String(part)) + (type == "UIResponder" ? end : ""))"
      }
    }
    return names
  }()

  /// Constants whose old names have the same beginning and end.
  private static let series: [(start: String, parts: String, end: String, type: String)] = [
    (
      "NS",
      "Font ParagraphStyle ForegroundColor BackgroundColor Ligature Kern StrikethroughStyle UnderlineStyle "
        + "StrokeColor StrokeWidth Shadow TextEffect Attachment Link BaselineOffset UnderlineColor "
        + "StrikethroughColor Obliqueness Expansion WritingDirection", "AttributeName",
      "NSAttributedString.Key"
    ),
    ("UIFontWeight", "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black", "", "UIFont.Weight"),
    ("UILayoutPriority", "Required DefaultHigh DefaultLow FittingSizeLevel", "", "UILayoutPriority"),
    ("UIScrollViewDecelerationRate", "Normal Fast", "", "UIScrollView.DecelerationRate"),
    ("UIWindowLevel", "Normal Alert StatusBar", "", "UIWindow.Level"),
    (
      "UI",
      "KeyboardFrameBegin KeyboardFrameEnd KeyboardAnimationDuration KeyboardAnimationCurve KeyboardIsLocal",
      "UserInfoKey", "UIResponder"
    ),
    (
      "UIAccessibilityTrait",
      "None Button Link Header SearchField Image Selected PlaysSound KeyboardKey StaticText SummaryElement "
        + "NotEnabled UpdatesFrequently Adjustable", "", "UIAccessibilityTraits"
    ),
    ("kCALineCap", "Butt Round Square", "", "CAShapeLayerLineCap"),
    ("kCALineJoin", "Miter Round Bevel", "", "CAShapeLayerLineJoin"),
    ("kCAFillRule", "EvenOdd NonZero", "", "CAShapeLayerFillRule"),
    (
      "kCAMediaTimingFunction", "Linear EaseIn EaseOut EaseInEaseOut Default", "", "CAMediaTimingFunctionName"
    ),
    ("kCAFillMode", "Forwards Backwards Both Removed", "", "CAMediaTimingFillMode"),
    ("kCATransition", "Fade Push MoveIn Reveal", "", "CATransitionType"),
    ("kCATransition", "FromLeft FromRight FromTop FromBottom", "", "CATransitionSubtype"),
    (
      "kCAGravity",
      "Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight Resize ResizeAspect ResizeAspectFill",
      "", "CALayerContentsGravity"
    ),
    ("kCAAlignment", "Natural Left Right Center Justified", "", "CATextLayerAlignmentMode"),
    ("kCATruncation", "None Start End Middle", "", "CATextLayerTruncationMode"),
    ("kCAGradientLayer", "Axial", "", "CAGradientLayerType"),
  ]

  private static let notifications: [String: String] = {
    var names = [
      "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
      "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
      "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    ]
    for part in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
      names["UIKeyboard\(part)"] = "UIResponder.keyboard\(part)Notification"
    }
    for part in [
      "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "WillTerminate",
      "DidFinishLaunching", "DidReceiveMemoryWarning", "SignificantTimeChange", "UserDidTakeScreenshot",
    ] {
      names["UIApplication\(part)"] = "UIApplication.\(lowercased(part))Notification"
    }
    return names
  }()

  private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
