import Foundation

/// The names of the files that are written for an app's.
enum OutputNames {
  /// A name for each file, which no other of the module has; another than its own, which the compiler sees as well.
  static func names(of files: [URL], besides taken: [String]) -> [String] {
    var taken = Set(taken)
    return files.map { file in
      var name = file.deletingPathExtension().lastPathComponent
      var parent = file.deletingLastPathComponent()
      while taken.contains(written(name, for: file)), parent.path != "/" {
        name = "\(parent.lastPathComponent)_\(name)"
        parent = parent.deletingLastPathComponent()
      }
      taken.insert(written(name, for: file))
      return written(name, for: file)
    }
  }

  /// A name that SwiftPM cannot write into its lists, or that is too long for a file, gives way to a digest of the path.
  private static func written(_ name: String, for file: URL) -> String {
    let isPlain =
      name.utf8.count <= 200 && name.allSatisfy { $0.isLetter || $0.isNumber || "_-+. ".contains($0) }
    return (isPlain ? name : "file-\(digest(file.path))") + ".passed.swift"
  }

  /// FNV-1a.
  private static func digest(_ text: String) -> String {
    String(
      text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 },
      radix: 16)
  }
}
