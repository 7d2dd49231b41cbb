internal import Foundation

/// The reason why a file cannot be read.
package enum OrdinaryFileError: Error, Hashable, Sendable {
  /// An error of the system with its `errno` number.
  case system(Int32)
  /// The file is a folder, a device, a pipe or a socket.
  case notOrdinary
  case tooLarge(limit: Int)

  /// Returns the system's text for one of its error numbers.
  static func text(of number: Int32) -> String { String(cString: strerror(number)) }
}

extension OrdinaryFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let number): Self.text(of: number)
    case .notOrdinary: "it is not a regular file"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    }
  }
}
