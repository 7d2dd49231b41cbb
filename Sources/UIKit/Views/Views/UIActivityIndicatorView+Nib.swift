internal import CellNibs
internal import Foundation

extension UIActivityIndicatorView {
  static let activityIndicatorViewNibSettings = NibSettings(UIActivityIndicatorView.self) {
    $0.choice("style", Style.nibWords) { $0.style = $1 }
    $0.color("color") { $0.color = $1 }
    $0.flag("hidesWhenStopped", absent: false) { $0.hidesWhenStopped = $1 }
    $0.flag("animating") { if $1 { $0.startAnimating() } }
    $0.key("color") { (view: UIActivityIndicatorView, color: UIColor?) in view.color = color }
    $0.key("hidesWhenStopped") { $0.hidesWhenStopped = $1 }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate static let nibWords: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "white": .white, "whiteLarge": .whiteLarge, "gray": .gray,
  ]
}
