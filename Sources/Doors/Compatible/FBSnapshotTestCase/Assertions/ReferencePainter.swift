import SnapshotTesting

/// Functions that draw as the original does: without a window, and on a transparent background.
@MainActor enum ReferencePainter {
  static func image(of view: UIView) -> UIImage {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return SnapshotStage.picture(of: view) ?? UIImage()
  }

  static func image(of layer: CALayer) -> UIImage {
    AnimationClock.shared.settle { layer.layoutIfNeeded() }
    return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
  }

  static func image(of controller: UIViewController) -> UIImage {
    controller.view.bounds = UIScreen.main.bounds
    controller.viewWillAppear(false)
    controller.viewDidAppear(false)
    return image(of: controller.view)
  }
}
