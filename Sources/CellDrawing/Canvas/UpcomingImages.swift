internal import Foundation

/// The images that a thread is going to paint, in this order: while another thread makes the one that comes next, it
/// makes those behind it.
final class UpcomingImages {
  struct Wanted {
    var source: ImageSource
    /// In pixels.
    var width: Int
    var height: Int

    fileprivate var byteCount: Int { width * height * 4 }
  }

  /// What is made ahead stays in memory until it is painted.
  private static let farthest = 8
  private static let mostBytes = 32 << 20

  private let nodes: [Node]
  private let matrix: Transform
  private let bounds: Extents
  private lazy var all = {
    var all: [Wanted] = []
    for node in nodes { node.collectImages(in: bounds, under: matrix, into: &all) }
    return all
  }()
  /// What lies before was told already.
  private var place = 0

  /// - Parameters:
  ///   - matrix: from the coordinates of the nodes to pixels.
  ///   - bounds: in pixels; images outside are not painted.
  init(_ nodes: [Node], under matrix: Transform, in bounds: Extents) {
    (self.nodes, self.matrix, self.bounds) = (nodes, matrix, bounds)
  }

  /// The next of the few that are painted after `image`, each told once.
  func next(after image: ImageSource) -> Wanted? {
    guard let painted = all.firstIndex(where: { $0.source === image }) else { return nil }
    place = max(place, painted + 1)
    guard place < all.endIndex, place <= painted + Self.farthest,
      all[(painted + 1)...place].reduce(0, { $0 + $1.byteCount }) <= Self.mostBytes
    else { return nil }
    defer { place += 1 }
    return all[place]
  }
}

extension Node {
  /// Those that may be painted; that one of them is clipped away does not matter here.
  fileprivate func collectImages(
    in bounds: Extents, under matrix: Transform, into all: inout [UpcomingImages.Wanted]
  ) {
    switch self {
    case .image(let node):
      guard node.isPainted, Extents(matrix.apply(node.rect)).touches(bounds) else { return }
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
