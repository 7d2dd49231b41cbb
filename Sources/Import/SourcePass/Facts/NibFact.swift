internal import Foundation

/// The fact that a class's body, or an extension, has members that nibs and storyboards name.
struct NibFact: Codable, Hashable, Sendable {
  /// The type's name, as the declaration or the extension writes it.
  let owner: String
  /// Whether a member is marked for Interface Builder.
  let isMarked: Bool
  /// The functions beside an extension, which its class calls; nil for the class's body.
  let functions: NibFunctions?
}

/// The functions that set the properties of an extension and find its actions.
struct NibFunctions: Codable, Hashable, Sendable {
  /// The end of the functions' names, as in `setNibValue_Card_Actions`.
  let name: String
  let setsValues: Bool
  let findsActions: Bool
  let path: String
  /// The conditions of the `#if` blocks around the extension.
  let conditions: [String]
}

/// The names for what the pass writes about the extensions of a file.
struct NibNames {
  private let file: String
  private var counts: [String: Int] = [:]

  init(path: String) {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    file = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the name for the next extension of a type, such as `CardActions_Card` and `CardActions_Card2`.
  mutating func next(for owner: String) -> String {
    counts[owner, default: 0] += 1
    let count = counts[owner, default: 1]
    return "\(file)_\(owner.split(separator: ".").joined(separator: "_"))\(count > 1 ? "\(count)" : "")"
  }
}
