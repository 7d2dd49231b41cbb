/// An entry of a catalogue with the functions that draw it.
package struct EntryCode {
  package let name: String
  /// The place where the entry is made, with the file as `Feed/Entries.swift`; nil if the entry does not know it.
  let place: (file: String, line: Int)?
  /// The addresses of the functions of its closures.
  let functions: [UInt]
}

/// The making of the code of entries from their closures in this process.
package struct EntryCodeReader {
  private let image: ProgramImage

  /// Returns nil where the system has no list of the process's memory.
  package init?() {
    guard let image = ProgramImage() else { return nil }
    self.image = image
  }

  /// Returns the code of an entry.
  ///
  /// - Parameters:
  ///   - place: the place where the entry is made, with the file as `Feed/Entries.swift`; nil if it is not known.
  ///   - closures: calls its parameter with the memory of each closure of the entry.
  package func code(
    of name: String, madeAt place: (file: String, line: Int)?,
    closures: (_ read: (UnsafeRawBufferPointer) -> Void) -> Void
  ) -> EntryCode {
    var code = ClosureCode(in: image)
    closures { code.add($0) }
    return EntryCode(name: name, place: place, functions: code.functions)
  }
}
