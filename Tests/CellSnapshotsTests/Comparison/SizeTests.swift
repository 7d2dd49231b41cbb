import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct SizeTests {
  @Test func `pixels of only one picture are different`() throws {
    let result = try compare(picture("..", ".."), picture("...", "...", "..."))
    #expect(result.verdict == .different)
    #expect(result.differingPixels == 3 * 3 - 2 * 2)
    #expect(result.totalPixels == 3 * 3)
    #expect(result.reason == "2x2 pixels became 3x3; 5 of 9 pixels are different, none may be")
  }

  @Test func `a corner outside both pictures is not counted`() throws {
    let result = try compare(picture("...."), picture(".", ".", "."))
    #expect(result.totalPixels == 4 + 3 - 1)
    #expect(result.differingPixels == 3 + 2)
  }

  @Test func `no tolerance allows pixels of only one picture`() throws {
    #expect(try compare(picture(".."), picture("..."), .channel(255)).verdict == .different)
  }

  @Test func `masks cover pixels of only one picture`() throws {
    let result = try compare(
      picture(".."), picture("..."), masks: [PixelRect(x: 2, y: 0, width: 1, height: 1)])
    #expect(result.verdict == .similar)
  }

  @Test func `a wide and a tall picture are compared`() throws {
    let side = Bitmap.maximumSide
    let result = try compare(picture(side, 1, 0xFFFF_FFFF), picture(1, side, 0xFFFF_FFFF))
    #expect(result.differingPixels == 2 * (side - 1))
  }

  @Test func `a comparison without enough memory for its findings is an error`() {
    #expect(throws: ImageError.tooLarge(width: 1 << 40, height: 1 << 10)) {
      _ = try DifferenceMap(width: 1 << 40, height: 1 << 10)
    }
  }
}
