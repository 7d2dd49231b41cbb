package import Foundation

/// Everything there is to draw, in order, with nothing left to resolve; lengths in points, y downwards.
package struct Scene: Hashable, Sendable {
  package var size: CGSize
  package var nodes: [Node]

  package init(size: CGSize, nodes: [Node] = []) {
    self.size = size
    self.nodes = nodes
  }
}

/// One thing to draw.
package enum Node: Hashable, Sendable {
  case fill(Path, FillRule, Paint)
  case stroke(Path, Stroke, Paint)
  case image(ImageNode)
  /// Shaped text whose top left corner lies at a point.
  case text(LaidOutText, at: CGPoint)
  case shadow(Shadow)
  case backdrop(Backdrop)
  case group(Group)
}

/// An image drawn into a rectangle.
package struct ImageNode: Hashable, Sendable {
  /// How pixels are made up where the image is drawn larger or smaller than it is.
  package enum Interpolation: Hashable, Sendable {
    case linear
    case nearest
  }

  package var image: Image
  /// Where the whole image goes, in points; what lies outside is cut off by the clip of a group around it.
  package var rect: CGRect
  /// The colour that takes the place of the image's own, its alpha kept: a template image.
  package var tint: Color?
  package var interpolation: Interpolation
  /// The parts that keep their size while the middle stretches, in points of the image, or nil: a resizable image.
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
  package var tiles: Bool
  /// Pixels of the image a point.
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
  /// The shape that throws the shadow.
  package enum Source: Hashable, Sendable {
    case path(Path, FillRule)
    /// The alpha of what these nodes draw.
    case nodes([Node])
  }

  package var source: Source
  package var color: Color
  package var offset: CGSize
  /// The standard deviation of the blur in points, which is `CALayer.shadowRadius`; 0 draws sharp edges.
  package var blur: CGFloat

  package init(source: Source, color: Color, offset: CGSize, blur: CGFloat) {
    self.source = source
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// Nodes drawn together: clipped, masked, moved and made translucent as one picture.
package struct Group: Hashable, Sendable {
  /// The inside of a path, outside of which nothing is drawn.
  package struct Clip: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule

    package init(path: Path, rule: FillRule = .nonZero) {
      self.path = path
      self.rule = rule
    }
  }

  /// Applied to the clip, the mask and the nodes.
  package var transform: Transform
  package var opacity: Double
  package var clip: Clip?
  /// Nodes whose alpha says what is seen of the group, or nil.
  package var mask: [Node]?
  package var nodes: [Node]

  package init(
    transform: Transform = .identity, opacity: Double = 1, clip: Clip? = nil, mask: [Node]? = nil,
    nodes: [Node]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.nodes = nodes
  }
}
