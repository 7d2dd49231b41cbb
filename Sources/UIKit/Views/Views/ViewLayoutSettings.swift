/// What layout asks of every view in every pass.
///
/// Kept apart from the properties of `UIView`, which an app may override: each access to one of those would be checked
/// for another one in progress.
struct ViewLayoutSettings {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}
