import Foundation

/// A failed action on a file, with the reason in words.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failed action, as a verb: `write`, `read`.
  package var action: String
  package var path: String
  package var reason: String

  package init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// Makes an error with the reason for the C library's error number.
  package init(_ action: String, _ path: String, errorNumber: Int32) {
    self.init(action, path, reason: Self.reason(of: errorNumber))
  }

  package var description: String { "cannot \(action) \(path): \(reason)" }

  private static func reason(of errorNumber: Int32) -> String {
    switch errorNumber {
    case ENOENT: "it does not exist"
    case EACCES, EPERM: "you have no permission; choose another place or change its permissions"
    case EROFS: "the file system is read-only; choose another place"
    case ENOSPC: "no space is left on the device; free some or choose another place"
    case EDQUOT: "the disk quota is used up; free some space or choose another place"
    case EFBIG: "the file is larger than the system's limit for files (ulimit -f)"
    case EISDIR: "it is a folder"
    case EBADF: "it is closed, perhaps by the code of an entry"
    case ENOTDIR, EEXIST: "a file has the name of a folder; choose another name"
    case ENAMETOOLONG: "the name is too long for the file system"
    default: String(cString: strerror(errorNumber))
    }
  }
}
