import Testing

@testable import CellSnapFuzzing

struct OptionsTests {
  @Test func `an unknown target is refused with the known ones`() throws {
    let error = #expect(throws: UsageError.self) { try Options(["colours"]) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("there is no target colours; there are images, gifs,"))
  }
}
