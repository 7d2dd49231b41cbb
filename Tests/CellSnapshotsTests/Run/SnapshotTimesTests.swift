import Testing

@testable import CellSnapshots

@Suite struct SnapshotTimesTests {
  private func times(_ text: String) throws -> SnapshotTimes {
    try SnapshotTimes(decoding: Array(text.utf8), "times.json")
  }

  @Test func `times are whole microseconds in the order of their names`() {
    var times = SnapshotTimes()
    times.add(seconds: 0.0000126, of: "b/b.320@2x")
    times.add(7, of: "a/a.320")
    #expect(
      String(decoding: times.bytes, as: UTF8.self) == """
        {
          "microseconds" : {
            "a/a.320" : 7,
            "b/b.320@2x" : 13
          },
          "version" : 1
        }

        """)
  }

  @Test func `the hash does not depend on how the file is written`() throws {
    let file = #"{"version":1,"microseconds":{"b":2,"a":1}}"#
    var times = SnapshotTimes()
    times.add(1, of: "a")
    times.add(2, of: "b")
    #expect(try self.times(file) == times)
    #expect(try self.times(file).hash == times.hash)
  }

  @Test func `the longer of two times counts`() {
    var times = SnapshotTimes()
    times.add(5, of: "a")
    times.add(seconds: 0, of: "a")
    #expect(times["a"] == 5)
  }

  @Test func `a time that is no number or too long is bounded`() {
    var times = SnapshotTimes()
    times.add(seconds: .nan, of: "a")
    times.add(seconds: .infinity, of: "b")
    times.add(seconds: -1, of: "c")
    #expect((times["a"], times["b"], times["c"]) == (0, 86_400_000_000, 0))
  }

  @Test(arguments: [
    "", "null", "{}", #"{"version":2,"microseconds":{}}"#, #"{"version":1,"microseconds":{"a":1.5}}"#,
    #"{"version":1,"microseconds":{"a":86400000001}}"#, #"{"version":1,"microseconds":{"a":-1}}"#,
  ])
  func `anything else is refused in one line`(text: String) {
    let error = #expect(throws: FileError.self) { try times(text) }
    #expect(
      error?.description
        == "cannot read times.json: it has no times of snapshots; name the times.json of a run, or remove it")
  }
}
