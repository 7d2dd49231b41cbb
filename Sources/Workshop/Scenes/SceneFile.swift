import Foundation

/// A file of a folder: a scene with the keys that its reading left out, or the reason why it is none.
struct SceneFile {
  var name: String
  var content: Result<SceneDescription, ScenesError>
  /// The paths of the keys that nothing reads.
  var unreadKeys: [String] = []

  /// Returns the `.json` files of a folder, in the order of their names.
  static func all(in folder: String) throws(ScenesError) -> [SceneFile] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .noFolder(folder)
    }
    let files = names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".layout.json") }.sorted()
    guard !files.isEmpty else { throw .noScenes(folder) }
    return files.map { SceneFile(named: $0, in: folder) }
  }

  private init(named name: String, in folder: String) {
    self.name = name
    let path = "\(folder)/\(name)"
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let scene = try JSONDecoder().decode(SceneDescription.self, from: data)
      content = .success(scene)
      unreadKeys = try UnreadKeys(of: data, readAs: scene).paths
    } catch {
      content = .failure(.unreadable(path, reason: Self.reason(of: error)))
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): return "it has no \(key.stringValue)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let fields = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
      let place = fields.isEmpty ? "the whole" : fields.joined(separator: ".")
      return "\(place) is of another type"
    default: return "its JSON cannot be read"
    }
  }
}
