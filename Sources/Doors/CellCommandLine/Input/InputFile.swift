import CellSnapshots
public import Foundation

/// A file named on the command line, or standard input, read whole.
public struct InputFile: Sendable {
  /// The maximum number of bytes that are read.
  static let maximumSize = 1 << 30

  /// The name for messages: the name on the command line, shortened where it is very long, or `standard input`.
  public let name: String
  /// The file's name without folder and extension, changed where it would be no name of an entry.
  public let title: String
  /// The bytes of the file.
  public let contents: Data

  public init(name: String, title: String, contents: Data) {
    self.name = name
    self.title = title
    self.contents = contents
  }

  /// Reads the file at `path`, or standard input. Where an earlier process has read standard input, the bytes
  /// come from the journal.
  @MainActor
  init(reading path: InputPath) throws(FileError) {
    let journal = path.isStandardInput ? Supervision.current.journal : nil
    if Supervision.current.isResumed, let contents = journal?.standardInput {
      self.init(name: path.name, title: path.title, contents: contents)
      return
    }
    try self.init(readingAnew: path)
    journal?.add(.standardInput(contents))
  }

  private init(readingAnew path: InputPath) throws(FileError) {
    let name = path.name
    let descriptor = path.isStandardInput ? dup(STDIN_FILENO) : open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", name, errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError("read", name, reason: "it is a folder; name a JSON file in it")
    }
    let contents = try Self.readAll(descriptor, name: name)
    guard !contents.isEmpty else {
      throw FileError("read", name, reason: "it is empty; give a JSON array of statuses or accounts")
    }
    self.init(name: name, title: path.title, contents: contents)
  }

  private static func readAll(_ descriptor: Int32, name: String) throws(FileError) -> Data {
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError("read", name, errorNumber: errno)
      }
      guard count > 0 else { return contents }
      contents.append(contentsOf: buffer[..<count])
      guard contents.count <= maximumSize else {
        throw FileError("read", name, reason: "it is larger than 1 GB; split it")
      }
    }
  }
}
