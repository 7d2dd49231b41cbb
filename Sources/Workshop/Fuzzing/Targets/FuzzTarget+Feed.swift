import Foundation
import CellSnapSocialFeed
import UIKit

extension FuzzTarget {
  static let blurHashes = FuzzTarget("blur-hashes", "the text of a photo's blurred likeness") { bytes in
    _ = BlurHash(String(decoding: bytes, as: UTF8.self))?.pixels(width: 8, height: 5)
  }

  static let html = FuzzTarget("html", "the HTML of a post, read as text") { bytes in
    let text = HTMLReader.text(of: String(decoding: bytes, as: UTF8.self), emojiFiles: ["blob": "blob.png"])
    let count = text.string.utf16.count
    for span in text.spans {
      precondition(span.range.upperBound <= count, "a span ends behind its text")
    }
  }

  static let timelines = FuzzTarget("timelines", "a server's JSON, read, laid out and recorded") { bytes in
    guard let timeline = try? Timeline.decode(Data(bytes)) else { return }
    let table = UserProfileTVC(wall: Wall(rows: Array(timeline.rows.prefix(4))))
    table.view.frame = CGRect(x: 0, y: 0, width: 320, height: 2_000)
    ScenePictures.draw(table.view.scene(), longestSide: 64)
  }
}
