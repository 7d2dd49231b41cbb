internal import CellDrawing
import Foundation

extension UIView {
  func snapshot(of rect: CGRect) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    let nodes = scene(of: rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)).nodes
      .translated(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    let image = UIImage(content: .nodes(nodes), size: rect.size, scale: Device.current.displayScale)
    let view = UIImageView(image: image.withRenderingMode(.alwaysOriginal))
    view.frame = rect
    return view
  }
}
