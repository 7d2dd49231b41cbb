/// The settings of a view that every layout pass reads.
///
/// They are not properties of `UIView` itself, because an app may override those. Swift would check each access to
/// them for a conflicting access.
struct ViewLayoutSettings {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  /// Whether a nib makes the layout margins leave a column of readable width.
  var followsReadableWidth = false
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}
