import Foundation

/// An alert or an action sheet.
///
/// Unlike UIKit, an alert is drawn on its own, not over the controller that presents it. The user cannot tap
/// anything.
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

  private let box = AlertBox(frame: .zero)

  private func contentDidChange() {
    guard isViewLoaded else { return }
    layOutBox()
    view.setNeedsLayout()
  }

  private func layOutBox() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    box.show(
      AlertBox.Content(
        title: title, message: message, fields: textFields ?? [], actions: orderedActions,
        preferred: preferredAction, isSheet: preferredStyle == .actionSheet))
    let width = preferredStyle == .alert ? min(270, room.width - 16) : room.width - 16
    let size = box.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let y = preferredStyle == .alert ? room.midY - size.height / 2 : room.maxY - 8 - size.height
    box.frame = CGRect(
      x: (room.midX - width / 2).rounded(), y: y.rounded(), width: width, height: size.height)
  }

  /// The actions in the order in which they are shown. The cancel action is the first of two side by side, and
  /// otherwise the last.
  private var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }
}
