internal import Foundation

extension UIView {
  /// Makes a layer of `layerClass`.
  ///
  /// A class other than `CALayer` is made by the `init()` that the source pass found, otherwise by its
  /// `init(coder:)`.
  static func makeLayer() -> CALayer {
    let layerClass: AnyClass = layerClass
    if layerClass == CALayer.self { return CALayer() }
    if let made = (layerClass as? any OwnInitializer.Type)?.madeByOwnInitializer() as? CALayer,
      type(of: made) == layerClass
    {
      return made
    }
    guard let type = layerClass as? CALayer.Type, let layer = type.init(coder: EmptyCoder()) else {
      preconditionFailure("\(self).layerClass must be a subclass of CALayer whose init(coder:) makes one.")
    }
    return layer
  }

  /// A function that calls `layoutSubviews` of a view, such as one that goes on if the call never returns.
  package static var layingOutSubviews: (@MainActor (UIView) -> Void)?

  /// A function that calls `draw(_:)` of a view with its bounds, such as one that goes on if the call never returns.
  package static var drawing: (@MainActor (UIView) -> Void)?

  /// A function that gets each new view when the initialiser of `UIView` ends. The initialisers of its own class go on
  /// after that.
  package static var hasMade: (@MainActor (UIView) -> Void)?

  func layoutSublayersOfLayer() {
    let traits = traitCollection
    traits.makingCurrent {
      if needsConstraintUpdate || needsConstraintUpdateInside { updateConstraintsOfTree() }
      owner?.updateContentUnavailableIfNeeded()
      owner?.reportLayoutMargins()
      owner?.viewWillLayoutSubviews()
      layoutSubviewsWillBegin()
      if let call = UIView.layingOutSubviews { call(self) } else { layoutSubviews() }
      owner?.layOutContentUnavailable()
      owner?.viewDidLayoutSubviews()
    }
  }

  func boundsSizeDidChange(from oldSize: CGSize) {
    if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
  }

  func drawTree(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  func drawInContext(_ context: CGContext) {
    traitCollection.makingCurrent {
      UIGraphicsPushContext(context)
      if let call = UIView.drawing { call(self) } else { draw(bounds) }
      UIGraphicsPopContext()
    }
  }
}

/// An empty archive.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
