import Testing

@testable import CellDrawing

@Suite struct BitmapTests {
  @Test func `a side beyond Cairo's limit is an error`() {
    #expect(throws: ImageError.tooLarge(width: 32_768, height: 1)) { try Bitmap(width: 32_768, height: 1) }
  }

  @Test func `too many pixels are an error`() {
    #expect(throws: ImageError.tooLarge(width: 32_767, height: 32_767)) {
      try Bitmap(width: 32_767, height: 32_767)
    }
  }

  @Test func `resizing to a smaller size reuses and clears the memory`() throws {
    let bitmap = try Bitmap(width: 8, height: 8)
    bitmap.pixels[0] = 9
    let start = bitmap.pixels.baseAddress
    try bitmap.resize(width: 4, height: 3)
    #expect(bitmap.pixels.baseAddress == start)
    #expect(bitmap.pixels.count == 4 * 4 * 3 && bitmap.stride == 4 * 4)
    #expect(bitmap.pixels[0] == 0)
  }

  @Test func `a bitmap with a negative size is empty`() throws {
    let bitmap = try Bitmap(width: -5, height: 3)
    #expect(bitmap.width == 0 && bitmap.pixels.isEmpty)
  }
}
