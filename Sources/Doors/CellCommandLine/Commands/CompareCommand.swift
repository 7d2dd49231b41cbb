import CellSnapshots
import Foundation

/// The command `compare`: compares two PNG files, or the PNG files of two folders. It needs no entries.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "Compare two PNG files, or two folders of them by their files' paths."
  static let operands = "A B"

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] { CompareOptions.all }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let options = try CompareOptions(arguments)
    guard arguments.operands.count == 2 else {
      throw .usage("compare takes two PNG files or two folders, as in compare before.png after.png")
    }
    for operand in arguments.operands { try InputPath.check(operand) }
    let (reference, actual) = (arguments.operands[0], arguments.operands[1])
    switch (try isFolder(reference), try isFolder(actual)) {
    case (false, false):
      return try CompareFiles(reference: reference, actual: actual, options: options).run()
    case (true, true):
      return try CompareFolders(reference: reference, actual: actual, options: options).run()
    case (true, false): throw mixed(folder: reference, file: actual)
    case (false, true): throw mixed(folder: actual, file: reference)
    }
  }

  private static func mixed(folder: String, file: String) -> CommandFailure {
    .usage("\(folder) is a folder and \(file) is a file; give two files or two folders")
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FileError("read", path, errorNumber: errno)
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
