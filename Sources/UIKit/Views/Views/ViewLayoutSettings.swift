/// The settings of a view that every layout pass reads.
///
/// They are not properties of `UIView` itself, because an app may override those. Swift would check each access to
/// them for a conflicting access.
struct ViewLayoutSettings {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}
