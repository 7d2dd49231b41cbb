public import Foundation

/// The look of a pointer over a view. Unlike UIKit, there is no pointer, and the delegate is never called.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPointerInteractionDelegate)?
  open weak var view: UIView?
  open var isEnabled = true

  public convenience override init() {
    self.init(delegate: nil)
  }

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func invalidate() {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
}

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
  }
}

public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// A view that is lifted out of its place. Unlike UIKit, no view is ever lifted.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor!
  /// - Note: No effect on the picture.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?

  public override init() {
    super.init()
  }
}
