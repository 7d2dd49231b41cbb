/// Failures that end the program with UIKit's messages when a snapshot is used wrongly.
enum SnapshotFault {
  static func unknownSection(_ identifier: some Hashable) -> Never {
    preconditionFailure("Section identifier was not found: \(identifier)")
  }

  static func unknownItem(_ identifier: some Hashable) -> Never {
    preconditionFailure("Item identifier was not found: \(identifier)")
  }

  static func noSection() -> Never {
    preconditionFailure("There are currently no sections in the data source. Please add a section first.")
  }

  /// Ends the program if an identifier appears twice.
  static func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ name: String) {
    var known: Set<Identifier> = []
    let twice = identifiers.filter { !known.insert($0).inserted }
    guard !twice.isEmpty else { return }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    preconditionFailure(
      "Fatal: supplied \(name) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }
}
