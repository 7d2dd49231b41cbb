internal import Foundation

/// The images that a thread is going to paint, in this order: while another thread decodes the one that comes next, it
/// decodes those behind it.
final class UpcomingImages {
  struct Wanted {
    var source: ImageSource
    /// In pixels.
    var width: Int
    var height: Int
  }

  /// What is made ahead stays in memory until it is painted.
  private static let farthest = 8

  private let nodes: [Node]
  private let matrix: Transform
  private let bounds: Extents
  private lazy var all = {
    var all: [Wanted] = []
    for node in nodes { node.collectImages(in: bounds, under: matrix, into: &all) }
    return all
  }()

  /// - Parameters:
  ///   - matrix: from the coordinates of the nodes to pixels.
  ///   - bounds: in pixels; images outside are not painted.
  init(_ nodes: [Node], under matrix: Transform, in bounds: Extents) {
    (self.nodes, self.matrix, self.bounds) = (nodes, matrix, bounds)
  }

  /// The few that are painted after the first place of `image`.
  func following(_ image: ImageSource) -> ArraySlice<Wanted> {
    guard let place = all.firstIndex(where: { $0.source === image }) else { return [] }
    return all[(place + 1)...].prefix(Self.farthest)
  }
}

extension Node {
  fileprivate func collectImages(
    in bounds: Extents, under matrix: Transform, into all: inout [UpcomingImages.Wanted]
  ) {
    switch self {
    case .image(let node):
      guard node.rect.isFinite, Extents(matrix.apply(node.rect)).touches(bounds) else { return }
      let size = node.pixelSize(under: matrix)
      all.append(UpcomingImages.Wanted(source: node.image.source, width: size.width, height: size.height))
    case .group(let group):
      guard group.opacity > 0 else { return }
      let matrix = group.transform.concatenating(matrix)
      for node in group.nodes + (group.mask ?? []) {
        node.collectImages(in: bounds, under: matrix, into: &all)
      }
    case .fill, .stroke, .text, .shadow, .backdrop:
      return
    }
  }
}

extension Canvas {
  /// An image in that many pixels; nil where its file is broken.
  func pixels(of image: ImageSource, width: Int, height: Int) -> ImagePixels? {
    let images = ScaledImages.shared
    while images.isUnderway(image),
      let next = resources.upcoming?.following(image).first(where: {
        images.isOpen($0.source, width: $0.width, height: $0.height)
      })
    {
      _ = images.pixels(
        of: next.source, width: next.width, height: next.height, widening: resources.widening)
    }
    return images.pixels(of: image, width: width, height: height, widening: resources.widening)
  }
}
