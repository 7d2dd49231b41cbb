package import CellDrawing
package import Foundation

extension UIImage {
  /// Returns the nodes of the image stretched into `rect`, as `traits` resolve it. `tint` colours a template image.
  package func nodes(
    in rect: CGRect, tint: UIColor?, traits: UITraitCollection, isFlipped: Bool = false
  ) -> [Node] {
    let isDark = traits.userInterfaceStyle == .dark
    let content = isDark ? darkContent ?? self.content : self.content
    let isTemplate = renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic)
    let tintColor = (isTemplate ? tint ?? ownTint : ownTint)?.cgColor(with: traits)
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
    if let pattern = tintColor?.pattern(from: rect.origin) {
      let mask = nodes(of: content, in: rect, color: .black, isFlipped: isFlipped)
      return [.group(Group(mask: mask, nodes: [.fill(.rect(rect), .nonZero, .pattern(pattern))]))]
    }
    return nodes(of: content, in: rect, color: tintColor?.color, isFlipped: isFlipped)
  }

  private func nodes(of content: Content, in rect: CGRect, color: Color?, isFlipped: Bool) -> [Node] {
    let orientation = isFlipped ? imageOrientation.flippedHorizontally : imageOrientation
    guard orientation != .up else { return [node(of: content, in: rect, color: color)] }
    let stored = CGRect(origin: .zero, size: orientation.storedSize(in: rect))
    return [
      .group(
        Group(
          transform: orientation.transform(onto: rect),
          nodes: [node(of: content, in: stored, color: color)]))
    ]
  }

  /// Returns the content as it is stored, without its orientation, stretched into `rect`.
  private func node(of content: Content, in rect: CGRect, color: Color?) -> Node {
    switch content {
    case .image(let image):
      let caps =
        isResizable
        ? CapInsets(
          top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right,
          tiles: resizingMode == .tile, imageScale: image.isVector ? 1 : scale) : nil
      return .image(ImageNode(image: image, rect: rect, tint: color, capInsets: caps))
    case .nodes(let nodes):
      let storedSize = imageOrientation.storedSize(in: CGRect(origin: .zero, size: size))
      return .stretched(nodes, from: storedSize, to: rect, tint: color)
    }
  }
}

extension Node {
  /// Returns recorded nodes of `size` stretched into `rect`, in one colour if there is a tint.
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
