import CellSnapshots
import Testing

@testable import CellRevisions

@Suite struct StorePlaceTests {
  @Test func `a text without a scheme is a folder`() throws {
    #expect(try StorePlace("../store") == .folder("../store"))
  }

  @Test func `a query stays behind each path`() throws {
    let address = try #require(StoreAddress("https://example.com/store?sig=a/b"))
    #expect(address.address(of: "pictures/a.png") == "https://example.com/store/pictures/a.png?sig=a/b")
    #expect(address.shown == "https://example.com/store/")
    #expect(StoreAddress("http://example.com/store/")?.address(of: "a") == "http://example.com/store/a")
  }

  @Test(arguments: [
    "ftp://example.com", "https://", "https:///store", "https://example.com/a b", "https://example.com/\"",
    "https://example.com/a#b", "s3://bucket/store", "https://example.com/\u{301}",
  ])
  func `no other address is used, and its query is not shown`(text: String) {
    let error = #expect(throws: FileError.self) { try StorePlace(text + "?secret") }
    #expect(error?.description.contains("secret") == false)
  }
}
