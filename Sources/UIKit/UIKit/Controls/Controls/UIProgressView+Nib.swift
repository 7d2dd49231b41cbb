internal import CellNibs
internal import Foundation

extension UIProgressView {
  static let progressViewNibSettings = NibSettings(UIProgressView.self) {
    $0.choice("progressViewStyle", ["default": .default, "bar": .bar]) { $0.progressViewStyle = $1 }
    $0.number("progress") { $0.progress = Float($1) }
    $0.color("progressTintColor") { $0.progressTintColor = $1 }
    $0.color("trackTintColor") { $0.trackTintColor = $1 }
    $0.key("progress") { $0.progress = $1 }
  }
}
