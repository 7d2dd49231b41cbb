import MFS
import UIKit

/// A button with an icon and a count beside it.
final class CountButton: UIButton {
  /// The padding around icon and count, at both ends, in points.
  nonisolated static var padding: CGFloat { min(CGFloat(8).room, ReadableColumn.margin) }
  private nonisolated static var gap: CGFloat { CGFloat(6).room }
  /// The margin above and below the icon, in points.
  private nonisolated static var margin: CGFloat { CGFloat(10).room }

  var icon: Icon {
    didSet { if icon != oldValue { setImage(icon.image, for: .normal) } }
  }

  init(icon: Icon) {
    self.icon = icon
    super.init(frame: .zero)
    setImage(icon.image, for: .normal)
    accessibilityLabel = icon.spokenName
  }

  /// The count, which VoiceOver reads after the label.
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

  /// Returns the button's size: at least 44 points in both directions, with space for the widest of the titles.
  nonisolated static func size(titles: [String]) -> CGSize {
    let width = titles.map { $0.size(font: titleFont).width }.max() ?? 0
    return CGSize(
      width: max(44, padding + iconSide + (width > 0 ? gap + width : 0) + padding),
      height: max(44, max(titleFont.wholeLineHeight, iconSide) + 2 * margin))
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
