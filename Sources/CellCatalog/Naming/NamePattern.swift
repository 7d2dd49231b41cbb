import Foundation

/// What chooses entries on the command line: a name, a folder of names, or a pattern with `*`, `?` and `[…]`.
struct NamePattern: Hashable, Sendable {
  let text: String

  /// Like the shell's, but `*` also stands for slashes.
  func matches(_ name: String) -> Bool {
    name == text || name.hasPrefix(text.hasSuffix("/") ? text : text + "/") || fnmatch(text, name, 0) == 0
  }
}
