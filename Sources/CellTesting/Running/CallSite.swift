import CellSnapshots

/// Where an assertion stands in the sources.
struct CallSite: Sendable {
  /// `FeedTests/FeedTests.swift`: the module and the file.
  var fileID: StaticString
  var filePath: StaticString
  /// `feed()`.
  var function: String
  var line: UInt
  var column: UInt

  var moduleName: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The file's name without its extension.
  var fileTitle: String {
    let name = FilePath.name(of: "\(fileID)")
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
