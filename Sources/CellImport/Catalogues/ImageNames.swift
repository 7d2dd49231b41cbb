internal import Foundation

/// The names of the images in an app's asset catalogues.
struct ImageNames {
  /// The names in alphabetical order.
  let names: [String]

  init(_ resources: [URL]) {
    var names: Set<String> = []
    for catalogue in resources where catalogue.pathExtension == "xcassets" {
      let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.pathExtension == "imageset" { names.insert(file.deletingPathExtension().lastPathComponent) }
      }
    }
    self.names = names.sorted()
  }
}
