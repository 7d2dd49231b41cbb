import Foundation

/// An alert or an action sheet.
///
/// An alert that nothing presents is drawn on its own. Unlike UIKit, the user cannot tap anything.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  public private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { contentDidChange() } }
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  open var severity = Severity.default

  /// The severity of an alert. Unlike UIKit, it has no effect.
  public enum Severity: Int, Sendable {
    case `default`
    case critical
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open override var title: String? { didSet { contentDidChange() } }

  open func addAction(_ action: UIAlertAction) {
    action.didChange = { [weak self] in self?.contentDidChange() }
    actions.append(action)
    contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(box)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBox()
  }

  private let box: any AlertBoxView =
    SystemVersion.current >= .iOS26 ? RoundAlertBox(frame: .zero) : AlertBox(frame: .zero)

  override var coversWindow: Bool { true }

  /// Whether the actions appear in a popover, as an action sheet's actions do on a tablet.
  override var isPopover: Bool {
    preferredStyle == .actionSheet && Device.currentTraits.userInterfaceIdiom == .pad
  }

  private func contentDidChange() {
    guard isViewLoaded else { return }
    layOutBox()
    view.setNeedsLayout()
  }

  private func layOutBox() {
    box.show(
      AlertContent(
        title: title, message: message, fields: textFields ?? [], actions: orderedActions,
        preferred: preferredAction, isSheet: preferredStyle == .actionSheet))
    box.frame = SystemVersion.current >= .iOS26 ? roundBoxFrame : boxFrame
  }

  /// The frame of the box since iOS 26: in the middle of the screen, or at the source of its popover.
  private var roundBoxFrame: CGRect {
    let width = isPopover ? RoundAlertBox.popoverWidth : min(RoundAlertBox.width, view.bounds.width - 16)
    let height = box.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    var center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    if isPopover, let popover = popoverPresentationController {
      let source = popover.source(in: view)
      center = CGPoint(
        x: source.midX,
        y: popover.permittedArrowDirections.isEmpty ? source.midY : source.maxY + 8 + height / 2)
    }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let x = min(max(center.x - width / 2, 8), max(view.bounds.width - width - 8, 8))
    let y = min(max(center.y - height / 2, room.minY + 8), max(room.maxY - height - 8, room.minY + 8))
    let scale = max(view.traitCollection.displayScale, 1)
    return CGRect(
      x: (x * scale).rounded(.down) / scale, y: (y * scale).rounded(.down) / scale, width: width,
      height: height)
  }

  private var boxFrame: CGRect {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let width = preferredStyle == .alert ? min(270, room.width - 16) : room.width - 16
    let size = box.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let y = preferredStyle == .alert ? room.midY - size.height / 2 : room.maxY - 8 - size.height
    return CGRect(
      x: (room.midX - width / 2).rounded(), y: y.rounded(), width: width, height: size.height)
  }

  /// The actions in the order in which they are shown. The cancel action is the first of two side by side, and
  /// otherwise the last.
  private var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    // A popover has no cancel action, as a tap beside it cancels.
    if isPopover { return others }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }
}
