/// The reason why no scene can be compared.
enum ScenesError: Error, Hashable, CustomStringConvertible {
  case usage
  case noFolder(String)
  case noScenes(String)
  /// A file of the folder, and the reason why it cannot be read.
  case unreadable(String, reason: String)

  var description: String {
    switch self {
    case .usage: "name one folder of scenes: Scripts/scenes FOLDER"
    case .noFolder(let path):
      "\(path) is no folder that can be read; name one of scenes, with a .json file each"
    case .noScenes(let path): "\(path) has no .json files; name a folder of scenes, with a .json file each"
    case .unreadable(let path, let reason): "\(path) is no scene: \(reason)"
    }
  }
}
