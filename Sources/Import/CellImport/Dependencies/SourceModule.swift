internal import CellSnapSourcePass
internal import Foundation

/// A module of others whose sources are there.
struct SourceModule: Sendable {
  let name: String
  /// The folder of its repository.
  let repository: URL
  /// The Swift files, or the files of C, in the order of their paths.
  let files: [URL]
  let resources: [URL]
  /// The places of resources in the module's bundle, by their paths. Other resources keep their folders.
  var places: [String: String] = [:]
  /// The folder of the headers of a module in C; nil for one in Swift.
  let headers: URL?
  /// Whether the files are only in the import's own folder, so that the package gets copies of them.
  let isCopied: Bool

  /// The text that makes a module of headers in C; nil for one in Swift, or if the headers have such a file.
  var moduleMap: String? {
    guard let headers, !files.contains(where: { $0.pathExtension == "modulemap" }) else { return nil }
    let umbrella = headers.appending(path: "\(name).h")
    let isHeader = FileManager.default.fileExists(atPath: umbrella.path)
    return "module \(name) {\n  umbrella \(isHeader ? "header " : "")"
      + "\(SwiftLiteral.text(isHeader ? umbrella.path : headers.path))\n  export *\n}\n"
  }

  /// Returns a file's place for the package: where it is, or its copy in a folder.
  func place(of file: URL, in dependencies: URL) -> URL {
    guard isCopied else { return file }
    return dependencies.appending(path: "\(name)/\(path(of: file))")
  }

  /// The path of a file from the repository.
  func path(of file: URL) -> String {
    RelativePaths.path(of: file, in: repository)
  }
}
