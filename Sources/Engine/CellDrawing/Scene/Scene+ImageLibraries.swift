extension Scene {
  /// The versions of the libraries that made the scene's images, by name: `poppler`. Libraries that draw all
  /// pictures are not included.
  package var imageLibraries: [String: String] {
    var libraries: [String: String] = [:]
    for node in nodes { node.collectLibraries(into: &libraries) }
    return libraries
  }
}

extension Node {
  fileprivate func collectLibraries(into libraries: inout [String: String]) {
    switch self {
    case .image(let node): libraries.merge(node.image.source.libraries) { first, _ in first }
    case .fill(_, _, let paint), .stroke(_, _, let paint):
      guard case .pattern(let pattern) = paint else { return }
      libraries.merge(pattern.image.source.libraries) { first, _ in first }
    case .group(let group):
      for node in (group.mask ?? []) + group.nodes { node.collectLibraries(into: &libraries) }
    case .shadow(let shadow):
      guard case .nodes(let nodes) = shadow.source else { return }
      for node in nodes { node.collectLibraries(into: &libraries) }
    case .text(let text, _):
      for pattern in text.appearances.lazy.compactMap(\.pattern) {
        libraries.merge(pattern.image.source.libraries) { first, _ in first }
      }
    case .backdrop: return
    }
  }
}

extension DrawingLibraries {
  /// Returns the versions of the drawing libraries, and of the libraries that made a scene's images.
  package static func versions(for scene: Scene) -> [String: String] {
    versions.merging(scene.imageLibraries) { own, _ in own }
  }
}
