import CellSnapshots
import Foundation

/// A program that accepts the pictures of a test run. The tests themselves have no command line.
enum AcceptingProgram {
  /// Returns the command that runs it: the package's own catalogue if that is built beside the tests, and otherwise
  /// CellSnap's program, which comes from the SDK if there is one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the built tests.
  ///   - sdk: The options with which SwiftPM finds the SDK that built the tests.
  ///   - installed: The SDK's program, or nil without an SDK.
  ///   - source: The path of this file, by which CellSnap's folder is found.
  static func command(
    beside folder: String, sdk: [String] = SDKOptions.ofProgram, installed: String? = SDKOptions.cellsnap,
    source: String = #filePath
  ) -> String {
    let configuration = FilePath.name(of: folder) == "release" ? ["-c", "release"] : []
    for name in ["snapshots", "cellsnap"] where isProgram(FilePath.appending(name, to: folder)) {
      return ShellWord.line(["swift", "run"] + sdk + configuration + [name])
    }
    if let installed { return ShellWord.line([installed]) }
    let package = (0..<5).reduce(source) { path, _ in FilePath.folder(of: path) ?? "." }
    return ShellWord.line(
      ["swift", "run", "--package-path", FilePath.relative(package, to: FilePath.startFolder), "cellsnap"])
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
