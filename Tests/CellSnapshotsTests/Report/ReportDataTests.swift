import Testing

@testable import CellSnapshots

@Suite struct ReportDataTests {
  private static func data(
    program: String = "cellsnap", options: [String] = [], shards: [Shard] = []
  ) -> ReportData {
    var run = Run.fabricated
    run.shards = shards
    return ReportData(HTMLReport(run: run, program: program, options: options))
  }

  @Test func `a snapshot is accepted by its name`() {
    #expect(Self.data().acceptPatterns[0] == "'WallPost/short.320@2x'")
  }

  @Test func `recorded and equal snapshots have no command to accept`() {
    #expect(
      Self.data().acceptPatterns.map { $0 != nil } == [true, true, true, true, false, false, false, true])
  }

  @Test func `quotes in a name are escaped for the shell`() {
    #expect(Self.data().acceptPatterns[3] == #"'</script><!--<b>"'\''&/it'\''s 🎈.320@2x'"#)
  }

  @Test func `characters followed by a combining mark are quoted`() {
    #expect(
      ShellWord.line(["a'\u{301}; b"]).unicodeScalars.elementsEqual(
        #"'a'\''"#.unicodeScalars + "\u{301}; b'".unicodeScalars))
    let result = SnapshotResult.missing("a*\u{301}.320@2x", entry: "a*\u{301}")
    #expect(result.acceptPattern?.unicodeScalars.contains("\\") == true)
  }

  @Test func `special characters of patterns are escaped`() throws {
    let name = "مرحبا/a*b?[c]\\.320@2x"
    let pattern = try #require(SnapshotResult.missing(name, entry: name).acceptPattern)
    #expect(pattern == "'مرحبا/a\\*b\\?\\[c]\\\\.320@2x'")
    let word = String(pattern.dropFirst().dropLast())
    #expect(NamePattern(text: word).matches(name))
    #expect(!NamePattern(text: word).matches("مرحبا/aXb?[c]\\.320@2x"))
  }

  @Test(arguments: ["a\u{3}.320@2x", "a\ntouch b.320@2x", "a\u{202E}.320@2x", "a\u{E0041}.320@2x"])
  func `a name with control characters has no command to copy`(name: String) {
    #expect(SnapshotResult.missing(name, entry: "a").acceptPattern == nil)
  }

  @Test func `a name with a leading hyphen is not taken for an option`() {
    var result = SnapshotResult.missing("-Login/new.320@2x", entry: "-Login/new")
    #expect(result.acceptPattern == "'[-]Login/new.320@2x'")
    #expect(NamePattern(text: "[-]Login/new.320@2x").matches(result.name))
    result.isRecorded = true
    #expect(!result.isAcceptable)
  }

  @Test func `options are part of the commands to copy`() {
    let data = Self.data(options: ["--references", "My References"])
    #expect(data.acceptCommand == "cellsnap accept --references 'My References'")
    #expect(data.pruneCommand == "cellsnap prune --references 'My References' --delete")
  }

  @Test func `a user's program is run as the user runs it`() {
    #expect(Self.data(program: "swift run snapshots").acceptCommand == "swift run snapshots accept")
  }

  @Test func `missing shards are listed`() {
    let shards = [Shard(index: 4, count: 4), Shard(index: 1, count: 4)]
    #expect(Self.data(shards: shards).missingShards == [2, 3])
  }

  @Test func `a run that was not merged misses no shard`() {
    #expect(Self.data().missingShards.isEmpty)
  }

  @Test func `an implausible number of shards misses none`() {
    #expect(Shard.missing(in: [Shard(index: 1, count: .max)]).isEmpty)
  }
}
