/// The reason why no scene can be compared.
enum ScenesError: Error, Hashable, CustomStringConvertible {
  case usage
  case noFolder(String)
  case noScenes(String)
  /// A file of the folder, and the reason why it cannot be read.
  case unreadable(String, reason: String)
  case noCaptures(String)
  case unreadableCapture(String)
  case noPicture(String)
  case noLayout(String)

  var description: String {
    switch self {
    case .usage:
      "name a folder of scenes, or one of captures and one of pictures: Scripts/scenes FOLDER [PICTURES]"
    case .noFolder(let path):
      "\(path) is no folder that can be read; name one of scenes, with a .json file each"
    case .noScenes(let path): "\(path) has no .json files; name a folder of scenes, with a .json file each"
    case .unreadable(let path, let reason): "\(path) is no scene: \(reason)"
    case .noCaptures(let path):
      "\(path) has no captures; name a folder with a .layout.json file for each screen"
    case .unreadableCapture(let path):
      "\(path) is no capture; it needs screen.bounds, and views with path, class and frame, one with an empty path"
    case .noPicture(let path): "there is no picture \(path); record the screen under the capture's name"
    case .noLayout(let path): "\(path) has no layout; record it again"
    }
  }
}
