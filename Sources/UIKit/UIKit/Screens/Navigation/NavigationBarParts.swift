import Foundation

/// The views of a navigation bar.
@MainActor final class NavigationBarParts {
  let background = BarBackground(isAtBottom: false)
  let title = UILabel(frame: .zero)
  let prompt = UILabel(frame: .zero)
  let largeTitle = UILabel(frame: .zero)
  /// A view that cuts the large title off where it is scrolled away.
  private let largeTitleRow = UIView(frame: .zero)
  private var rows = BarButtonViews()
  var buttons: [BarButton] { rows.buttons }
  private var titleView: UIView?
  private var searchBar: UISearchBar?
  private(set) var backButton: BarButton?

  func add(to bar: UINavigationBar) {
    largeTitleRow.clipsToBounds = true
    largeTitleRow.addSubview(largeTitle)
    prompt.textAlignment = .center
    for label in [title, largeTitle] { label.accessibilityTraits = .header }
    for view in [background, largeTitleRow, prompt, title] { bar.addSubview(view) }
  }

  func layOut(_ bar: UINavigationBar, look: NavigationBarLook) {
    let bounds = bar.bounds
    let metrics = BarMetrics(width: bounds.width, traits: bar.traitCollection)
    background.frame = CGRect(
      x: 0, y: -bar.topExtension, width: bounds.width, height: bounds.height + bar.topExtension)
    background.show(look.backgroundStyle)
    let item = bar.topItem
    var y = layOutPrompt(item?.prompt, width: bounds.width, metrics: metrics)
    layOutRow(bar, look: look, metrics: metrics, midY: y + metrics.content / 2)
    y += metrics.row
    let search = bar.searchBar
    let searchHeight = search == nil ? 0 : metrics.search
    let largeHeight = max(bounds.height - y - searchHeight, 0)
    layOutLargeTitle(
      bar, look: look, frame: CGRect(x: 0, y: y, width: bounds.width, height: largeHeight),
      margin: metrics.margin)
    layOutSearch(
      search, in: bar,
      frame: CGRect(
        x: metrics.margin - 8, y: y + largeHeight, width: bounds.width - 2 * (metrics.margin - 8),
        height: min(searchHeight, max(bounds.height - y - largeHeight, 0))))
  }

  /// Lays out the prompt and returns the top of the row of buttons.
  private func layOutPrompt(_ text: String?, width: CGFloat, metrics: BarMetrics) -> CGFloat {
    prompt.isHidden = text?.isEmpty != false
    guard !prompt.isHidden else { return 0 }
    prompt.font = .systemFont(ofSize: 13)
    prompt.text = text
    let height = prompt.sizeThatFits(.zero).height
    prompt.frame = CGRect(
      x: metrics.margin, y: metrics.prompt - height - 2, width: max(width - 2 * metrics.margin, 0),
      height: height)
    return metrics.prompt
  }

  private func layOutLargeTitle(
    _ bar: UINavigationBar, look: NavigationBarLook, frame: CGRect, margin: CGFloat
  ) {
    largeTitleRow.isHidden = !bar.showsLargeTitle || frame.height <= 0
    guard !largeTitleRow.isHidden else { return }
    largeTitle.attributedText = FreedAttributedString(
      string: bar.topItem?.title ?? "", attributes: look.largeTitleAttributes(for: bar.traitCollection))
    largeTitleRow.frame = frame
    let size = largeTitle.sizeThatFits(.zero)
    largeTitle.frame = Self.mirrored(
      CGRect(
        x: margin, y: frame.height - 8 - size.height,
        width: min(size.width, max(frame.width - 2 * margin, 0)),
        height: size.height),
      in: bar)
  }

  private func layOutSearch(_ search: UISearchBar?, in bar: UINavigationBar, frame: CGRect) {
    if searchBar !== search, searchBar?.superview === bar { searchBar?.removeFromSuperview() }
    searchBar = search
    guard let search else { return }
    if search.superview !== bar { bar.addSubview(search) }
    search.isHidden = frame.height < 36
    search.frame = frame
  }

  private func layOutRow(_ bar: UINavigationBar, look: NavigationBarLook, metrics: BarMetrics, midY: CGFloat)
  {
    rows.removeAll()
    backButton = nil
    let width = bar.bounds.width
    let trailing = row(bar.topItem?.rightBarButtonItems ?? [], look: look, metrics: metrics)
    let titleWidth = titleWidth(bar, look: look)
    let free = width - 2 * metrics.buttonMargin - trailing.width - titleWidth - 2 * metrics.titleSpacing
    let leading = leadingRow(bar, look: look, metrics: metrics, length: free)
    let start = backButton == nil ? metrics.buttonMargin : metrics.backMargin
    rows.show(leading.places(from: start, length: 0, midY: midY, height: metrics.content), in: bar)
    var end = trailing.places(from: 0, length: 0, midY: midY, height: metrics.content)
    // The frames are counted from the trailing edge.
    for index in end.buttons.indices {
      end.buttons[index].frame = end.buttons[index].frame.mirrored(in: width - metrics.buttonMargin)
    }
    for index in end.glasses.indices {
      end.glasses[index].frame = end.glasses[index].frame.mirrored(in: width - metrics.buttonMargin)
    }
    rows.show(end, in: bar)
    let left = leading.isEmpty ? metrics.buttonMargin : start + leading.width + metrics.titleSpacing
    let right =
      width - metrics.buttonMargin - (trailing.isEmpty ? 0 : trailing.width + metrics.titleSpacing)
    layOutTitle(bar, look: look, between: left, right, midY: midY, height: metrics.content)
  }

  private func row(_ items: [UIBarButtonItem], look: NavigationBarLook, metrics: BarMetrics) -> BarButtonRow {
    var row = BarButtonRow(spacing: metrics.spacing, isOnGlass: SystemVersion.current >= .iOS26)
    add(items, to: &row, look: look)
    return row
  }

  private func add(_ items: [UIBarButtonItem], to row: inout BarButtonRow, look: NavigationBarLook) {
    row.add(items, in: title.superview) { look.button($0) }
  }

  /// Returns the back button, with the longest title that fits, and the items at the leading end.
  private func leadingRow(
    _ bar: UINavigationBar, look: NavigationBarLook, metrics: BarMetrics, length: CGFloat
  ) -> BarButtonRow {
    let items = bar.topItem?.leftBarButtonItems ?? []
    guard let back = bar.backItem, let item = bar.topItem, !item.hidesBackButton,
      items.isEmpty || item.leftItemsSupplementBackButton
    else { return row(items, look: look, metrics: metrics) }
    var rows: [BarButtonRow] = []
    for title in BackTitle.choices(of: back) {
      var row = BarButtonRow(spacing: metrics.spacing, isOnGlass: SystemVersion.current >= .iOS26)
      let button = backButton(to: back, title: title, bar: bar, look: look)
      backButton = button
      row.add(button, standsAlone: true)
      add(items, to: &row, look: look)
      if row.width <= length { return row }
      rows.append(row)
    }
    return rows.last ?? row(items, look: look, metrics: metrics)
  }

  private func backButton(
    to back: UINavigationItem, title: String, bar: UINavigationBar, look: NavigationBarLook
  ) -> BarButton {
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let item = back.backBarButtonItem ?? UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    AppearanceRecords.shared.apply(to: item, in: bar)
    let indicator = look.indicator ?? BarSymbol.backIndicator(isRightToLeft: isRightToLeft)
    return BarButton(
      item, look: look.button(item, isBack: true), traits: bar.traitCollection, title: title,
      indicator: indicator.renderingMode == .automatic
        ? indicator.withRenderingMode(.alwaysTemplate) : indicator,
      spokenBackTitle: back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back")
  }

  private func titleWidth(_ bar: UINavigationBar, look: NavigationBarLook) -> CGFloat {
    if let view = bar.topItem?.titleView { return BarButton.size(of: view).width }
    title.attributedText = FreedAttributedString(
      string: bar.topItem?.title ?? "", attributes: look.titleAttributes)
    return isTitleShown(bar) ? title.sizeThatFits(.zero).width : 0
  }

  /// Returns whether the small title is shown. A large title replaces it until it is scrolled away.
  private func isTitleShown(_ bar: UINavigationBar) -> Bool {
    !bar.showsLargeTitle || bar.collapse >= BarMetrics.largeTitle(bar.largeTitleFont)
  }

  private func layOutTitle(
    _ bar: UINavigationBar, look: NavigationBarLook, between left: CGFloat, _ right: CGFloat, midY: CGFloat,
    height: CGFloat
  ) {
    if titleView !== bar.topItem?.titleView, titleView?.superview === bar { titleView?.removeFromSuperview() }
    titleView = bar.topItem?.titleView
    let view = titleView ?? title
    title.isHidden = titleView != nil || !isTitleShown(bar)
    if let titleView, titleView.superview !== bar { bar.addSubview(titleView) }
    var size = titleView.map { BarButton.size(of: $0) } ?? title.sizeThatFits(.zero)
    // A title takes an even number of pixels, and its text begins at their start.
    var whole = size.width
    if titleView == nil {
      let pair = 2 / max(bar.traitCollection.displayScale, 1)
      whole = (size.width / pair - 1e-6).rounded(.up) * pair
      size.height = (size.height / pair - 1e-6).rounded(.up) * pair
    }
    size = CGSize(width: min(size.width, max(right - left, 0)), height: min(size.height, height))
    let x = min(max((bar.bounds.width - whole) / 2, left), max(right - whole, left))
    var frame = CGRect(x: x, y: midY - size.height / 2, width: size.width, height: size.height)
    if titleView == nil {
      let offset = look.appearance.titlePositionAdjustment
      frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    view.frame = Self.mirrored(frame, in: bar)
  }

  private static func mirrored(_ frame: CGRect, in bar: UINavigationBar) -> CGRect {
    bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bar.bounds.width) : frame
  }
}

/// The titles of a back button, from the longest to none.
@MainActor enum BackTitle {
  static func choices(of item: UINavigationItem) -> [String] {
    // Since iOS 26, the arrow is alone unless an app sets a title for it.
    let own = item.backBarButtonItem?.title ?? item.backButtonTitle
    let isMinimal = SystemVersion.current >= .iOS26 && own == nil
    switch item.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return ["Back", ""]
    case .default:
      if isMinimal { return [""] }
      return [own ?? item.title ?? "Back", "Back", ""]
    }
  }
}
