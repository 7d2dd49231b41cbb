import CellDrawing

extension Scene {
  /// A line for each image that could not be decoded when it was painted, in the order of the scene.
  package var brokenImages: [String] {
    var found: [String] = []
    for node in nodes { node.collectBrokenImages(into: &found) }
    return found
  }
}

extension Node {
  fileprivate func collectBrokenImages(into found: inout [String]) {
    switch self {
    case .image(let node):
      guard let error = node.image.source.decodingError else { return }
      let line = "\(node.image.source.path ?? "an image"): \(error.reason); it is left out of the picture"
      if !found.contains(line) { found.append(line) }
    case .group(let group):
      for node in (group.mask ?? []) + group.nodes { node.collectBrokenImages(into: &found) }
    case .shadow(let shadow):
      guard case .nodes(let nodes) = shadow.source else { return }
      for node in nodes { node.collectBrokenImages(into: &found) }
    case .fill, .stroke, .text, .backdrop:
      return
    }
  }
}

extension ImageError {
  /// In words.
  fileprivate var reason: String {
    switch self {
    case .unknownFormat: "its format is unknown"
    case .broken(let format, let reason): "the \(format) is broken (\(reason))"
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many"
    }
  }
}
