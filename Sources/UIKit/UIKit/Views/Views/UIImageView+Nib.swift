internal import CellNibs
internal import Foundation

extension UIImageView {
  static let imageViewNibSettings = NibSettings(UIImageView.self) {
    $0.value("preferredSymbolConfiguration", { $0.symbolConfiguration("preferredSymbolConfiguration") }) {
      $0.preferredSymbolConfiguration = $1
    }
    $0.image("image") { $0.image = $1 }
    $0.image("highlightedImage", catalog: "highlightedCatalog") { $0.highlightedImage = $1 }
    $0.flag("highlighted") { $0.isHighlighted = $1 }
    $0.known(
      "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenAncestorFocused",
      "imageReference")
    $0.key("image") { (view: UIImageView, image: UIImage?) in view.image = image }
  }
}
