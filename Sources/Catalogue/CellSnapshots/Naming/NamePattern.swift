import Foundation

/// A choice of entries on the command line: a name, a folder of names, or a pattern with `*`, `?` and `[…]`.
package struct NamePattern: Hashable, Sendable {
  package let text: String

  package init(text: String) {
    self.text = text
  }

  /// Returns whether a name matches, as in a shell, except that `*` also matches slashes.
  package func matches(_ name: String) -> Bool {
    let folder = FilePath.parts(of: FilePath.withoutLastSlash(text))
    return FilePath.parts(of: name).starts(with: folder) || fnmatch(text, name, 0) == 0
  }
}
