import CellDrawing
import Foundation

/// The folder of a run: `run.json`, and under `images` the pictures of what is not identical, equal ones once.
package struct RunFolder: Hashable, Sendable {
  /// As it was named.
  package let path: String
  /// What runs the program, for messages: `swift run snapshots`.
  let program: String

  package static let runFile = "run.json"
  package static let reportFile = "report.html"
  static let imageFolder = "images"
  /// What near its beginning tells our page from those of others.
  static let pageGenerator = #"<meta name="generator" content="CellSnap">"#

  /// One that is there already, or not.
  ///
  /// - Parameter program: what runs the program, for messages.
  package init(path: String, program: String) {
    self.program = program
    self.path = FilePath.withoutLastSlash(path)
  }

  /// Makes the folder for a new run. The run that may be in it stays whole until the new one is written: pictures are
  /// named by what is in them, and none is removed before.
  ///
  /// Throws where it cannot be written, or holds files and no run.
  package init(replacing path: String, program: String) throws(FileError) {
    self.init(path: path, program: program)
    _ = try OutputFolder(making: self.path)
    try checkContents()
    try checkImageFolder()
    Leftovers.remove(below: self.path)
  }

  /// Keeps a PNG; any thread may.
  func keep(_ picture: Verification.Picture) throws(FileError) -> RunPicture {
    RunPicture(
      path: try keep(picture.bytes), width: picture.width, height: picture.height, scale: picture.scale)
  }

  /// Where the bytes of a PNG are kept, below the folder.
  @discardableResult
  func keep(_ bytes: [UInt8]) throws(FileError) -> String {
    let path = Self.path(of: bytes)
    let output = try OutputFolder(making: self.path)
    try output.makeFolders(for: path)
    _ = try AtomicFile.replace(bytes, at: output.path(of: path))
    return path
  }

  /// The bytes of a kept picture; throws where they are not there or no longer what was kept.
  package func bytes(of picture: RunPicture) throws(FileError) -> [UInt8] {
    let path = FilePath.appending(picture.path, to: self.path)
    // Where a run's file comes from another machine, its paths are no more to be trusted than its pictures.
    guard let hash = Self.hash(ofImage: picture.path) else {
      throw FileError("read", path, reason: "it is no picture of a run")
    }
    guard let bytes = try InputBytes.read(path) else {
      throw FileError("read", path, reason: "it is gone; \(program) verify makes a new run")
    }
    guard ContentHash(of: bytes) == hash else {
      throw FileError("read", path, reason: "it was changed after the run; \(program) verify makes a new run")
    }
    return bytes
  }

  /// Where a picture of these bytes is kept, below the folder.
  static func path(of bytes: [UInt8]) -> String { "\(imageFolder)/\(ContentHash(of: bytes)).png" }

  /// The hash that the path of a kept picture names.
  private static func hash(ofImage path: String) -> ContentHash? {
    let prefix = "\(imageFolder)/"
    guard path.hasPrefix(prefix), path.hasSuffix(".png") else { return nil }
    return ContentHash(path.dropFirst(prefix.count).dropLast(4))
  }

  /// Whether a file's path below the folder is that of a kept picture.
  static func isPicture(_ path: String) -> Bool { hash(ofImage: path) != nil }

  /// The files below the folder that are not hidden.
  func files() throws(FileError) -> [String] {
    try FileTree.files(below: path).filter { !FilePath.name(of: $0).hasPrefix(".") }
  }

  /// Refuses a folder of something else: files are told by what they hold, not by their names.
  private func checkContents() throws(FileError) {
    let files = try files()
    if files.contains(Self.runFile) {
      guard holdsRun else {
        throw FileError(
          "write a run to", path, reason: "its \(Self.runFile) is not that of a run; choose another folder")
      }
      return
    }
    // A run that was ended has pictures and no file that says so.
    guard files.allSatisfy({ Self.isPicture($0) || $0 == Self.reportFile && holdsReport }) else {
      throw FileError(
        "write a run to", path, reason: "it holds other files and no \(Self.runFile); choose another folder")
    }
  }

  /// Whether the page is one of ours, of any version.
  private var holdsReport: Bool {
    let page = FilePath.appending(Self.reportFile, to: path)
    guard let bytes = try? InputBytes.read(page) else { return false }
    return String(decoding: bytes.prefix(4_096), as: UTF8.self).contains(Self.pageGenerator)
  }

  /// Refuses a link in the place of the pictures' folder, through which they would be written elsewhere.
  private func checkImageFolder() throws(FileError) {
    var status = stat()
    let folder = FilePath.appending(Self.imageFolder, to: path)
    guard lstat(FilePath.onDisk(folder), &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    throw FileError(
      "write a run to", path, reason: "\(folder) is a symbolic link; remove it, or choose another folder")
  }
}
