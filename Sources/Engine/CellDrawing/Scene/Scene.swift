package import Foundation

/// Everything to draw, in order and completely resolved. Lengths are in points, y goes downwards.
package struct Scene: Hashable, Sendable {
  package var size: CGSize
  package var nodes: [Node]

  package init(size: CGSize, nodes: [Node] = []) {
    self.size = size
    self.nodes = nodes
  }
}

/// One element to draw.
package enum Node: Hashable, Sendable {
  case fill(Path, FillRule, Paint)
  case stroke(Path, Stroke, Paint)
  case image(ImageNode)
  /// Shaped text whose top left corner is at a point.
  case text(LaidOutText, at: CGPoint)
  case shadow(Shadow)
  case backdrop(Backdrop)
  case group(Group)
}

/// An image drawn into a rectangle.
package struct ImageNode: Hashable, Sendable {
  /// The way in which pixels are computed when the image is drawn larger or smaller than its own size.
  package enum Interpolation: Hashable, Sendable {
    case linear
    case nearest
  }

  package var image: Image
  /// The rectangle of the whole image, in points. A group's clip can cut off parts of it.
  package var rect: CGRect
  /// The colour that replaces the image's colours and keeps its alpha, as in a template image.
  package var tint: Color?
  package var interpolation: Interpolation
  /// The parts that keep their size while the middle stretches, or nil: a resizable image.
  package var capInsets: CapInsets?

  package init(
    image: Image, rect: CGRect, tint: Color? = nil, interpolation: Interpolation = .linear,
    capInsets: CapInsets? = nil
  ) {
    self.image = image
    self.rect = rect
    self.tint = tint
    self.interpolation = interpolation
    self.capInsets = capInsets
  }
}

/// The borders of a resizable image, in points.
package struct CapInsets: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat
  /// Whether the middle is tiled instead of stretched.
  package var tiles: Bool
  /// The image's pixels per point.
  package var imageScale: CGFloat

  package init(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, tiles: Bool, imageScale: CGFloat = 1
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.tiles = tiles
    self.imageScale = imageScale
  }
}

/// A blurred copy of a shape in one colour.
package struct Shadow: Hashable, Sendable {
  /// The shape that casts the shadow.
  package enum Source: Hashable, Sendable {
    case path(Path, FillRule)
    /// The alpha of the picture that these nodes draw.
    case nodes([Node])
  }

  package var source: Source
  package var color: Color
  /// The distance from the shape to the shadow.
  package var offset: CGSize
  /// The standard deviation of the blur in points, as in `CALayer.shadowRadius`. 0 draws sharp edges.
  package var blur: CGFloat

  package init(source: Source, color: Color, offset: CGSize, blur: CGFloat) {
    self.source = source
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// Nodes that are drawn together: clipped, masked, moved and made translucent as one picture.
package struct Group: Hashable, Sendable {
  /// A path outside which nothing is drawn.
  package struct Clip: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule

    package init(path: Path, rule: FillRule = .nonZero) {
      self.path = path
      self.rule = rule
    }
  }

  /// The transform of the clip, the mask and the nodes.
  package var transform: Transform
  package var opacity: Double
  package var clip: Clip?
  /// The nodes whose alpha masks the group, or nil for no mask.
  package var mask: [Node]?
  package var blend = BlendMode.normal
  /// Whether the nodes are blended with each other only, and not with what is below the group.
  package var isIsolated = false
  package var nodes: [Node]

  package init(
    transform: Transform = .identity, opacity: Double = 1, clip: Clip? = nil, mask: [Node]? = nil,
    blend: BlendMode = .normal, isIsolated: Bool = false, nodes: [Node]
  ) {
    self.blend = blend
    self.isIsolated = isIsolated
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.nodes = nodes
  }

  /// Whether the nodes are painted into a picture of their own before they come onto what is below.
  var isOnePicture: Bool { opacity < 1 || mask != nil || blend != .normal || isIsolated }
}
