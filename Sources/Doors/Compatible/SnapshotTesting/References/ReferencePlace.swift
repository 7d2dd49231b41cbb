internal import CellSnapshots

/// The place of a reference, and of the files that belong to it.
///
///     Tests/__Snapshots__/FeedTests/testFeed.dark.png         the reference
///     Tests/__Snapshots__/linux/FeedTests/testFeed.dark.png   the reference of Linux, beside an iPhone's
///     /tmp/FeedTests/testFeed.dark.png                        the actual picture of a failed test
struct ReferencePlace {
  /// The name of the folder of references beside the test's file.
  static let rootName = "__Snapshots__"

  /// The folder of all references beside the test's file: `…/__Snapshots__`; with a folder of the assertion's own, the
  /// folder around it.
  var root: String
  /// The folder of the file's references below `root`, mostly the file's name.
  var folder: String
  /// The name without extension: `testFeed.dark`.
  var name: String
  var pathExtension: String?
  /// The name of the test's file without extension.
  var fileTitle: String

  /// - Parameters:
  ///   - root: The folder of all references.
  ///   - folder: The folder of the file's references below `root`.
  ///   - name: The name without extension.
  init(root: String, folder: String, name: String) {
    (self.root, self.folder, self.name) = (root, folder, name)
    pathExtension = "png"
    fileTitle = folder
  }

  /// - Parameter identifier: The name of the snapshot, or its number.
  init(
    filePath: String, testName: String, identifier: String, pathExtension: String?,
    snapshotDirectory: String?
  ) {
    let file = URL(fileURLWithPath: filePath)
    fileTitle = file.deletingPathExtension().lastPathComponent
    let folder =
      snapshotDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent("\(Self.rootName)/\(fileTitle)")
    root = folder.deletingLastPathComponent().path
    self.folder = folder.lastPathComponent
    name = "\(Self.sanitized(testName)).\(identifier)"
    self.pathExtension = pathExtension
  }

  /// Returns a text with one hyphen for each run of characters that are neither letters, digits nor underscores, and
  /// none at its ends: `testFeed(isDark:)` becomes `testFeed-isDark`.
  static func sanitized(_ text: String) -> String {
    var parts: [String.UnicodeScalarView] = [String.UnicodeScalarView()]
    for scalar in text.unicodeScalars {
      if isWordCharacter(scalar) {
        parts[parts.count - 1].append(scalar)
      } else if !parts[parts.count - 1].isEmpty {
        parts.append(String.UnicodeScalarView())
      }
    }
    return parts.filter { !$0.isEmpty }.map { String($0) }.joined(separator: "-")
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.generalCategory == .decimalNumber
      || properties.generalCategory == .connectorPunctuation
      || [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
      || properties.isJoinControl
  }

  /// The name with its extension.
  var fileName: String { pathExtension.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name }

  /// The folder of the file's references.
  var folderPath: String { "\(root)/\(folder)" }

  /// The path where the original library puts the reference.
  var path: String { "\(folderPath)/\(fileName)" }

  /// Throws if a variable names a folder in which references would be lost.
  func check() throws(SnapshotTestingError) {
    guard !linuxFolder.contains("/"), linuxFolder != ".", linuxFolder != ".." else {
      throw SnapshotTestingError(
        "CELLSNAP_LINUX_FOLDER=\(linuxFolder): give the name of a folder, as in linux")
    }
    guard ![path, linuxPath].contains(where: { FilePath.areSame($0, artifactPath) }) else {
      throw SnapshotTestingError("SNAPSHOT_ARTIFACTS names the folder of the references; name another one")
    }
  }

  /// The name of the folder for references that are drawn here beside an iPhone's references.
  private var linuxFolder: String {
    let name = SnapshotTestingConfiguration.environment["CELLSNAP_LINUX_FOLDER"] ?? ""
    return name.isEmpty ? "linux" : name
  }

  /// The folder of such references, for all files of tests.
  var linuxRoot: String { "\(root)/\(linuxFolder)" }

  /// The path of the reference that is drawn here beside an iPhone's reference.
  var linuxPath: String { "\(linuxRoot)/\(folder)/\(fileName)" }

  /// The path of the actual file of a failed test.
  var artifactPath: String {
    let folder = SnapshotTestingConfiguration.environment["SNAPSHOT_ARTIFACTS"] ?? ""
    let root = folder.isEmpty ? NSTemporaryDirectory() : folder
    return URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent("\(fileTitle)/\(fileName)")
      .path
  }
}
