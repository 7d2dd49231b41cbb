public import Foundation

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context. A scale of 0 stands for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(bounds: CGRect(origin: .zero, size: size))
  context.imageScale = scale > 0 ? scale : Device.current.displayScale
  if opaque { context.fill(context.bounds) }
  UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let scale = context.imageScale else { return nil }
  return UIImage(content: .nodes(context.nodesSoFar), size: context.bounds.size, scale: scale)
}

public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.imageScale != nil { UIGraphicsPopContext() }
}
