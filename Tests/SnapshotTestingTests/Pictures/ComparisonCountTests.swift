import Testing

@testable import SnapshotTesting

struct ComparisonCountTests {
  @Test func `a run without pictures of iPhones says nothing`() {
    #expect(ComparisonCount(exact: 3).line == nil)
  }

  @Test func `a run says how many pictures were compared in which way`() {
    #expect(
      ComparisonCount(exact: 1, phone: 12).line
        == "SnapshotTesting: 12 pictures were compared with an iPhone's by the rule phone, "
        + "and 1 picture was compared with CellSnap's own")
    #expect(
      ComparisonCount(phone: 1).line
        == "SnapshotTesting: 1 picture was compared with an iPhone's by the rule phone")
  }

  @Test func `a run says how many files do not say who wrote them`() {
    #expect(
      ComparisonCount(phone: 3, unsigned: 2).line
        == "SnapshotTesting: 3 pictures were compared with an iPhone's by the rule phone, "
        + "2 of them with files that do not say who wrote them")
  }

  @Test func `a run says how many references lost what CellSnap wrote`() {
    #expect(
      ComparisonCount(exact: 4, stripped: 1).line
        == "SnapshotTesting: 1 reference was not compared, since it lost what CellSnap wrote into it")
  }
}
