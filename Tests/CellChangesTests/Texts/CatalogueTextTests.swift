import Testing

@testable import CellChanges

@Suite struct CatalogueTextTests {
  private func text(_ source: String) throws -> CatalogueText {
    try #require(CatalogueText(Array(source.utf8)))
  }

  /// A catalogue with two entries and something between them.
  private func catalogue(
    first: String = "NoteCell()", second: String = "ListCell()", between: String = "let a = sample()",
    added: String = ""
  ) -> String {
    """
    struct Snapshots: SnapshotCatalog {
      static var entries: [CatalogEntry] {
        \(between)
        CatalogEntry("Note") { \(first) }
          .state("read") { $0.tap("button") }
        \(added)CatalogEntry("List") { \(second) }
      }
    }
    """
  }

  @Test func `an entry goes on to the last call on it`() throws {
    let text = try text(catalogue())
    #expect(text.entries.map(\.lines) == [4...5, 6...6])
  }

  @Test func `a changed entry changes neither another one nor the rest`() throws {
    let (base, changed) = (try text(catalogue()), try text(catalogue(first: "NoteCell(isRead: true)")))
    #expect(base.entries[0].hash != changed.entries[0].hash)
    #expect(base.entries[1].hash == changed.entries[1].hash)
    #expect(base.rest == changed.rest)
  }

  @Test func `an added entry does not change the rest`() throws {
    let changed = try text(catalogue(added: "CatalogEntry(\"New\") { NewCell() }\n    "))
    #expect(changed.entries.count == 3)
    #expect(try text(catalogue()).rest == changed.rest)
  }

  @Test func `what is between entries is the rest`() throws {
    #expect(try text(catalogue()).rest != text(catalogue(between: "let a = otherSample()")).rest)
  }

  @Test func `comments and spaces change nothing`() throws {
    let (base, other) = (
      try text(catalogue()), try text(catalogue(between: "// Samples.\n    let a  =  sample()"))
    )
    #expect(base.rest == other.rest)
    #expect(base.entries.map(\.hash) == other.entries.map(\.hash))
  }

  @Test func `another function of the file is not the rest`() throws {
    let other = "func sample() -> Int { 1 }\n"
    #expect(try text(catalogue()).rest == text(other + catalogue()).rest)
  }

  @Test func `entries of an array do not change the rest`() throws {
    let base = try text("let entries = [CatalogEntry(\"A\") { A() }]")
    let changed = try text("let entries = [CatalogEntry(\"A\") { A() }, CatalogEntry(\"B\") { B() }]")
    #expect(base.rest == changed.rest)
    #expect(changed.entries.count == 2)
  }

  @Test func `a type and a result are no entries`() throws {
    let text = try text("func login(_ name: String) -> CatalogEntry { CatalogEntry(name) { Login() } }")
    #expect(text.entries.count == 1)
  }

  @Test func `a further closure belongs to its entry`() throws {
    let text = try text(
      "var note: [CatalogEntry] {\n  CatalogEntry.sampled(\"Note\", isFilled: true) { s in\n    NoteCell()\n  } filled: { v, s in\n    v.fill()\n  }\n  .size { $0 }\n}"
    )
    #expect(text.entries.map(\.lines) == [2...7])
  }

  @Test func `lines with something besides an entry are noted`() throws {
    let text = try text(
      "func a() -> [CatalogEntry] {\n  let b = c()\n  return [CatalogEntry(\"A\") { A() }]\n}")
    #expect(text.otherLines == [1, 2])
  }

  @Test func `a file with macros is refused`() {
    #expect(CatalogueText(Array("let a = #entry(\"A\")".utf8)) == nil)
    #expect(CatalogueText(Array("#if DEBUG\nlet a = #line\n#endif".utf8)) != nil)
  }
}
