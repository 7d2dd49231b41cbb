internal import Foundation

/// Paths from one folder to a file.
package enum RelativePath {
  /// Returns `../App/Cell.swift` for the path `/a/App/Cell.swift` from the folder `/a/Package`.
  package static func path(_ path: String, from folder: String) -> String {
    let file = URL(filePath: path).standardizedFileURL.pathComponents
    let start = URL(filePath: folder).standardizedFileURL.pathComponents.filter { $0 != "" }
    let shared = zip(file, start).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: start.count - shared) + file[shared...]
    return parts.joined(separator: "/")
  }
}
