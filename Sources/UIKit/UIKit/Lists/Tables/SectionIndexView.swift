import Foundation

/// The words at the trailing edge of a table that lead to its sections. Nobody touches them here.
final class SectionIndexView: UIView {
  /// The width in points that UIKit gives an index of letters.
  static let width: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// The height of a word, in points.
  private static let step: CGFloat = 14

  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  var color: UIColor? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let titles = shownTitles
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: color ?? tintColor ?? .systemBlue,
    ]
    var y = bounds.midY - CGFloat(titles.count) * Self.step / 2
    for title in titles {
      let size = (title as NSString).size(withAttributes: attributes)
      let place = CGPoint(x: bounds.midX - size.width / 2, y: y + (Self.step - size.height) / 2)
      (title as NSString).draw(at: place, withAttributes: attributes)
      y += Self.step
    }
  }

  /// The words, with a dot for every second one where there is no room for all.
  private var shownTitles: [String] {
    let room = max(Int(bounds.height / Self.step), 1)
    guard titles.count > room else { return titles }
    let shown = max((room + 1) / 2, 1)
    let chosen = (0..<shown).map { titles[shown > 1 ? $0 * (titles.count - 1) / (shown - 1) : 0] }
    return Array(chosen.map { [$0] }.joined(separator: ["•"]))
  }
}

extension UITableView {
  /// Asks the data source for the words, and shows or removes the index.
  func updateSectionIndex() {
    let rows = state.rowCounts.reduce(0, +)
    let titles = rows >= sectionIndexMinimumDisplayRowCount ? dataSource?.sectionIndexTitles(for: self) : nil
    guard let titles, !titles.isEmpty, rows > 0 else {
      state.indexView?.removeFromSuperview()
      state.indexView = nil
      return
    }
    let view = state.indexView ?? SectionIndexView(frame: .zero)
    state.indexView = view
    view.titles = titles
    view.color = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor
  }

  /// The width that the index takes from the rows.
  var sectionIndexWidth: CGFloat { state.indexView == nil ? 0 : SectionIndexView.width }

  func layoutSectionIndex() {
    guard let view = state.indexView else { return }
    if view.superview !== self { addSubview(view) }
    bringSubviewToFront(view)
    let insets = adjustedContentInset
    let rect = state.pictured ?? bounds
    let frame = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: rect.minY + insets.top, width: SectionIndexView.width,
      height: max(rect.height - insets.top - insets.bottom, 0))
    view.frame =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? CGRect(x: bounds.minX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }
}
