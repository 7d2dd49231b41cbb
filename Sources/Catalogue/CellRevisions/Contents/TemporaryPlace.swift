import CellSnapshots
import Foundation

/// A folder for files that are only needed for a while. It is removed with the object.
final class TemporaryPlace: Sendable {
  let path: String

  init() throws(FileError) {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/cellsnap-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError("make a folder in", base, errorNumber: errno) }
    path = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { FilePath.appending(name, to: path) }
}
