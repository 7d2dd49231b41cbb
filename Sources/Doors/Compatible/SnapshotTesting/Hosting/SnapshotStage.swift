internal import CellCatalog
internal import CellDrawing
internal import CellSnapshots

/// A window in which a controller appears while its snapshot is taken.
@MainActor
package struct SnapshotStage {
  private let view: UIView
  private let controller: UIViewController
  private let root = UIViewController()
  private let window: UIWindow
  private let oldFrame: CGRect

  /// A place that no safe area of the window reaches.
  private static let farAway = CGPoint(x: 10_000, y: 10_000)

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - controller: The view's controller, or a new one for a view without a controller.
  ///   - config: The size, safe area and traits.
  ///   - traits: Traits that win over the traits of `config`.
  private init(
    _ view: UIView, in controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection
  ) {
    self.view = view
    self.controller = controller
    let size = config.size ?? controller.view.frame.size
    oldFrame = view.frame
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    window = .showing(controller, size: config.size ?? controller.view.bounds.size, config)
    root.view.frame = window.bounds
    root.view.backgroundColor = .clear
    adopt(UITraitCollection(traitsFrom: [config.traits, traits]))
    // As in the original, a controller appears twice: with the window, and for the snapshot.
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    layOut()
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      layOut()
    }
  }

  /// Makes the controller a child of the root, with the root's size.
  private func adopt(_ traits: UITraitCollection) {
    let (outer, inner): (UIView, UIView) = (root.view, controller.view)
    inner.frame = outer.bounds
    outer.addSubview(inner)
    if inner.translatesAutoresizingMaskIntoConstraints {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    root.addChild(controller)
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
  }

  private func layOut() {
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  /// Takes the controller and the view away, as they were before.
  private func close() {
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
    window.rootViewController = nil
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    if view !== controller.view { view.removeFromSuperview() }
    view.frame = oldFrame
  }

  /// Returns what `body` makes of a view while it is shown.
  static func showing<Result>(
    _ view: UIView, in controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection,
    _ body: (UIView) -> Result
  ) -> Result {
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    return Device.changing({ if all.displayScale > 0 { $0.displayScale = all.displayScale } }) {
      let stage = SnapshotStage(view, in: controller, config, traits: traits)
      defer { stage.close() }
      return body(view)
    }
  }

  /// Draws a view. A view without a size becomes a picture that says so.
  static func image(
    of view: UIView, in controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection
  ) -> UIImage {
    let image = showing(view, in: controller, config, traits: traits) { view in
      if config.safeArea == .zero { view.frame.origin = farAway }
      return picture(of: view)
    }
    if let image { return image }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
    label.backgroundColor = .red
    label.text =
      "Error: No image could be generated for this view as its size was zero. "
      + "Please set an explicit size in the test."
    label.textAlignment = .center
    label.numberOfLines = 3
    return picture(of: label) ?? UIImage()
  }

  /// Draws a view as it is laid out, with a note of its views. Returns nil if it has no size.
  /// The note of a view that is too large says so.
  package static func picture(of view: UIView) -> UIImage? {
    let scale = Device.current.displayScale
    let rect = CGRect(origin: .zero, size: view.bounds.size)
    guard rect.width > 0, rect.height > 0 else { return nil }
    guard let width = pixels(rect.width, scale), let height = pixels(rect.height, scale),
      let bitmap = try? Bitmap(width: width, height: height)
    else {
      let image = UIImage()
      let size = "\(PlainNumber.text(rect.width)) x \(PlainNumber.text(rect.height))"
      PictureNote[image].problem =
        "The view is too large for a picture: \(size) points. Give it a smaller size."
      return image
    }
    let scene = view.scene(of: rect)
    let layout = SnapshotLayout(of: view, rect: rect)
    let painter = Painter()
    painter.paint(scene, rect: rect, scale: scale, into: bitmap)
    Diagnostics.report(BrokenImages(painter.brokenImages).diagnostics)
    let image = UIImage(bitmap.image, scale: scale)
    PictureNote[image] = PictureNote(
      layout: layout,
      provenance: Provenance(version: CellSnapVersion.text, scene: scene, scale: scale, traits: []))
    return image
  }

  /// Returns the pixels of a length in points, or nil if a picture cannot have as many. Lengths of whole pixels are not
  /// rounded up for an error in the last digit.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
    let pixels = (length * scale - 0.01).rounded(.up)
    return (1...CGFloat(Bitmap.maximumSide)).contains(pixels) ? Int(pixels) : nil
  }
}

extension UIWindow {
  /// Returns a window for a controller, with the safe area of a device.
  ///
  /// Controllers with bars add the height of the status bar or of the bottom of the screen by themselves, so their
  /// windows are lower.
  fileprivate static func showing(
    _ controller: UIViewController, size: CGSize, _ config: ViewImageConfig
  ) -> UIWindow {
    var (size, insets) = (size, config.safeArea)
    if controller is UINavigationController {
      size.height -= insets.top
      insets.top = 0
    } else if let tabs = controller as? UITabBarController {
      size.height -= insets.bottom
      insets.bottom = 0
      if tabs.selectedViewController is UINavigationController {
        size.height -= insets.top
        insets.top = 0
      }
    }
    let isStatusBarAlone = insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if isStatusBarAlone, controller.prefersStatusBarHidden { insets = .zero }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceSafeAreaInsets = insets
    return window
  }
}
