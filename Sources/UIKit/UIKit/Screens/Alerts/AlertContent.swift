import Foundation

/// The box of an alert, in the look of a system version.
@MainActor protocol AlertBoxView: UIView {
  func show(_ content: AlertContent)
}

/// The texts, the text fields and the buttons of an alert.
struct AlertContent {
  var title: String?
  var message: String?
  var fields: [UITextField]
  /// The actions in the order in which they are shown.
  var actions: [UIAlertAction]
  var preferred: UIAlertAction?
  var isSheet: Bool
}
