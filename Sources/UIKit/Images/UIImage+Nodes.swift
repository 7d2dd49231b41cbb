package import CellDrawing
package import Foundation

extension UIImage {
  /// The image stretched into `rect`, as `traits` resolve it; `tint` colours a template.
  package func nodes(in rect: CGRect, tint: UIColor?, traits: UITraitCollection) -> [Node] {
    let isDark = traits.userInterfaceStyle == .dark
    let content = isDark ? darkContent ?? self.content : self.content
    let color = (renderingMode == .alwaysTemplate ? tint ?? ownTint : ownTint)?.resolved(with: traits)
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
    switch content {
    case .image(let image):
      let caps =
        isResizable
        ? CapInsets(
          top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right,
          tiles: resizingMode == .tile, imageScale: image.isVector ? 1 : scale) : nil
      guard imageOrientation != .up else {
        return [.image(ImageNode(image: image, rect: rect, tint: color, capInsets: caps))]
      }
      let stored = CGRect(origin: .zero, size: imageOrientation.storedSize(in: rect))
      let node = Node.image(ImageNode(image: image, rect: stored, tint: color, capInsets: caps))
      return [.group(Group(transform: imageOrientation.transform(onto: rect), nodes: [node]))]
    case .nodes(let nodes):
      return [.stretched(nodes, from: size, to: rect, tint: color)]
    }
  }
}

extension Node {
  /// Recorded nodes of `size` stretched into `rect`, in one colour where there is a tint.
  fileprivate static func stretched(_ nodes: [Node], from size: CGSize, to rect: CGRect, tint: Color?) -> Node
  {
    let stretch = Transform.scale(x: rect.width / size.width, y: rect.height / size.height)
      .concatenating(.translation(x: rect.minX, y: rect.minY))
    var group = Group(clip: Group.Clip(path: .rect(CGRect(origin: .zero, size: size))), nodes: nodes)
    if let tint {
      group.mask = nodes
      group.nodes = [.fill(.rect(CGRect(origin: .zero, size: size)), .nonZero, .color(tint))]
    }
    if stretch.isTranslation {
      return Node.group(group).translated(x: rect.minX, y: rect.minY)
    }
    group.transform = stretch
    return .group(group)
  }
}
