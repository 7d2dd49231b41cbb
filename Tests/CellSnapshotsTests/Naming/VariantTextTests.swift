import Testing

@testable import CellSnapshots

struct VariantTextTests {
  @Test func `width, scale, traits and tile are read`() throws {
    let variant = try #require(VariantText("320@2x-dark-rtl.3"))
    #expect(variant.width == "320")
    #expect(variant.scale == "@2x")
    #expect(variant.traits == "-dark-rtl")
    #expect(variant.tile == ".3")
  }

  @Test func `a width alone is a variant`() throws {
    let variant = try #require(VariantText("320"))
    #expect(variant.width == "320" && variant.traits.isEmpty)
    #expect(variant.scale == nil && variant.tile == nil)
  }

  @Test func `a fraction belongs to the width, and the tile follows it`() throws {
    let fraction = try #require(VariantText("320.5"))
    #expect(fraction.width == "320.5" && fraction.tile == nil)
    let tile = try #require(VariantText("320.5.2"))
    #expect(tile.width == "320.5" && tile.tile == ".2")
    #expect(VariantText("320.5@1.5x")?.scale == "@1.5x")
  }

  @Test(arguments: [
    "", "x", "320@", "320@2", "320@x", "320-", "320-dark-", "320.", "320.5.", "320.5.2.1", "320 ", "-dark",
    "320@2x.a", "320@2xdark", "32０", "320\u{301}", "320@2x-d\u{E4}rk",
  ])
  func `a text that is no variant is refused`(text: String) {
    #expect(VariantText(text[...]) == nil)
  }
}
