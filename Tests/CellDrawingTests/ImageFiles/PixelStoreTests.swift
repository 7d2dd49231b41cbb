import Testing

@testable import CellDrawing

@Suite struct PixelStoreTests {
  /// Ten by ten pixels, which take 400 bytes.
  private let pixels = ImagePixels(width: 10, height: 10, bytes: [UInt8](repeating: 255, count: 400))

  private func key(_ number: UInt64, _ size: PixelStore.Size) -> PixelStore.Key {
    PixelStore.Key(
      content: ImageContent(hash: ContentHash(high: 0, low: number), format: .png, width: 1), size: size)
  }

  @Test func `the most recently used pixels stay in the store`() {
    var store = PixelStore(maximumBytes: 4_000)
    for number in 0..<100 {
      store.keep(pixels, for: key(UInt64(number), .halved(0)))
      #expect(store.find(key(0, .halved(0))) != nil)
    }
    #expect(store.find(key(99, .halved(0))) != nil && store.find(key(1, .halved(0))) == nil)
    #expect(store.byteCount <= 4_000)
  }

  @Test func `decoded pixels stay longer than scaled ones`() {
    var store = PixelStore(maximumBytes: 4_000)
    for number in 0..<5 { store.keep(pixels, for: key(UInt64(number), .halved(0))) }
    for number in 0..<100 { store.keep(pixels, for: key(UInt64(number), .exact(width: 10, height: 10))) }
    #expect((0..<5).allSatisfy { store.find(key($0, .halved(0))) != nil })
    #expect(store.byteCount <= 4_000)
  }

  @Test func `scaled pixels take at most their own share of the store`() {
    var store = PixelStore(maximumBytes: 1 << 30, maximumScaledBytes: 4_000)
    for number in 0..<20 { store.keep(pixels, for: key(UInt64(number), .halved(1))) }
    for number in 0..<100 { store.keep(pixels, for: key(UInt64(number), .exact(width: 10, height: 10))) }
    #expect(store.byteCount <= 400 * 20 + 4_000)
    #expect((0..<20).allSatisfy { store.find(key($0, .halved(1))) != nil })
    #expect(store.find(key(99, .exact(width: 10, height: 10))) != nil)
    #expect(store.find(key(0, .exact(width: 10, height: 10))) == nil)
  }

  @Test func `a large scaled picture can still be kept`() {
    var store = PixelStore(maximumBytes: 4_000, maximumScaledBytes: 500)
    for number in UInt64(0)..<3 { store.keep(pixels, for: key(number, .exact(width: 10, height: 10))) }
    #expect(store.find(key(2, .exact(width: 10, height: 10))) != nil)
    #expect(store.byteCount == 400)
  }

  @Test func `pixels that were not asked for in a long time are removed`() {
    var store = PixelStore(maximumBytes: 1 << 30)
    for number in 0..<2_000 {
      store.keep(pixels, for: key(UInt64(number), .halved(0)))
      #expect(store.find(key(0, .halved(0))) != nil)
    }
    #expect(store.find(key(1_999, .halved(0))) != nil && store.find(key(1_000, .halved(0))) == nil)
    #expect(store.byteCount <= 400 * PixelStore.usualRest)
  }

  @Test func `a screen's store keeps everything that fits`() {
    var store = PixelStore(maximumBytes: 1 << 30, longestRest: .max)
    for number in 0..<1_000 { store.keep(pixels, for: key(UInt64(number), .halved(0))) }
    #expect(store.byteCount == 400 * 1_000)
  }

  @Test func `pixels larger than a quarter of the store are not kept`() {
    var store = PixelStore(maximumBytes: 1_599)
    store.keep(pixels, for: key(0, .halved(0)))
    #expect(store.byteCount == 0)
  }
}
