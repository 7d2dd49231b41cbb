import MFS
import UIKit

/// An icon and a count beside it.
final class CountButton: UIButton {
  /// Around icon and count, at both ends, in points.
  nonisolated static let padding: CGFloat = 8
  private nonisolated static let gap: CGFloat = 6

  var icon: Icon {
    didSet { if icon != oldValue { setImage(icon.image, for: .normal) } }
  }

  init(icon: Icon) {
    self.icon = icon
    super.init(frame: .zero)
    setImage(icon.image, for: .normal)
    accessibilityLabel = icon.spokenName
  }

  /// The count, which the label does not say.
  override var accessibilityValue: String? {
    get { currentTitle }
    set {}
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated static var titleFont: UIFont { .scaled(15, .medium, style: .subheadline) }

  nonisolated static var iconSide: CGFloat {
    min(44, UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 24).rounded())
  }

  /// At least 44 points each way.
  nonisolated static func size(title: String) -> CGSize {
    let text = title.size(font: titleFont)
    let width = padding + iconSide + (title.isEmpty ? 0 : gap + text.width) + padding
    return CGSize(width: max(44, width), height: max(44, text.height + 8, iconSide + 8))
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let side = Self.iconSide
    return CGRect(x: Self.padding, y: ((contentRect.height - side) / 2).rounded(), width: side, height: side)
      .mirrored(in: contentRect.width)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let x = Self.padding + Self.iconSide + Self.gap
    let height = Self.titleFont.wholeLineHeight
    return CGRect(
      x: x, y: ((contentRect.height - height) / 2).rounded(),
      width: max(0, contentRect.width - x - Self.padding),
      height: height
    ).mirrored(in: contentRect.width)
  }
}
