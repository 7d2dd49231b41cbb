import MFS
import Testing
import UIKit

extension MFSTests {
  struct MFSSubviewCacheTests {
    let cache = MFSSubviewCache(.subviewFrames)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func `a rectangle is computed once for each width`() {
      var count = 0
      for _ in 0..<3 {
        let result = cache.rect("label", width: 320) {
          count += 1
          return rect
        }
        #expect(result == rect)
      }
      #expect(count == 1)
      #expect(cache.statistics == MFSSubviewCache.Statistics(hits: 2, misses: 1))
    }

    @Test func `each width has its own entries`() {
      let portrait = cache.number("label", width: 320) { 10 }
      let landscape = cache.number("label", width: 480) { 20 }
      #expect([portrait, landscape] == [10, 20])
      #expect(cache.number("label", width: 320) { 30 } == 10)
    }

    @Test func `a frame that depends on the height is kept for each height`() {
      let login = { (height: CGFloat) in
        cache.rect("logo", width: 320, height: height) {
          CGRect(x: 0, y: height / 3, width: 10, height: 10)
        }
      }
      #expect(login(480).minY == CGFloat(480 / 3))
      #expect(login(300).minY == CGFloat(300 / 3))
    }

    @Test func `a frame function may call another frame function`() {
      let below = cache.rect("below", width: 320) {
        cache.rect("above", width: 320) { rect }.offsetBy(dx: 0, dy: 10)
      }
      #expect(below.minY == CGFloat(2 + 10))
    }

    @Test func `other keys of a subview are kept besides its frame`() {
      _ = cache.rect("gallery", width: 320) { rect }
      #expect(cache.flag("gallery", key: "isWide", width: 320) { true })
      #expect(
        cache.size("gallery", key: "middleSize", width: 320) { CGSize(width: 5, height: 6) }.height == 6)
      #expect(cache.value("gallery", key: "names", width: 320) { ["a", "b"] } == ["a", "b"])
      #expect(cache.keptValue("gallery", key: "names", width: 320, as: [String].self) == ["a", "b"])
      #expect(cache.rect("gallery", width: 320) { .zero } == rect)
    }

    @Test func `a value of another type is computed again`() {
      #expect(cache.number("label", width: 320) { 10 } == 10)
      #expect(cache.flag("label", width: 320) { true })
      #expect(cache.keptValue("label", width: 320, as: Bool.self) == true)
    }

    @Test func `storing replaces the kept value`() {
      cache.store(CGFloat(1), "label", width: 320)
      cache.store(CGFloat(2), "label", width: 320)
      #expect(cache.number("label", width: 320) { 3 } == 2)
    }

    @Test func `the least recently used width is dropped`() {
      let small = MFSSubviewCache(.subviewFrames, pageLimit: 2)
      _ = small.number("label", width: 1) { 1 }
      _ = small.number("label", width: 2) { 2 }
      _ = small.number("label", width: 1) { 0 }
      _ = small.number("label", width: 3) { 3 }
      #expect(small.entries.map(\.width) == [3, 1])
    }

    @Test func `a cache keeps a limited number of widths`() {
      for width in 0..<1000 { _ = cache.number("label", width: CGFloat(width)) { 0 } }
      #expect(cache.entries.count == MFSSubviewCache.defaultPageLimit)
    }

    @Test func `a width that is NaN is kept`() {
      _ = cache.number("label", width: .nan) { 1 }
      #expect(cache.number("label", width: .nan) { 2 } == 1)
    }

    @Test func `collapsed and expanded heights are kept apart`() {
      #expect(!cache.isCalculatedHeight(width: 320, isExpanded: false))
      #expect(cache.cellHeight(width: 320, isExpanded: false) { 100 } == 100)
      #expect(cache.isCalculatedHeight(width: 320, isExpanded: false))
      #expect(!cache.isCalculatedHeight(width: 320, isExpanded: true))
      #expect(cache.cellHeight(width: 320, isExpanded: true) { 250 } == 250)
      #expect(cache.cellHeight(width: 320, isExpanded: false) { 0 } == 100)
    }

    @Test func `a height is found by the name in its entry`() throws {
      _ = cache.cellHeight(width: 320, isExpanded: true) { 250 }
      let entry = try #require(cache.entries.first)
      #expect(cache.keptValue(entry.subview, key: entry.key, width: 320, as: CGFloat.self) == 250)
      cache.store(CGFloat(260), entry.subview, key: entry.key, width: 320)
      #expect(cache.cellHeight(width: 320, isExpanded: true) { 0 } == 260)
    }

    @Test func `a stored value of another type replaces a height`() throws {
      _ = cache.cellHeight(width: 320, isExpanded: false) { 100 }
      let entry = try #require(cache.entries.first)
      cache.store(rect, entry.subview, key: entry.key, width: 320)
      #expect(cache.keptValue(entry.subview, key: entry.key, width: 320, as: CGRect.self) == rect)
      #expect(cache.cellHeight(width: 320, isExpanded: false) { 110 } == 110)
      #expect(cache.keptValue(entry.subview, key: entry.key, width: 320, as: CGRect.self) == nil)
    }

    @Test func `entries of the most recently used width come first`() {
      for width in [1, 2, 3, 1] { _ = cache.number("label", width: CGFloat(width)) { 0 } }
      #expect(cache.entries.map(\.width) == [1, 3, 2])
    }

    @Test func `a cell class has one static cache`() {
      #expect(RecordingCell.subviewStaticFrames === RecordingCell.subviewStaticFrames)
      #expect(RecordingCell.subviewStaticFrames !== EarlyCell.subviewStaticFrames)
      #expect(RecordingCell.subviewStaticFrames.owner == .subviewStaticFrames)
    }

    @Test func `a view model without a cache computes each time, and warns once`() {
      let sentences = Sentences()
      let viewModel = LikeViewModel()
      #expect(viewModel.subviewFrames.number("label", width: 320) { 1 } == 1)
      #expect(viewModel.subviewFrames.number("label", width: 320) { 2 } == 2)
      #expect(sentences.said.count == 1)
      #expect(sentences.said[0].contains("let subviewFrames = MFSSubviewCache(.subviewFrames)"))
    }

    @Test func `an entry has its owner, its subview and its value`() throws {
      _ = cache.rect("label", width: 320) { rect }
      let entry = try #require(cache.entries.first)
      #expect(entry.owner == .subviewFrames)
      #expect(entry.subview == "label")
      guard case .rect(let value) = entry.value else { return #expect(Bool(false)) }
      #expect(value == rect)
    }
  }
}
