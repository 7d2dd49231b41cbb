import Foundation

/// The names of the output files for an app's files.
enum OutputNames {
  /// Returns a name for each file that no other file of the module has. It differs from the file's own name,
  /// since the compiler sees that file too.
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

  /// Returns an output file's name. A digest of the path replaces a name that is too long or that SwiftPM
  /// cannot write into its lists.
  private static func written(_ name: String, for file: URL) -> String {
    let isPlain =
      name.utf8.count <= 200 && name.allSatisfy { $0.isLetter || $0.isNumber || "_-+. ".contains($0) }
    return (isPlain ? name : "file-\(digest(file.path))") + ".passed.swift"
  }

  /// Returns the FNV-1a hash of a text, in hexadecimal.
  private static func digest(_ text: String) -> String {
    String(
      text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 },
      radix: 16)
  }
}
