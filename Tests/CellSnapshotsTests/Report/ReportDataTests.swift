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

  @Test func aSnapshotIsAcceptedByItsName() {
    #expect(Self.data().acceptPatterns[0] == "'WallPost/short.320@2x'")
  }

  @Test func whatIsRecordedOrEqualIsNotAccepted() {
    #expect(
      Self.data().acceptPatterns.map { $0 != nil } == [true, true, true, true, false, false, false, true])
  }

  @Test func quotesInANameReachTheProgram() {
    #expect(Self.data().acceptPatterns[3] == #"'</script><!--<b>"'\''&/it'\''s 🎈.320@2x'"#)
  }

  @Test func signsWithAMarkBehindThemAreQuotedToo() {
    #expect(
      ShellWord.line(["a'\u{301}; b"]).unicodeScalars.elementsEqual(
        #"'a'\''"#.unicodeScalars + "\u{301}; b'".unicodeScalars))
    let result = SnapshotResult.missing("a*\u{301}.320@2x", entry: "a*\u{301}")
    #expect(result.acceptPattern?.unicodeScalars.contains("\\") == true)
  }

  @Test func signsOfPatternsStandForThemselves() throws {
    let name = "مرحبا/a*b?[c]\\.320@2x"
    let pattern = try #require(SnapshotResult.missing(name, entry: name).acceptPattern)
    #expect(pattern == "'مرحبا/a\\*b\\?\\[c]\\\\.320@2x'")
    let word = String(pattern.dropFirst().dropLast())
    #expect(NamePattern(text: word).matches(name))
    #expect(!NamePattern(text: word).matches("مرحبا/aXb?[c]\\.320@2x"))
  }

  @Test(arguments: ["a\u{3}.320@2x", "a\ntouch b.320@2x", "a\u{202E}.320@2x", "a\u{E0041}.320@2x"])
  func `a name with characters that a terminal takes for keys has no line to copy`(name: String) {
    #expect(SnapshotResult.missing(name, entry: "a").acceptPattern == nil)
  }

  @Test func aNameWithAHyphenInFrontIsNoOption() {
    var result = SnapshotResult.missing("-Login/new.320@2x", entry: "-Login/new")
    #expect(result.acceptPattern == "'[-]Login/new.320@2x'")
    #expect(NamePattern(text: "[-]Login/new.320@2x").matches(result.name))
    result.isRecorded = true
    #expect(!result.isAcceptable)
  }

  @Test func optionsStandInTheLinesToCopy() {
    let data = Self.data(options: ["--references", "My References"])
    #expect(data.acceptCommand == "cellsnap accept --references 'My References'")
    #expect(data.pruneCommand == "cellsnap prune --references 'My References' --delete")
  }

  @Test func aUsersProgramIsRunAsItsUserRunsIt() {
    #expect(Self.data(program: "swift run snapshots").acceptCommand == "swift run snapshots accept")
  }

  @Test func missingShardsAreNamed() {
    let shards = [Shard(index: 4, count: 4), Shard(index: 1, count: 4)]
    #expect(Self.data(shards: shards).missingShards == [2, 3])
  }

  @Test func aRunThatWasNotMergedMissesNoShard() {
    #expect(Self.data().missingShards.isEmpty)
  }

  @Test func shardsThatCannotBeCountedMissNone() {
    #expect(Shard.missing(in: [Shard(index: 1, count: .max)]).isEmpty)
  }
}
