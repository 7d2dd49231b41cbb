import CellSnapFloor
import CellCatalog
import CellSnapshots
import Foundation
import CellSnapSocialFeed

/// The files of a feed with photos: a timeline as a server sends it, its photos, and the same as a list for the
/// floor.
@MainActor
final class PhotoFeed {
  let folder: TemporaryFolder
  let timelinePath: String
  let mediaPath: String
  let listPath: String

  static let photoCount = 24
  static let photoSize = (width: 1280, height: 960)

  init(posts: [FeedPost]) throws {
    folder = try TemporaryFolder()
    timelinePath = folder.path + "/feed.json"
    listPath = folder.path + "/feed.list"
    mediaPath = try folder.emptyFolder("media")
    for index in 0..<Self.photoCount { try Self.writePhoto(index, to: "\(mediaPath)/photo-\(index).png") }
    let json = try JSONSerialization.data(withJSONObject: Self.statuses(of: posts), options: .sortedKeys)
    try json.write(to: URL(filePath: timelinePath))
    let rows = try Timeline.decode(json).rows
    let wall = Wall(rows: rows, settings: FeedSettings(media: MediaFolder(path: mediaPath)))
    let entry = CatalogEntry("feed") { UserProfileTVC(wall: wall) }
    let plan = try RenderPlan(entries: [entry], configurations: .widths(Benchmarks.width))
    try PictureList(plan.jobs).text.write(toFile: listPath, atomically: true, encoding: .utf8)
  }

  private static func statuses(of posts: [FeedPost]) -> [[String: Any]] {
    var nextPhoto = 0
    return posts.enumerated().map { index, post in
      let photos = (0..<post.photoCount).map { place -> [String: Any] in
        // Each photo is used several times, at other sizes.
        nextPhoto = (nextPhoto + 7) % photoCount
        return [
          "id": "\(10_000 + index * 10 + place)", "type": "image",
          "url": "https://example.social/photo-\(nextPhoto).png",
          "meta": ["original": ["width": photoSize.width, "height": photoSize.height]],
        ]
      }
      let (name, body) = (post.blocks[0].text, post.blocks[2].text)
      return [
        "id": "\(1_000 + index)", "created_at": "2024-03-14T18:00:00.000Z", "content": "<p>\(body)</p>",
        "replies_count": 7, "reblogs_count": 31, "favourites_count": 115,
        "account": ["id": "\(index % 6)", "username": "user", "acct": "user", "display_name": name],
        "media_attachments": photos,
      ]
    }
  }

  /// Writes soft waves of colour with a little noise. libpng chooses the filter of each row.
  private static func writePhoto(_ number: Int, to path: String) throws {
    let (width, height) = photoSize
    var pixels = [UInt32](repeating: 0, count: width * height)
    func wave(_ length: Double, _ count: Int, _ channel: Int) -> [Int32] {
      let start = Double(number * 37 + channel * 101)
      return (0..<count).map { place in
        Int32(
          5_400 * sin((Double(place) + start) / length) + 2_600 * sin((Double(place) + start) / length * 4.3))
      }
    }
    var noise = UInt32(truncatingIfNeeded: 2_026 + number)
    for channel in 0..<3 {
      let across = wave(90 + Double(channel * 23 + number * 3), width, channel)
      let down = wave(140 - Double(channel * 19), height, channel)
      for y in 0..<height {
        for x in 0..<width {
          noise = noise &* 1_664_525 &+ 1_013_904_223
          let value = (32_768 + across[x] + down[y] + Int32(noise >> 23)) >> 8
          pixels[y * width + x] |= UInt32(max(0, min(255, value))) << (channel * 8)
        }
      }
    }
    let status = pixels.withUnsafeMutableBytes { bytes in
      floor_png_write(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(width), Int32(height), Int32(width * 4),
        path)
    }
    guard status == 0 else { throw BenchmarkError.noPhoto(path: path) }
  }
}
