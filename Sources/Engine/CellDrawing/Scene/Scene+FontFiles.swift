extension Scene {
  /// The files of the faces whose glyphs the scene draws.
  package var fontFiles: Set<String> {
    var files: Set<String> = []
    for node in nodes { node.collectFontFiles(into: &files) }
    return files
  }
}

extension Node {
  fileprivate func collectFontFiles(into files: inout Set<String>) {
    switch self {
    case .text(let text, _):
      for line in text.lines {
        for run in line.runs where !run.glyphs.isEmpty { files.insert(run.face.file) }
      }
    case .group(let group):
      for node in (group.mask ?? []) + group.nodes { node.collectFontFiles(into: &files) }
    case .shadow(let shadow):
      guard case .nodes(let nodes) = shadow.source else { return }
      for node in nodes { node.collectFontFiles(into: &files) }
    case .fill, .stroke, .image, .backdrop:
      return
    }
  }
}
