import Foundation
import Testing

@testable import CellSnapSocialFeed

struct SampleDataTests {
  @Test func `every row of the sample data is decoded`() throws {
    #expect(try SampleData.statuses().count == 18)
    #expect(try SampleData.accounts().count == 12)
    #expect(try SampleData.messages().count == 10)
  }

  @Test func `the photos of the posts exist`() throws {
    let missing = try SampleData.statuses().filter { $0.account.username != "niran" }
      .flatMap(\.mediaAttachments).filter { MediaFolder.resources.file(url: $0.url) == nil }
    #expect(missing.isEmpty)
  }

  @Test func `posts have every number of photos`() throws {
    let counts = Set(try SampleData.statuses().map(\.mediaAttachments.count))
    #expect(counts.isSuperset(of: [0, 1, 2, 3, 4, 5, 6, 9]))
  }

  @Test func `the resources are smaller than 900 kB`() throws {
    let files = FileManager.default.enumerator(
      at: SampleData.folder, includingPropertiesForKeys: [.fileSizeKey])
    let sizes = files?.compactMap {
      ($0 as? URL).flatMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
    }
    #expect((sizes ?? []).reduce(0, +) < 900_000)
  }
}
