internal import Foundation

/// The images that a thread is going to paint, in this order.
///
/// While another thread makes the next image, this thread makes the images after it.
final class UpcomingImages {
  struct Wanted {
    var source: ImageSource
    /// The width in pixels.
    var width: Int
    var height: Int

    fileprivate var byteCount: Int { width * height * 4 }
  }

  /// The form in which images are made.
  enum Use {
    /// The pixels that the images cover.
    case pixels
    /// Files in their natural size, without images that a document draws as shapes or in slices.
    case files
  }

  /// The maximum number of images made ahead. They stay in memory until they are painted.
  private static let farthest = 8
  private static let maximumBytes = 32 << 20
  /// The maximum size of an image's pixels in bytes. The file of a larger image may be too large to be kept.
  private static let maximumBytesOfFile = DocumentFiles.maximumBytes / 4

  private let nodes: [Node]
  private let matrix: Transform
  private let bounds: Extents
  private let use: Use
  private lazy var all = {
    var all: [Wanted] = []
    for node in nodes { node.collectImages(in: bounds, under: matrix, as: use, into: &all) }
    return all
  }()
  /// The index of the first image that was not returned yet.
  private var place = 0

  /// - Parameters:
  ///   - matrix: The transform from the nodes' coordinates to pixels.
  ///   - bounds: The painted box in pixels. Images outside are not painted.
  init(_ nodes: [Node], under matrix: Transform, in bounds: Extents, as use: Use = .pixels) {
    (self.nodes, self.matrix, self.bounds, self.use) = (nodes, matrix, bounds, use)
  }

  /// Returns the next of the few images that are painted after `image`. Each image is returned once.
  func next(after image: ImageSource) -> Wanted? {
    guard let painted = all.firstIndex(where: { $0.source === image }) else { return nil }
    place = max(place, painted + 1)
    if use == .files {
      while place < all.endIndex, all[place].byteCount > Self.maximumBytesOfFile { place += 1 }
    }
    guard place < all.endIndex, place <= painted + Self.farthest,
      all[(painted + 1)...place].reduce(0, { $0 + $1.byteCount }) <= Self.maximumBytes
    else { return nil }
    defer { place += 1 }
    return all[place]
  }
}

extension Node {
  /// Collects the images that may be painted, including images that are clipped away.
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
