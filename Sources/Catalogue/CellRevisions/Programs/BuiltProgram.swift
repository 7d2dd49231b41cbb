import CellSnapshots
import Foundation

/// A program that SwiftPM built, as the path of its file tells: `/home/ada/Feed/.build/debug/snapshots`.
package struct BuiltProgram: Hashable, Sendable {
  /// The folder of the package, without links.
  package let package: String
  /// The path of the program's file below that folder.
  package let path: String
  package let product: String
  package let isRelease: Bool

  /// Returns nil for a program outside of a folder `.build` of SwiftPM.
  package init?(executable: String) {
    var folders = URL(fileURLWithPath: executable).resolvingSymlinksInPath().pathComponents
    guard folders.count > 1 else { return nil }
    product = folders.removeLast()
    guard let place = folders.lastIndex(of: ".build"), ["debug", "release"].contains(folders.last) else {
      return nil
    }
    isRelease = folders.last == "release"
    package = NSString.path(withComponents: Array(folders[..<place]))
    path = (folders[place...] + [product]).joined(separator: "/")
  }

  /// The command that builds the program, in the folder of the package.
  package var buildCommand: [String] {
    ["swift", "build", "--product", product] + SDKOptions.ofProgram + (isRelease ? ["-c", "release"] : [])
  }
}
