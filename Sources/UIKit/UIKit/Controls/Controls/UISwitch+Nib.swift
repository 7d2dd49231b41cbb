internal import CellNibs
internal import Foundation

extension UISwitch {
  static let switchNibSettings = NibSettings(UISwitch.self) {
    $0.flag("on", absent: false) { $0.isOn = $1 }
    $0.color("onTintColor") { $0.onTintColor = $1 }
    $0.color("thumbTintColor") { $0.thumbTintColor = $1 }
    $0.known("title", "style")
    $0.key("on") { $0.isOn = $1 }
    $0.key("onTintColor") { (control: UISwitch, color: UIColor?) in control.onTintColor = color }
  }
}
