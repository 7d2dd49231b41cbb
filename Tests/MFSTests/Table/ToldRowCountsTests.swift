import Testing

@testable import MFS

extension MFSTests {
  struct ToldRowCountsTests {
    private func sections(_ counts: Int...) -> [TableSection] {
      counts.map { count in TableSection((0..<count).map { RowViewModel(id: $0) }) }
    }

    private func told(_ counts: Int...) -> ToldRowCounts {
      var told = ToldRowCounts()
      told.begin(sectionCount: counts.count)
      for (section, count) in counts.enumerated() { told[section] = count }
      return told
    }

    @Test func theyAreCompleteOnceEachSectionWasToldOf() {
      var told = ToldRowCounts()
      told.begin(sectionCount: 2)
      told[1] = 5
      told[1] = 5
      #expect(!told.areComplete(sectionCount: 2))
      told[0] = 3
      #expect(told.areComplete(sectionCount: 2))
      #expect(!told.areComplete(sectionCount: 3))
    }

    @Test func aSectionThatTheTableDoesNotKnowOfIsNotNoted() {
      var told = told(3)
      told[1] = 5
      #expect(told[1] == nil)
      #expect(told.areComplete(sectionCount: 1))
    }

    @Test func theyAreKeptWhileThereAreAsManySections() {
      var told = told(3, 5)
      told.begin(sectionCount: 2)
      #expect(told[0] == 3 && told[1] == 5)
      told.begin(sectionCount: 3)
      #expect(told[0] == nil && told[1] == nil && told[2] == nil)
    }

    @Test func onlySectionsThatGrewAreForgotten() throws {
      let old = sections(1, 2)
      var new = old
      new[1].rows += sections(2)[0].rows
      new += sections(4)
      var told = told(1, 2)
      told.forget(try #require(AppendedRows(from: old, to: new)))
      #expect(told[0] == 1 && told[1] == nil && told[2] == nil)
      #expect(!told.areComplete(sectionCount: 3))
      told[1] = 4
      told[2] = 4
      #expect(told.areComplete(sectionCount: 3))
    }
  }
}
