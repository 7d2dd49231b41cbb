internal import CellNibs
internal import Foundation

extension UIView {
  static let viewNibSettings = NibSettings(UIView.self) {
    $0.custom(["frame"]) { part in
      guard let frame = part.rect("frame") else { return nil }
      return { view, _ in view.frame = frame }
    }
    $0.custom(["autoresizingMask"]) { part in
      guard let words = part.flags("autoresizingMask") else { return nil }
      let mask = words.reduce(into: AutoresizingMask()) { $0.formUnion(AutoresizingMask.nibWords[$1] ?? []) }
      return { view, _ in view.autoresizingMask = mask }
    }
    // A view with a fixed frame has no constraints, and the compiler places it by its frame and its mask.
    $0.custom(["translatesAutoresizingMaskIntoConstraints", "fixedFrame"]) { part in
      let attributes = part.object.attributes
      guard attributes["translatesAutoresizingMaskIntoConstraints"] == "NO", attributes["fixedFrame"] != "YES"
      else {
        return nil
      }
      return { view, _ in view.translatesAutoresizingMaskIntoConstraints = false }
    }
    $0.choice("contentMode", ContentMode.nibWords) { $0.contentMode = $1 }
    $0.flag("opaque") { $0.isOpaque = $1 }
    $0.flag("clipsSubviews", absent: false) { $0.clipsToBounds = $1 }
    $0.flag("hidden") { $0.isHidden = $1 }
    $0.number("alpha") { $0.alpha = $1 }
    $0.integer("tag") { $0.tag = $1 }
    $0.flag("userInteractionEnabled", absent: true) { $0.isUserInteractionEnabled = $1 }
    $0.flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
    $0.flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
    $0.flag("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1 }
    $0.choice("semanticContentAttribute", UISemanticContentAttribute.nibWords) {
      $0.semanticContentAttribute = $1
    }
    $0.number("horizontalHuggingPriority") {
      $0.setContentHuggingPriority(UILayoutPriority(Float(min(max($1, 0), 1000))), for: .horizontal)
    }
    $0.number("verticalHuggingPriority") {
      $0.setContentHuggingPriority(UILayoutPriority(Float(min(max($1, 0), 1000))), for: .vertical)
    }
    $0.number("horizontalCompressionResistancePriority") {
      $0.setContentCompressionResistancePriority(
        UILayoutPriority(Float(min(max($1, 0), 1000))), for: .horizontal)
    }
    $0.number("verticalCompressionResistancePriority") {
      $0.setContentCompressionResistancePriority(
        UILayoutPriority(Float(min(max($1, 0), 1000))), for: .vertical)
    }
    $0.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    $0.flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    $0.flag("layoutMarginsFollowReadableWidth") { $0.layoutSettings.followsReadableWidth = $1 }
    $0.insets("layoutMargins") { $0.layoutMargins = $1 }
    $0.insets("directionalLayoutMargins") {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: $1.top, leading: $1.left, bottom: $1.bottom, trailing: $1.right)
    }
    $0.color("backgroundColor") { $0.backgroundColor = $1 }
    $0.color("tintColor") { $0.tintColor = $1 }
    $0.accessibility()
    $0.subviews()
    // The sizes are the editor's only. Key commands and identifiers of restoration change no picture.
    $0.known(
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "intrinsicContentSize",
      "restorationIdentifier",
      "customSize", "tableViewCell", "freeformSize", "canvasLocation", "simulatedAppContext", "animations",
      "frameInset", "gestureRecognizers", "contentStretch", "focusGroupIdentifier",
      "interfaceStyle",
      "toolTip", "largeContentTitle", "showsLargeContentViewer", "scalesLargeContentImage")
    $0.key("hidden") { $0.isHidden = $1 }
    $0.key("isHidden") { $0.isHidden = $1 }
    $0.key("alpha") { $0.alpha = $1 }
    $0.key("tag") { $0.tag = $1 }
    $0.key("clipsToBounds") { $0.clipsToBounds = $1 }
    $0.key("backgroundColor") { (view: UIView, color: UIColor?) in view.backgroundColor = color }
    $0.key("tintColor") { (view: UIView, color: UIColor?) in view.tintColor = color }
    $0.key("contentMode") { (view: UIView, mode: Int) in
      if let mode = ContentMode(rawValue: mode) { view.contentMode = mode }
    }
    $0.key("accessibilityIdentifier") { (view: UIView, text: String?) in view.accessibilityIdentifier = text }
    $0.key("accessibilityLabel") { (view: UIView, text: String?) in view.accessibilityLabel = text }
    $0.key("isAccessibilityElement") { $0.isAccessibilityElement = $1 }
    $0.key("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
    $0.key("exclusiveTouch") { $0.isExclusiveTouch = $1 }
    $0.key("gestureRecognizers") { (view: UIView, list: [UIGestureRecognizer]) in
      for recognizer in list { view.addGestureRecognizer(recognizer) }
    }
    $0.key("mask") { (view: UIView, mask: UIView?) in view.mask = mask }
  }
}

extension UIView.AutoresizingMask {
  fileprivate static let nibWords: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "flexibleMaxY": .flexibleBottomMargin,
  ]
}

extension UIView.ContentMode {
  fileprivate static let nibWords: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute {
  fileprivate static let nibWords: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}
