internal import CellNibs
internal import Foundation

extension UIColorWell {
  static let colorWellNibSettings = NibSettings(UIColorWell.self) {
    $0.color("selectedColor") { $0.selectedColor = $1 }
    $0.known("title", "supportsAlpha")
    $0.key("selectedColor") { (well: UIColorWell, color: UIColor?) in well.selectedColor = color }
  }
}
