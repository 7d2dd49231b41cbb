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
    let start = data.prefix(64).drop { " \t\r\n\u{EF}\u{BB}\u{BF}".utf8.contains($0) }
    let isOld = start.first != UInt8(ascii: "<") && !start.starts(with: "bplist".utf8)
    if isOld {
      var reader = OldStylePropertyList([UInt8](data), path: path)
      return try reader.dictionary(isOpen: isOpen)
    }
    guard depth(ofTagsIn: data) < maximumDepth else {
      throw .unreadableProject(path, reason: "it is nested too deeply")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      throw .unreadableProject(path, reason: "it is no property list with a dictionary")
    }
    return list
  }

  /// The maximum number of tags around another one.
  private static func depth(ofTagsIn data: Data) -> Int {
    var (depth, maximum) = (0, 0)
    var before: UInt8 = 0
    for byte in data {
      if before == UInt8(ascii: "<") {
        switch byte {
        case UInt8(ascii: "/"): depth -= 1
        case UInt8(ascii: "!"), UInt8(ascii: "?"): break
        default: depth += 1
        }
      } else if before == UInt8(ascii: "/"), byte == UInt8(ascii: ">") {
        depth -= 1
      }
      maximum = max(maximum, depth)
      before = byte
    }
    return maximum
  }
}
