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

  /// What is made of images.
  enum Use {
    /// As many pixels as they cover.
    case pixels
    /// Files in their natural size, of those that a document does not show as shapes or in parts.
    case files
  }

  /// What is made ahead stays in memory until it is painted.
  private static let farthest = 8
  private static let mostBytes = 32 << 20
  /// A file of more pixels may be larger than what is kept.
  private static let mostBytesOfFile = DocumentFiles.mostBytes / 4

  private let nodes: [Node]
  private let matrix: Transform
  private let bounds: Extents
  private let use: Use
  private lazy var all = {
    var all: [Wanted] = []
    for node in nodes { node.collectImages(in: bounds, under: matrix, as: use, into: &all) }
    return all
  }()
  /// What lies before was told already.
  private var place = 0

  /// - Parameters:
  ///   - matrix: from the coordinates of the nodes to pixels.
  ///   - bounds: in pixels; images outside are not painted.
  init(_ nodes: [Node], under matrix: Transform, in bounds: Extents, as use: Use = .pixels) {
    (self.nodes, self.matrix, self.bounds, self.use) = (nodes, matrix, bounds, use)
  }

  /// The next of the few that are painted after `image`, each told once.
  func next(after image: ImageSource) -> Wanted? {
    guard let painted = all.firstIndex(where: { $0.source === image }) else { return nil }
    place = max(place, painted + 1)
    if use == .files {
      while place < all.endIndex, all[place].byteCount > Self.mostBytesOfFile { place += 1 }
    }
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
    in bounds: Extents, under matrix: Transform, as use: UpcomingImages.Use,
    into all: inout [UpcomingImages.Wanted]
  ) {
    switch self {
    case .image(let node):
      guard node.isPainted, Extents(matrix.apply(node.rect)).touches(bounds) else { return }
      if use == .files, node.image.isVector || node.capInsets != nil { return }
      let size =
        use == .files ? (node.image.width, node.image.height) : node.pixelSize(under: matrix)
      all.append(UpcomingImages.Wanted(source: node.image.source, width: size.0, height: size.1))
    case .group(let group):
      guard group.opacity > 0 else { return }
      let matrix = group.transform.concatenating(matrix)
      for node in group.nodes + (group.mask ?? []) {
        node.collectImages(in: bounds, under: matrix, as: use, into: &all)
      }
    case .fill, .stroke, .text, .shadow, .backdrop:
      return
    }
  }
}
