import CellSnapshots

/// The place of an assertion in the sources.
package struct CallSite: Sendable {
  /// The module and the file: `FeedTests/FeedTests.swift`.
  var fileID: StaticString
  var filePath: StaticString
  /// The function: `feed()`.
  var function: String
  var line: UInt
  var column: UInt

  package init(fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  var moduleName: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The file's name without its extension.
  var fileTitle: String {
    let name = FilePath.name(of: "\(fileID)")
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
