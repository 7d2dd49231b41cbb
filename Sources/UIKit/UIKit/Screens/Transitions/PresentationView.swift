import Foundation

/// The view over a window that shows a presented controller at its place, above a dimming view.
final class PresentationView: UIView {
  let controller: UIViewController
  /// The controller that is shown: the presented one, or one that a delegate puts around it on a narrow screen.
  let shownController: UIViewController
  private let presentation: UIPresentationController
  private let dimming = UIView(frame: .zero)
  private let container = PresentedContainer(frame: .zero)

  init(_ controller: UIViewController, over window: UIWindow) {
    self.controller = controller
    presentation = controller.madePresentationController()
    shownController = presentation.adaptedController(in: window.traitCollection) ?? controller
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.container = self
    addSubview(dimming)
    presentation.presentationTransitionWillBegin()
    addSubview(container)
    let isAdapted = shownController !== controller
    if let view = isAdapted ? shownController.view : presentation.presentedView { container.show(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.containerViewWillLayoutSubviews()
    let place = PresentedPlace(of: controller, presentation, in: self)
    dimming.frame = bounds
    dimming.isHidden = !place.isDimming
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    container.take(place)
    presentation.containerViewDidLayoutSubviews()
  }

  /// Tells the delegate that the controller will appear, with the popover or the sheet in place of one.
  func willAppear(in traits: UITraitCollection) {
    let delegate = presentation.delegate
    let style = adaptedStyle(in: traits)
    if let popover = presentation as? UIPopoverPresentationController {
      switch style {
      case nil:
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
      case .fullScreen?, .overFullScreen?: break
      default:
        delegate?.presentationController(
          presentation, prepare: popover.adaptiveSheetPresentationController)
      }
    }
    delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: style ?? UIModalPresentationStyle.none,
      transitionCoordinator: nil)
  }

  /// Returns the style in place of a popover, or nil where the controller appears in its own style.
  private func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    controller.coversWindow
      ? nil : (presentation as? UIPopoverPresentationController)?.adaptedStyle(in: traits)
  }

  /// Notifies the presentation that the controller has appeared.
  func didAppear() {
    presentation.presentationTransitionDidEnd(true)
  }

  /// Removes the views and notifies the presentation.
  func dismiss() {
    presentation.dismissalTransitionWillBegin()
    shownController.sendWillDisappear()
    shownController.viewIfLoaded?.removeFromSuperview()
    removeFromSuperview()
    shownController.sendDidDisappear()
    presentation.dismissalTransitionDidEnd(true)
    presentation.container = nil
    shownController.presenting = nil
  }
}

/// The shape around a presented view, with the grabber of a sheet. Its place on the screen determines its safe area.
private final class PresentedContainer: UIView {
  private let clip = PresentedClip(frame: .zero)
  private let grabber = UIView(frame: .zero)
  private static let grabberSize = CGSize(width: 36, height: 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  func take(_ place: PresentedPlace) {
    let scale = place.size.width > 0 ? place.frame.width / place.size.width : 1
    transform = .identity
    bounds = CGRect(origin: .zero, size: place.size)
    center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    if scale != 1 { transform = CGAffineTransform(scaleX: scale, y: scale) }
    clip.frame = bounds
    clip.placeInsets = place.safeAreaInsets
    clip.backgroundColor = place.backgroundColor
    clip.clipsToBounds = place.cornerRadius > 0
    clip.layer.cornerRadius = place.cornerRadius
    clip.layer.maskedCorners =
      place.isFloating
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for view in clip.subviews { view.frame = clip.bounds }
    grabber.isHidden = !place.hasGrabber
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: 5, width: Self.grabberSize.width,
      height: Self.grabberSize.height)
  }
}

/// The view that cuts a presented view to its shape.
private final class PresentedClip: UIView {
  var placeInsets = UIEdgeInsets.zero { didSet { if placeInsets != oldValue { updateSafeArea() } } }

  override var safeAreaInsets: UIEdgeInsets { placeInsets }
}
