import Testing

@testable import UIKit

/// Compares the sizes of controls with those in each version of iOS.
@MainActor struct AppleControlTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var version: SystemVersion
    /// The width in points, or nil if the control has no width of its own.
    var width: CGFloat?
    var height: CGFloat
    var scale: CGFloat = 2
    var make: @MainActor @Sendable () -> UIView

    init(
      _ name: String, _ version: SystemVersion, _ width: CGFloat?, _ height: CGFloat, scale: CGFloat = 2,
      make: @escaping @MainActor @Sendable () -> UIView
    ) {
      testDescription = "\(name), iOS \(version.rawValue)"
      (self.version, self.width, self.height, self.scale) = (version, width, height, scale)
      self.make = make
    }
  }

  nonisolated static let controls: [Row] =
    [
      Row("switch", .iOS18, 51, 31) { UISwitch() },
      Row("switch", .iOS26, 63, 28) { UISwitch() },
      Row("slider", .iOS18, nil, 31) { UISlider() },
      Row("slider", .iOS26, nil, 34) { UISlider() },
      Row("page control of 3", .iOS18, nil, 26) { pages(3) },
      Row("page control of 3", .iOS26, 73, 25) { pages(3) },
      Row("search bar", .iOS18, nil, 56) { UISearchBar() },
      Row("search bar", .iOS26, nil, 64) { UISearchBar() },
      Row("navigation bar", .iOS18, nil, 44) { navigationBar() },
      Row("navigation bar", .iOS26, nil, 54) { navigationBar() },
      Row("navigation bar with a large title", .iOS18, nil, 96) { navigationBar(isLarge: true) },
      Row("navigation bar with a large title", .iOS26, nil, 106) { navigationBar(isLarge: true) },
    ]
    + SystemVersion.allCases.flatMap { version in
      [
        Row("segments", version, nil, 32) { UISegmentedControl(items: ["One", "Two"]) },
        Row("stepper", version, 94, 32) { UIStepper() },
        Row("progress", version, nil, 4) { UIProgressView(progressViewStyle: .default) },
        Row("spinner", version, 20, 20) { UIActivityIndicatorView(style: .medium) },
        Row("large spinner", version, 37, 37) { UIActivityIndicatorView(style: .large) },
        Row("tab bar", version, nil, 49) { UITabBar() },
        Row("toolbar", version, nil, 44) { UIToolbar() },
        Row("refresh control", version, nil, 60) { UIRefreshControl() },
        Row("round field at 14 points", version, nil, 34) { field(.roundedRect, 14) },
        Row("round field at 17 points", version, nil, 34) { field(.roundedRect, 17) },
        Row("bare field at 17 points", version, nil, 22) { field(.none, 17) },
        Row("bare field at 17 points, 3 pixels", version, nil, 22, scale: 3) { field(.none, 17) },
      ]
    }

  @Test(arguments: controls) func `each control is as large as on an iPhone`(_ row: Row) {
    let size = fittingSize(row)
    #expect(size.height == row.height)
    if let width = row.width { #expect(size.width == width) }
  }

  nonisolated static let buttons: [Row] = SystemVersion.allCases.flatMap { version in
    let heights: [(CGFloat, CGFloat)] = [
      (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (23, 40),
    ]
    return heights.map { size, height in
      Row("button at \(size) points", version, nil, height) { button("Title", size) }
    } + [
      Row("empty button at 12 points", version, 30, 27) { button("", 12) },
      Row("empty button at 17 points", version, 30, 33) { button("", 17) },
      Row("detail disclosure", version, 26, 26) { UIButton(type: .detailDisclosure) },
      Row("light info", version, 26, 26) { UIButton(type: .infoLight) },
      Row("dark info", version, 26, 26) { UIButton(type: .infoDark) },
      Row("contact add", version, 25, 24) { UIButton(type: .contactAdd) },
      Row("close", version, 30, 30) { UIButton(type: .close) },
      Row("plain", version, nil, 34.5) { configured(.plain()) },
      Row("gray", version, nil, 34.5) { configured(.gray()) },
      Row("tinted", version, nil, 34.5) { configured(.tinted()) },
      Row("filled", version, nil, 34.5) { configured(.filled()) },
    ]
  }

  @Test(arguments: buttons) func `each button is as large as on an iPhone`(_ row: Row) {
    let size = fittingSize(row)
    #expect(size.height == row.height)
    if let width = row.width { #expect(size.width == width) }
  }

  @Test func `a symbol button at three pixels per point is as large as its symbol`() {
    let row = Row("contact add", .iOS26, nil, 23.667, scale: 3) { UIButton(type: .contactAdd) }
    #expect(abs(fittingSize(row).width - 24.333) < 0.001 && abs(fittingSize(row).height - 23.667) < 0.001)
  }

  @Test func `an info button at three pixels per point is as large as its symbol`() {
    let row = Row("info", .iOS26, nil, 25.667, scale: 3) { UIButton(type: .infoLight) }
    #expect(abs(fittingSize(row).width - 25.667) < 0.001 && abs(fittingSize(row).height - 25.667) < 0.001)
  }

  @Test func `a configured button at three pixels per point is its line and insets`() {
    let row = Row("filled", .iOS26, nil, 34.333, scale: 3) { Self.configured(.filled()) }
    #expect(abs(fittingSize(row).height - 34.333) < 0.001)
  }

  nonisolated static let rows: [Row] = [
    Row("one line", .iOS18, nil, 44) { cell(.default) },
    Row("one line", .iOS26, nil, 52) { cell(.default) },
    Row("value", .iOS18, nil, 44) { cell(.value1, detail: "Detail") },
    Row("value", .iOS26, nil, 52) { cell(.value1, detail: "Detail") },
    Row("subtitle", .iOS18, nil, 55.5) { cell(.subtitle, detail: "Detail") },
    Row("subtitle", .iOS26, nil, 56) { cell(.subtitle, detail: "Detail") },
  ]

  @Test(arguments: rows) func `each standard row is as high as on an iPhone`(_ row: Row) {
    #expect(fittingSize(row).height == row.height)
  }

  private func fittingSize(_ row: Row) -> CGSize {
    Device.using(Device(displayScale: row.scale, systemVersion: row.version)) {
      row.make().sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    }
  }

  private static func navigationBar(isLarge: Bool = false) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Title")]
    bar.prefersLargeTitles = isLarge
    return bar
  }

  private static func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  private static func field(_ style: UITextField.BorderStyle, _ size: CGFloat) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    field.text = "Text"
    return field
  }

  private static func button(_ title: String, _ size: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle(title, for: .normal)
    return button
  }

  private static func configured(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Configure"
    return UIButton(configuration: configuration)
  }

  private static func cell(
    _ style: UITableViewCell.CellStyle, detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = detail
    return cell
  }
}

/// Tests of where iOS places the parts of a standard row.
@MainActor struct AppleRowTests {
  private func row(
    _ style: UITableViewCell.CellStyle, _ version: SystemVersion, width: CGFloat = 375,
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    Device.using(Device(screenSize: CGSize(width: width, height: 844), systemVersion: version)) {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      change(cell)
      cell.frame = CGRect(x: 0, y: 0, width: width, height: 0)
      cell.sizeToFit()
      cell.layoutIfNeeded()
      return cell
    }
  }

  @Test(arguments: [(320, 16), (375, 16), (390, 20), (414, 20), (430, 20)])
  func `text begins at the device's margin`(_ width: CGFloat, _ margin: CGFloat) {
    #expect(row(.default, .iOS26, width: width).textLabel?.frame.minX == margin)
  }

  @Test func `text begins 15 points after its image`() {
    let cell = row(.default, .iOS18, width: 414) {
      $0.imageView?.image = UIImage(content: .nodes([]), size: CGSize(width: 24, height: 24), scale: 2)
    }
    #expect(cell.textLabel?.frame.minX == 59)
  }

  @Test func `a subtitle row's labels are placed as on an iPhone`() {
    let (older, newer) = (row(.subtitle, .iOS18), row(.subtitle, .iOS26))
    #expect(older.textLabel?.frame.minY == 10)
    #expect(older.detailTextLabel?.frame.minY == 31.5)
    #expect(newer.textLabel?.frame.minY == 9)
    #expect(newer.detailTextLabel?.frame.minY == 31.5)
    #expect(newer.detailTextLabel?.frame.height == 14.5)
  }

  @Test func `a value row's labels are placed as on an iPhone`() {
    let (older, newer) = (row(.value1, .iOS18), row(.value1, .iOS26))
    #expect(older.textLabel?.frame.minY == 12)
    #expect(abs((older.detailTextLabel?.frame.maxX ?? 0) - (375 - 16)) < 0.001)
    #expect(newer.textLabel?.frame.minY == 16)
  }

  @Test func `a disclosure indicator narrows the content by margin and chevron`() {
    let cell = row(.value1, .iOS18) { $0.accessoryType = .disclosureIndicator }
    let width: CGFloat = 375 - 16 - 10.5
    #expect(cell.contentView.frame.width == width)
    #expect(cell.detailTextLabel?.frame.maxX == width - 8)
  }

  @Test func `cards without titles are 35 points apart`() {
    Device.using(Device(displayScale: 3, screenSize: CGSize(width: 393, height: 852))) {
      let probe = TableProbe(1, 1)
      probe.headerHeight = UITableView.automaticDimension
      probe.footerHeight = UITableView.automaticDimension
      let table = probe.table(height: 400, style: .insetGrouped)
      table.frame.size.width = 393
      table.layoutIfNeeded()
      let rows = [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }
      #expect(rows[0].minX == 20 && rows[0].width == 353 && rows[0].minY == 35)
      #expect(abs(rows[1].minY - rows[0].maxY - 35) < 0.001)
      #expect(abs(table.rectForHeader(inSection: 1).height - 17.667) < 0.001)
      #expect(abs(table.rectForFooter(inSection: 0).height - 17.333) < 0.001)
    }
  }

  @Test func `a detail button narrows the content by 40 points`() {
    #expect(row(.default, .iOS26) { $0.accessoryType = .detailButton }.contentView.frame.width == 335)
  }
}
