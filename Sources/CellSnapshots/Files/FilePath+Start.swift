import Foundation

extension FilePath {
  /// The folder in which the process started; an empty text where it is gone.
  ///
  /// Entries are other people's code, which may lead the process into another folder while their pictures are written.
  package static let startFolder = FileManager.default.currentDirectoryPath

  /// Notes the folder, to be called before any entry is made.
  package static func noteStartFolder() { _ = startFolder }

  /// Leads the process back to the folder in which it started.
  package static func returnToStartFolder() {
    if !startFolder.isEmpty { chdir(startFolder) }
  }

  /// A path as the system is asked for it: a relative one from the folder in which the process started.
  package static func onDisk(_ path: String) -> String {
    isAbsolute(path) || startFolder.isEmpty ? path : appending(path, to: startFolder)
  }
}
