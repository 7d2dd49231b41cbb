import CellDrawing
import Foundation

/// The folder of a run: `run.json`, and in `images` the pictures of snapshots that are not identical. Equal pictures
/// are stored once.
package struct RunFolder: Hashable, Sendable {
  /// The path as the user named it.
  package let path: String
  /// The command that runs the program, for messages: `swift run snapshots`.
  let program: String

  package static let runFile = "run.json"
  package static let reportFile = "report.html"
  static let imageFolder = "images"
  /// The text near a page's beginning that marks it as one of CellSnap's.
  static let pageGenerator = #"<meta name="generator" content="CellSnap">"#

  /// Names a folder, which need not exist.
  ///
  /// - Parameter program: The command that runs the program, for messages.
  package init(path: String, program: String) {
    self.program = program
    self.path = FilePath.withoutLastSlash(path)
  }

  /// Makes the folder for a new run.
  ///
  /// An earlier run in it stays complete until the new one is written. Pictures are named by their contents, and none
  /// is removed before.
  ///
  /// Throws if the folder cannot be written, or if it has files but no run.
  package init(replacing path: String, program: String) throws(FileError) {
    self.init(path: path, program: program)
    _ = try OutputFolder(making: self.path)
    try checkContents()
    try checkImageFolder()
    Leftovers.remove(below: self.path)
  }

  /// Keeps a PNG. Any thread may call this.
  func keep(_ picture: Verification.Picture) throws(FileError) -> RunPicture {
    RunPicture(
      path: try keep(picture.bytes), width: picture.width, height: picture.height, scale: picture.scale)
  }

  /// Keeps the bytes of a PNG and returns their path below the folder.
  @discardableResult
  func keep(_ bytes: [UInt8]) throws(FileError) -> String {
    let path = Self.path(of: bytes)
    let output = try OutputFolder(making: self.path)
    try output.makeFolders(for: path)
    _ = try AtomicFile.replace(bytes, at: output.path(of: path))
    return path
  }

  /// Returns the bytes of a kept picture, and throws if they are missing or have changed.
  package func bytes(of picture: RunPicture) throws(FileError) -> [UInt8] {
    let path = FilePath.appending(picture.path, to: self.path)
    // If a run's file comes from another machine, neither its paths nor its pictures can be trusted.
    guard let hash = Self.hash(ofImage: picture.path) else {
      throw FileError("read", path, reason: "it is not a picture of a run")
    }
    guard let bytes = try InputBytes.read(path) else {
      throw FileError("read", path, reason: "it is missing; \(program) verify makes a new run")
    }
    guard ContentHash(of: bytes) == hash else {
      throw FileError("read", path, reason: "it was changed after the run; \(program) verify makes a new run")
    }
    return bytes
  }

  /// Returns the path of a picture with these bytes, below the folder.
  package static func path(of bytes: [UInt8]) -> String { "\(imageFolder)/\(ContentHash(of: bytes)).png" }

  /// Returns the hash in the path of a kept picture.
  private static func hash(ofImage path: String) -> ContentHash? {
    let prefix = "\(imageFolder)/"
    guard path.hasPrefix(prefix), path.hasSuffix(".png") else { return nil }
    return ContentHash(path.dropFirst(prefix.count).dropLast(4))
  }

  /// Returns whether a file's path below the folder belongs to a kept picture.
  static func isPicture(_ path: String) -> Bool { hash(ofImage: path) != nil }

  /// Returns the files below the folder that are not hidden.
  func files() throws(FileError) -> [String] {
    try FileTree.files(below: path).filter { !FilePath.name(of: $0).hasPrefix(".") }
  }

  /// Throws if the folder belongs to something else. The contents of its files decide, not their names.
  private func checkContents() throws(FileError) {
    let files = try files()
    if files.contains(Self.runFile) {
      guard holdsRun else {
        throw FileError(
          "write a run to", path,
          reason: "its \(Self.runFile) does not belong to a run; choose another folder")
      }
      return
    }
    // A run that was ended leaves pictures without a `run.json`.
    guard
      files.allSatisfy({
        Self.isPicture($0) || $0 == Self.reportFile && holdsReport || $0 == Self.timesFile && holdsTimes
      })
    else {
      throw FileError(
        "write a run to", path,
        reason: "it contains other files and no \(Self.runFile); choose another folder")
    }
  }

  /// Whether the page is one of CellSnap's, of any version.
  private var holdsReport: Bool {
    let page = FilePath.appending(Self.reportFile, to: path)
    guard let bytes = try? InputBytes.read(page) else { return false }
    return String(decoding: bytes.prefix(4_096), as: UTF8.self).contains(Self.pageGenerator)
  }

  private var holdsTimes: Bool { (try? times()) != nil }

  /// Throws if the folder of the pictures is a link, because they would be written elsewhere.
  private func checkImageFolder() throws(FileError) {
    var status = stat()
    let folder = FilePath.appending(Self.imageFolder, to: path)
    guard lstat(FilePath.onDisk(folder), &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    throw FileError(
      "write a run to", path, reason: "\(folder) is a symbolic link; remove it, or choose another folder")
  }
}
