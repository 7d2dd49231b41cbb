import MFS
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of the rules about controls, text sizes, directions and forgotten views.
@MainActor struct AccessibilityRulesTests {
  private func found(
    _ rule: CheckRule, textSizes: [UIContentSizeCategory] = [.large, .accessibilityLarge],
    _ view: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    let settings = CheckSettings(rules: [rule], widths: [320], textSizes: textSizes)
    return Set(try Checker(settings).check([CatalogEntry("View", view: view)]).findings.map(\.subject))
      .sorted()
  }

  private func container(_ views: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for subview in views { view.addSubview(subview) }
    return view
  }

  private func icon(_ type: UIButton.ButtonType = .custom) -> UIButton {
    let button = UIButton(type: type)
    if type == .custom { button.setImage(NotePicture.more, for: .normal) }
    button.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
    return button
  }

  private func label(_ text: String, x: CGFloat = 100, font: UIFont = .systemFont(ofSize: 15)) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 8, width: 120, height: 44))
    label.text = text
    label.font = font
    return label
  }

  @Test func `a button with only a picture needs a label`() throws {
    #expect(try found(.accessibilityLabel) { container(icon()) } == ["UIView.UIButton"])
  }

  @Test func `a button that VoiceOver skips needs no label`() throws {
    #expect(
      try found(.accessibilityLabel) {
        let view = container(icon())
        view.isAccessibilityElement = true
        return view
      } == [])
    #expect(
      try found(.accessibilityLabel) {
        let button = icon()
        button.accessibilityElementsHidden = true
        return container(button)
      } == [])
  }

  @Test func `controls that UIKit draws or a text names need no label`() throws {
    #expect(try found(.accessibilityLabel) { container(icon(.detailDisclosure)) } == [])
    #expect(
      try found(.accessibilityLabel) {
        let button = icon()
        button.setTitle("More", for: .normal)
        return container(button)
      } == [])
  }

  private func speaking(_ label: String?, y: CGFloat, x: CGFloat = 8) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 44, height: 20))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  @Test func `two elements with the same words in the same place are found once`() throws {
    #expect(
      try found(.doubledElement) { container(speaking("Like", y: 0), speaking("Like", y: 0)) }
        == ["UIView.UIView"])
    #expect(try found(.doubledElement) { container(speaking("Like", y: 0), speaking("Like", y: 30)) } == [])
    // VoiceOver does not stop where there is no area.
    #expect(
      try found(.doubledElement) {
        let views = [speaking("Like", y: 0), speaking("Like", y: 0)]
        for view in views { view.bounds.size.height = 0 }
        return container(views[0], views[1])
      } == [])
  }

  @Test func `an element without words is found with any traits`() throws {
    let picture = { @MainActor in
      let view = self.speaking(" ", y: 0)
      view.accessibilityTraits = .image
      return self.container(view)
    }
    #expect(try found(.emptyElement, picture) == ["UIView.UIView"])
    #expect(
      try found(.emptyElement) {
        let view = speaking(nil, y: 0)
        view.accessibilityHint = "Opens"
        return container(view, UISwitch(frame: CGRect(x: 100, y: 0, width: 0, height: 0)))
      } == [])
  }

  @Test func `an order that goes back up in a column is found`() throws {
    func read(_ views: UIView...) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      for subview in views { view.addSubview(subview) }
      view.accessibilityElements = views
      return view
    }
    #expect(try found(.readingOrder) { read(speaking("b", y: 30), speaking("a", y: 0)) } == ["UIView.UIView"])
    // Columns beside each other may be read one after the other.
    #expect(try found(.readingOrder) { read(speaking("a", y: 30), speaking("b", y: 0, x: 100)) } == [])
  }

  @Test func `a cut text is found at an accessibility size where VoiceOver does not read it either`() throws {
    func cut(_ spoken: String?) -> UIView {
      let label = label("A long text that is cut off", font: .preferredFont(forTextStyle: .body))
      label.lineBreakMode = .byTruncatingTail
      label.accessibilityLabel = spoken
      return container(label)
    }
    let largest: [UIContentSizeCategory] = [.accessibilityExtraExtraExtraLarge]
    #expect(try found(.unreadText, textSizes: largest) { cut("A long text") } == ["UIView.UILabel"])
    #expect(try found(.unreadText, textSizes: largest) { cut(nil) } == [])
    #expect(try found(.unreadText, textSizes: [.large]) { cut("A long text") } == [])
  }

  @Test func `a text with a fixed size is found once`() throws {
    #expect(try found(.dynamicType) { container(label("Hello")) } == ["UIView.UILabel"])
    #expect(
      try found(.dynamicType) { container(label("Hello", font: .preferredFont(forTextStyle: .body))) } == [])
  }

  /// Returns the findings about a screen in a navigation controller and a tab bar controller.
  private func foundInBars(_ rule: CheckRule, titleView: UIView? = nil) throws -> [String] {
    let entry = CatalogEntry("Bars") { () -> UIViewController in
      let screen = UIViewController()
      screen.title = "Shopping"
      screen.navigationItem.titleView = titleView
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Close", style: .plain, target: nil, action: nil)
      screen.tabBarItem = UITabBarItem(title: "Basket", image: NotePicture.more, tag: 0)
      screen.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    let settings = CheckSettings(rules: [rule], widths: [320], textSizes: [.large, .accessibilityLarge])
    return try Checker(settings).check([entry]).findings.map(\.subject)
  }

  @Test(arguments: [CheckRule.dynamicType, .touchTarget, .offPixel, .outside, .overlap, .zeroSize])
  func `what UIKit puts into bars is not the app's`(rule: CheckRule) throws {
    #expect(try foundInBars(rule) == [])
  }

  @Test func `a title view of the app is checked in its bar`() throws {
    #expect(try foundInBars(.dynamicType, titleView: label("Hello")).count == 1)
  }

  @Test func `symbols do not have to follow the text size`() throws {
    #expect(try found(.dynamicType) { container(label("EM"), label("→→→", x: 200)) } == [])
  }

  @Test func `a single text size has no finding`() throws {
    #expect(try found(.dynamicType, textSizes: [.large]) { container(label("Hello")) } == [])
  }

  @Test func `a picture beside a text must be mirrored`() throws {
    let photo = { UIImageView(image: NotePicture.photo) }
    #expect(try found(.mirroring) { container(photo(), label("Hello")) }.count == 1)
    #expect(
      try found(.mirroring) {
        let view = container(photo(), label("Hello"))
        view.semanticContentAttribute = .forceLeftToRight
        return view
      } == [])
  }

  @Test func `a symmetric row has no finding`() throws {
    #expect(
      try found(.mirroring) {
        let (left, right) = (label("Yes", x: 20), label("No", x: 180))
        return container(left, right)
      } == [])
  }

  @Test func `pictures without texts have no finding`() throws {
    #expect(
      try found(.mirroring) {
        let photo = UIImageView(image: NotePicture.photo)
        photo.frame.origin.x = 80
        return container(UIImageView(image: NotePicture.photo), photo)
      } == [])
  }

  @Test func `a forgotten view of a controller in the pattern is found`() throws {
    let settings = CheckSettings(rules: [.missingSubview], widths: [320], textSizes: [.large])
    let report = try Checker(settings).check([CatalogEntry("Screen") { ForgetfulController() }])
    #expect(report.findings.map(\.subject) == ["ForgetfulController.titleLabel"])
  }

  @Test func `a label for measuring is not a forgotten view`() throws {
    #expect(
      try found(.missingSubview) { MeasuringView(frame: CGRect(x: 0, y: 0, width: 320, height: 40)) } == [
        "MeasuringView.lineView"
      ])
  }

  @Test func `clipping between letters is intended`() {
    func faults(_ width: CGFloat, fades: Bool = false) -> Int {
      let label = label("Ill    ill", font: .systemFont(ofSize: 17))
      label.lineBreakMode = .byClipping
      label.frame.size.width = width
      if fades { label.layer.mask = CALayer() }
      return TruncationRule.faults(in: LintTree(of: container(label))).count
    }
    #expect(faults(24) == 0)
    #expect(faults(2) == 1)
    #expect(faults(2, fades: true) == 0)
  }
}

/// A screen in the pattern that makes a label but does not add it.
private final class ForgetfulController: UIViewController, MFSController {
  private var titleLabel: UILabel?
  var viewModel: PostCellVM? { didSet { viewModelDidChange() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepareUI()
  }

  func initSubviews() {
    titleLabel = titleLabel ?? UILabel()
  }

  func bindData(from viewModel: PostCellVM?) {
    titleLabel?.text = "Hello"
  }
}

/// A view with a label for measuring, and a line that was forgotten.
private final class MeasuringView: UIView {
  private let measuringLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
  private let lineView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1))

  override init(frame: CGRect) {
    super.init(frame: frame)
    measuringLabel.text = "Hello"
    lineView.backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) {
    nil
  }
}
