import CellSnapFloor
import Foundation

/// The feed in plain C. This object owns its C strings and blocks.
final class Floor {
  private let feed: OpaquePointer
  private let strings: [UnsafeMutablePointer<CChar>]
  private let blocks: [UnsafeMutableBufferPointer<FloorBlock>]
  private let posts: UnsafeMutableBufferPointer<FloorPost>

  init?(posts source: [FeedPost], fontFiles: [String]) {
    var strings: [UnsafeMutablePointer<CChar>] = []
    func copy(_ string: String) -> UnsafeMutablePointer<CChar> {
      let bytes = Array(string.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      strings.append(copy)
      return copy
    }
    var blocks: [UnsafeMutableBufferPointer<FloorBlock>] = []
    posts = .allocate(capacity: source.count)
    for (index, post) in source.enumerated() {
      let buffer = UnsafeMutableBufferPointer<FloorBlock>.allocate(capacity: post.blocks.count)
      for (place, block) in post.blocks.enumerated() {
        buffer.initializeElement(
          at: place,
          to: FloorBlock(
            text: copy(block.text), size: block.size, weight: Int32(block.weight), red: block.gray,
            green: block.gray, blue: block.gray, x: block.x, width: block.width, gap: block.gap))
      }
      blocks.append(buffer)
      posts.initializeElement(
        at: index,
        to: FloorPost(
          blocks: buffer.baseAddress, blockCount: Int32(buffer.count), photoCount: Int32(post.photoCount)))
    }
    let files = fontFiles.map { Optional(UnsafePointer(copy($0))) }
    self.blocks = blocks
    self.strings = strings
    guard let feed = floor_feed_new(files, Int32(files.count), posts.baseAddress, Int32(posts.count)) else {
      return nil
    }
    self.feed = feed
  }

  deinit {
    floor_feed_free(feed)
    for string in strings { string.deallocate() }
    for block in blocks { block.deallocate() }
    posts.deallocate()
  }

  func layout(width: Double) -> Int { floor_feed_layout(feed, width) }
  func prepare(width: Double) -> Int { floor_feed_prepare(feed, width) }
  func draw(scale: Double) -> Int { floor_feed_draw(feed, scale) }
  func record(scale: Double, directory: String) -> Int { floor_feed_record(feed, scale, directory) }
}
