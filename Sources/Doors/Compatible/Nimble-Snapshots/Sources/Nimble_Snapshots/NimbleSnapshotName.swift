import Foundation

/// The names of a snapshot's reference: `<folder>/<file of the test>/<name>`.
struct NimbleSnapshotName {
  /// The folder of all references.
  let folder: String
  /// The subfolder for the test's file in the folder of all references.
  let file: String
  let name: String

  /// Finds the names, or says what is missing.
  ///
  /// - Parameters:
  ///   - name: The name; nil for the running test's name.
  ///   - path: The test's file.
  init(_ name: String?, in path: String) throws {
    guard let name = name ?? CurrentTestCase.shared.name else {
      throw SnapshotProblem("no test of XCTest is running; give the snapshot a name with named:")
    }
    self.name = Self.sanitized(name)
    let url = URL(fileURLWithPath: path)
    file = url.deletingPathExtension().lastPathComponent
    let named = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? ""
    if let set = NimbleSnapshotSettings.referenceImagesDirectory ?? (named.isEmpty ? nil : named) {
      folder = set
      return
    }
    var found = ""
    for part in url.pathComponents.dropFirst() {
      found += "/" + part
      if NimbleSnapshotSettings.testFolderEndings.contains(where: part.lowercased().hasSuffix) {
        folder = found + "/ReferenceImages"
        return
      }
    }
    throw SnapshotProblem(
      "no folder around \(path) ends in \(NimbleSnapshotSettings.testFolderEndings.joined(separator: " or "));"
        + " name it with setNimbleTestFolder, or the references' with the variable FB_REFERENCE_IMAGE_DIR")
  }

  /// Returns a name of letters, digits and underscores.
  static func sanitized(_ name: String) -> String {
    let plain = name.replacingOccurrences(of: "root example group, ", with: "")
    let isKept: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    return plain.split(whereSeparator: { !isKept($0) }).joined(separator: "_")
  }
}

/// The reason why nothing could be compared.
struct SnapshotProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
