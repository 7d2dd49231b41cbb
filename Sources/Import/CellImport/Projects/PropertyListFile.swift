internal import Foundation

/// The reading of property lists of each kind. Foundation prints to the standard error when it reads a broken list of
/// the old style, so those lists are read here.
enum PropertyListFile {
  /// The maximum number of lists around a value. Foundation's reader recurses into them.
  static let maximumDepth = 64

  /// Returns the dictionary of a property list.
  ///
  /// - Parameters:
  ///   - path: the path of the file, for an error.
  ///   - isOpen: whether a list of the old style may be without its outer braces, as translations are.
  static func dictionary(
    _ data: Data, path: String, isOpen: Bool = false
  ) throws(ImportError) -> [String: Any] {
    guard data.count <= 64 << 20 else { throw .unreadableProject(path, reason: "it has more than 64 MB") }
    let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
    let start = data.prefix(64).drop { " \t\r\n".utf8.contains($0) }
    let isBinary = start.starts(with: "bplist".utf8)
    let isOld = start.first != UInt8(ascii: "<") && !isBinary
    if isOld {
      var reader = OldStylePropertyList([UInt8](data), path: path)
      return try reader.dictionary(isOpen: isOpen)
    }
    guard isBinary || depth(ofTagsIn: [UInt8](data)) < maximumDepth else {
      throw .unreadableProject(path, reason: "it is nested too deeply")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      throw .unreadableProject(path, reason: "it is no property list with a dictionary")
    }
    return list
  }

  /// The maximum number of tags around another tag.
  private static func depth(ofTagsIn bytes: [UInt8]) -> Int {
    var (depth, maximum, position) = (0, 0, 0)
    var hasHidden = true
    /// Moves behind the next place of a text.
    func skip(to end: String) {
      while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
      position += end.utf8.count
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      let rest = bytes[position...]
      if hasHidden, let end = hidden.first(where: { rest.starts(with: $0.start.utf8) }) {
        position += end.start.utf8.count
        skip(to: end.end)
      } else if rest.starts(with: "<!".utf8) {
        // A comment in the declarations of a document may end elsewhere for Foundation, so all tags count then.
        if hasHidden, rest.first(where: { "[>".utf8.contains($0) }) == UInt8(ascii: "[") { hasHidden = false }
        hasHidden ? skip(to: ">") : skip(to: "!")
      } else {
        let isEnd = rest.starts(with: "</".utf8)
        depth += isEnd ? -1 : 1
        maximum = max(maximum, depth)
        position += 1
        guard hasHidden else { continue }
        skip(to: ">")
        if !isEnd, position <= bytes.count, bytes[position - 2] == UInt8(ascii: "/") { depth -= 1 }
      }
    }
    return maximum
  }

  /// The starts and ends of the parts whose signs are not tags.
  private static let hidden = [
    (start: "<!--", end: "-->"), (start: "<![CDATA[", end: "]]>"), (start: "<?", end: "?>"),
  ]
}
