/// The place in the sources where an entry is made.
package struct CatalogPlace: Sendable {
  /// The file with its module, such as `Feed/Entries.swift`.
  package let file: StaticString
  package let line: UInt

  package init(file: StaticString, line: UInt) {
    (self.file, self.line) = (file, line)
  }
}
