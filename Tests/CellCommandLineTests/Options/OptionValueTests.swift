import Testing
@testable import CellCommandLine

@Suite struct OptionValueTests {
  private func read<Value>(
    _ option: CommandOption<Value>, _ text: String
  ) throws -> Value {
    try Arguments(texts: [option.name: [text]])[option]
  }

  @Test func `widths are separated by commas`() throws {
    #expect(try read(ConfigurationOptions.widths, "320, 375,414.5") == [320, 375, 414.5])
  }

  @Test(arguments: ["0", "-5", "NaN", "1000000000", "1e400", "320,", "abc", "320,0", "inf"])
  func `a text that is no width is refused`(text: String) {
    let failure = #expect(throws: CommandFailure.self) { try read(ConfigurationOptions.widths, text) }
    #expect(failure?.exitCode == 64)
    #expect(failure?.message.hasPrefix("--widths \(text): ") == true)
  }

  @Test func `the maximum width is what a picture can have at its scale`() throws {
    // 32,767 pixels at 2 pixels per point are 16,383 points.
    let widest = Arguments(texts: ["widths": ["16383"]])
    #expect(try ConfigurationOptions(widest).choice.widths == [16_383])
    let failure = #expect(throws: CommandFailure.self) {
      try ConfigurationOptions(Arguments(texts: ["widths": ["16384"]]))
    }
    #expect(
      failure
        == .usage("--widths 16384: give points up to 16383, the maximum of a picture at this scale"))
  }

  @Test func `a width given twice is refused`() {
    let failure = #expect(throws: CommandFailure.self) {
      try read(ConfigurationOptions.widths, "320,375,320")
    }
    #expect(failure == .usage("--widths 320,375,320: 320 is given twice; give each width once"))
  }

  @Test(arguments: ["0", "NaN", "100", "-1", "", "two"])
  func `a text that is no scale is refused`(text: String) {
    #expect(throws: CommandFailure.self) { try read(ConfigurationOptions.scale, text) }
  }

  @Test func `formats are given by name, each once`() throws {
    #expect(try read(RenderOptions.formats, "png,SVG").pictures == [.png, .svg])
    #expect(try read(RenderOptions.formats, "json,png").texts == [.json])
    #expect(throws: CommandFailure.self) { try read(RenderOptions.formats, "gif") }
    #expect(throws: CommandFailure.self) { try read(RenderOptions.formats, "png,png") }
  }

  @Test func `an unknown text size is refused with the known ones`() {
    let failure = #expect(throws: CommandFailure.self) { try read(ConfigurationOptions.textSize, "huge") }
    #expect(failure?.message.contains("XS, S, M") == true)
  }

  @Test(arguments: [
    "", "ftp://a", "//a", "https://a/b c", "https://a/(b)", "https://a/?b=", "https://a/#b",
    "https://a/\u{e9}",
    "https://a|b", "https://a/<b>", "https://a\n",
  ])
  func `an address that Markdown would read otherwise is refused`(text: String) {
    let failure = #expect(throws: CommandFailure.self) { try read(RunOptions.picturesAddress, text) }
    #expect(
      failure?.message.hasSuffix("give the address of a folder, as in https://example.com/pictures") == true)
  }

  @Test func `pictures belong to a comment, and an address to pictures`() throws {
    let pictures = #expect(throws: CommandFailure.self) {
      try SummaryFiles(Arguments(texts: ["pictures": ["a"]]))
    }
    #expect(pictures == .usage("--pictures: these are the pictures of a comment; give --comment FILE too"))
    let address = #expect(throws: CommandFailure.self) {
      try SummaryFiles(Arguments(texts: ["comment": ["a"], "pictures-url": ["https://a"]]))
    }
    #expect(address == .usage("--pictures-url: there are no pictures to link to; give --pictures DIR too"))
  }

  @Test func `times are refused without a shard`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try RunOptions(Arguments(texts: ["times": ["a.json"]]))
    }
    #expect(
      failure == .usage("--times: only shards are balanced by times; give --shard 1/4 or --shard auto too"))
    #expect(try RunOptions(Arguments(texts: ["times": ["a.json"], "shard": ["1/2"]])).times == "a.json")
  }

  @Test func `versions of iOS are given as numbers`() throws {
    #expect(try read(ConfigurationOptions.systemVersion, "18, 26,27") == [.iOS18, .iOS26, .iOS27])
  }

  @Test(arguments: ["17", "26,17", "iOS 26", "18,18"])
  func `an unknown version of iOS is refused`(text: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try read(ConfigurationOptions.systemVersion, text)
    }
    #expect(failure?.exitCode == 64)
    #expect(failure?.message.hasPrefix("--ios \(text): ") == true)
  }

  @Test(arguments: ["0", "65", "two", "1.5", ""])
  func `a text that is no thread count is refused`(text: String) {
    #expect(throws: CommandFailure.self) { try read(ConfigurationOptions.threads, text) }
  }

  @Test func `a shard is given or read from the environment`() throws {
    let named = Arguments(texts: ["shard": ["2/4"]])
    #expect(try RunOptions(named, environment: [:]).shard?.index == 2)
    let asked = Arguments(texts: ["shard": ["auto"]])
    let variables = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]
    #expect(try RunOptions(asked, environment: variables).shard?.count == 2)
    let failure = #expect(throws: CommandFailure.self) { try RunOptions(asked, environment: [:]) }
    #expect(failure?.message.hasPrefix("--shard auto: no variable says the machine's number") == true)
  }
}
