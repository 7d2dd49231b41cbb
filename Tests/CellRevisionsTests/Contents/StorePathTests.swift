import CellDrawing
import Testing

@testable import CellRevisions

@Suite struct StorePathTests {
  private let hash = ContentHash(high: 0x0123_4567_89AB_CDEF, low: 1)

  @Test func `the paths name the hashes`() {
    let picture = StorePath.picture(hash)
    #expect(picture.text == "pictures/01/0123456789abcdef0000000000000001.png")
    let key = BaseKey(sources: hash, circumstances: hash)
    let index = StorePath.index(key, hash)
    let digits = "0123456789abcdef0000000000000001"
    #expect(index.text == "bases/\(digits)/\(digits)-\(digits).json")
    #expect(StorePath(picture.text) == picture)
    #expect(StorePath(index.text) == index)
  }

  @Test(arguments: [
    "", "cellsnap-store", "pictures/02/0123456789abcdef0000000000000001.png",
    "pictures/01/0123456789ABCDEF0000000000000001.png", "pictures/../01/0123456789abcdef0000000000000001.png",
    "pictures/01/0123456789abcdef0000000000000001.PNG", "bases/a/b-c.json",
    "/pictures/01/0123456789abcdef0000000000000001.png",
  ])
  func `no other path is one of a store`(text: String) {
    #expect(StorePath(text) == nil)
  }
}
