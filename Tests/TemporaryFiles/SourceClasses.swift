import Foundation

/// The classes that an app can name, read from the sources of the checkout.
package enum SourceClasses {
  /// Returns the names of the open and public classes in a folder and below it, sorted. A class in another type is left
  /// out.
  ///
  /// - Parameter folder: The path from the checkout, such as `Sources/UIKit/UIKit`.
  package static func names(in folder: String) throws -> [String] {
    let root = TestFolders.package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n")
          .compactMap { name(in: $0) }
      }.sorted()
  }

  /// Returns the name of the class that a line declares, as in `open class UISwitch: UIControl {`.
  private static func name(in line: Substring) -> String? {
    guard ["@", "open ", "public "].contains(where: line.hasPrefix) else { return nil }
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count,
      words[..<place].contains(where: { $0 == "open" || $0 == "public" })
    else { return nil }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
  }
}
