internal import Foundation

/// Paths of files in a folder.
enum RelativePaths {
  /// Returns `A/b.swift` for `/x/A/b.swift` in `/x`, and `.` for the folder itself.
  static func path(of file: URL, in folder: URL) -> String {
    let (file, folder) = (file.standardizedFileURL.path, folder.standardizedFileURL.path)
    if file == folder { return "." }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : String(file.drop { $0 == "/" })
  }
}
