import Foundation

/// The identity of a file, whichever paths lead to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// Identifies the file that `path` leads to, or returns nil if there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0 else { return nil }
    self.init(status)
  }

  /// Identifies the file of an open descriptor, or returns nil if it is closed.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
