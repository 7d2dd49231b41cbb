internal import CellDrawing
public import Foundation

public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    cgContext = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    cgContext.imageScale = format.scale
    super.init()
    if format.opaque { cgContext.fill(CGRect(origin: .zero, size: bounds.size)) }
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  public var currentImage: UIImage {
    UIImage(content: .nodes(cgContext.nodesSoFar), size: bounds.size, scale: format.scale)
  }

  func makeImage() -> UIImage {
    UIImage(content: .nodes(cgContext.takeNodes()), size: bounds.size, scale: format.scale)
  }

  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
