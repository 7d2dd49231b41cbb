import Testing

@testable import CellSnapNibs

struct NibsOptionsTests {
  @Test func `folders and options are read in any order`() throws {
    let options = try NibsOptions(["--views", "First", "--unknown", "Second"])
    #expect(options.paths == ["First", "Second"])
    #expect(options.listsViews && options.listsUnknown)
  }

  @Test func `a call without a folder shows the usage`() {
    #expect(throws: NibsUsageError(description: NibsOptions.usage)) { try NibsOptions(["--views"]) }
  }

  @Test func `pictures and their assets have folders`() throws {
    let options = try NibsOptions(["--pictures", "Output", "--assets", "Assets", "Folder"])
    #expect(options.pictures == "Output" && options.assets == "Assets" && options.paths == ["Folder"])
  }

  @Test func `an unknown option is named`() {
    #expect(throws: NibsUsageError(description: "there is no option --all; \(NibsOptions.usage)")) {
      try NibsOptions(["--all", "Folder"])
    }
  }
}
