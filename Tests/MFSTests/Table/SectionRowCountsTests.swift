import Testing

@testable import MFS

extension MFSTests {
  struct SectionRowCountsTests {
    private func sections(_ counts: Int...) -> [MFSTableSection] {
      counts.map { count in MFSTableSection((0..<count).map { RowViewModel(id: $0) }) }
    }

    /// Returns counts that were asked for each of the sections once.
    private func told(of sections: [MFSTableSection]) -> SectionRowCounts {
      var counts = SectionRowCounts()
      counts.begin(sectionCount: sections.count)
      for section in sections.indices { _ = counts.tell(section, of: sections) }
      return counts
    }

    @Test func `the number of a section's rows is returned`() {
      let sections = sections(3, 0)
      var counts = SectionRowCounts()
      counts.begin(sectionCount: 2)
      #expect([0, 1, 2, -1].map { counts.tell($0, of: sections) } == [3, 0, 0, 0])
    }

    @Test func `counts are complete when each section with rows was asked for`() {
      let sections = sections(3, 0, 5)
      var counts = SectionRowCounts()
      #expect(!counts.areTold(of: sections))
      counts.begin(sectionCount: 3)
      _ = counts.tell(0, of: sections)
      #expect(!counts.areTold(of: sections))
      _ = counts.tell(2, of: sections)
      #expect(counts.areTold(of: sections))
    }

    @Test func `counts are incomplete when a new round begins`() {
      let sections = sections(3, 5)
      var counts = told(of: sections)
      counts.begin(sectionCount: 2)
      _ = counts.tell(0, of: sections)
      #expect(!counts.areTold(of: sections))
    }

    @Test func `sections that grew are counted again`() throws {
      let old = sections(1, 2)
      var new = old
      new[1].rows += sections(2)[0].rows
      new += sections(4)
      var counts = told(of: old)
      counts.forget(try #require(AppendedRows(from: old, to: new)))
      counts.begin(sectionCount: 3)
      #expect((0..<3).map { counts.tell($0, of: new) } == [1, 4, 4])
      #expect(counts.areTold(of: new))
    }
  }
}
