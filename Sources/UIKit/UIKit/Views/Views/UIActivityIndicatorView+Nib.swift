internal import CellNibs
internal import Foundation

extension UIActivityIndicatorView {
  static let activityIndicatorViewNibSettings = NibSettings(UIActivityIndicatorView.self) {
    $0.choice("style", Style.nibWords) { $0.style = $1 }
    $0.color("color") { $0.color = $1 }
    $0.flag("hidesWhenStopped", absent: false) { $0.hidesWhenStopped = $1 }
    $0.flag("animating") { if $1 { $0.startAnimating() } }
    // An indicator that the document hides stays hidden, even if it is shown at rest.
    $0.custom(["hidden"]) { part in
      guard part.object.attributes["hidden"] == "YES" else { return nil }
      return { view, _ in view.isHidden = true }
    }
    $0.key("color") { (view: UIActivityIndicatorView, color: UIColor?) in view.color = color }
    $0.key("hidesWhenStopped") { $0.hidesWhenStopped = $1 }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate static let nibWords: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "white": .white, "whiteLarge": .whiteLarge, "gray": .gray,
  ]
}
