import Foundation

extension FilePath {
  /// The folder in which the process started; an empty text if it no longer exists.
  ///
  /// Entries are other people's code. They may change the current folder of the process while their pictures are
  /// written.
  package static let startFolder = FileManager.default.currentDirectoryPath

  /// Notes the folder. Call this before any entry is made.
  package static func noteStartFolder() { _ = startFolder }

  /// Changes the current folder back to the one in which the process started.
  package static func returnToStartFolder() {
    if !startFolder.isEmpty { chdir(startFolder) }
  }

  /// Returns a path for calls to the system. A relative path starts from the folder in which the process started.
  package static func onDisk(_ path: String) -> String {
    isAbsolute(path) || startFolder.isEmpty ? path : appending(path, to: startFolder)
  }
}
