import Foundation
import Synchronization
import Testing

@testable import CellDrawing

@Suite struct UpcomingImagesTests {
  private let images = (0..<12).map { seed in
    Image(premultipliedBGRA: [UInt8](repeating: UInt8(seed), count: 4), width: 1, height: 1)
  }
  private let bounds = Extents(minX: 0, minY: 0, maxX: 200, maxY: 200)

  private func node(_ number: Int, y: CGFloat = 0, side: CGFloat = 10) -> Node {
    .image(ImageNode(image: images[number], rect: CGRect(x: 0, y: y, width: side, height: side)))
  }

  private func numbers(after number: Int, in nodes: [Node]) -> [Int?] {
    let upcoming = UpcomingImages(nodes, under: .scale(x: 2, y: 2), in: bounds)
    return upcoming.following(images[number].source).map { wanted in
      images.firstIndex { $0.source === wanted.source }
    }
  }

  @Test func theyComeInTheOrderInWhichTheyArePainted() {
    let group = Group(mask: [node(3)], nodes: [node(1), node(2)])
    #expect(numbers(after: 0, in: [node(0), .group(group), node(4)]) == [1, 2, 3, 4])
    #expect(numbers(after: 2, in: [node(0), .group(group), node(4)]) == [3, 4])
  }

  @Test func eightAreTheMost() {
    #expect(numbers(after: 1, in: images.indices.map { node($0) }) == [2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func thoseOutOfSightDoNotCome() {
    let hidden = Group(opacity: 0, nodes: [node(2)])
    let moved = Group(transform: .translation(x: 0, y: 95), nodes: [node(3), node(4, y: 10)])
    // 200 pixels are 100 points.
    #expect(numbers(after: 0, in: [node(0), node(1, y: 101), .group(hidden), .group(moved)]) == [3])
  }

  @Test func theyAreAsLargeAsTheyArePainted() throws {
    let half = Group(transform: .scale(x: 0.5, y: 1), nodes: [node(1, side: 30)])
    let upcoming = UpcomingImages([node(0), .group(half)], under: .scale(x: 2, y: 2), in: bounds)
    let wanted = try #require(upcoming.following(images[0].source).first)
    #expect((wanted.width, wanted.height) == (30, 60))
  }

  @Test func nothingFollowsAnImageThatIsNotThere() {
    #expect(numbers(after: 5, in: [node(0), node(1)]) == [])
  }

  @Test func threadsThatPaintOneScenePaintTheSame() throws {
    let files = try (0..<6).map { number in
      try Image(decoding: SampleFile.webp + [UInt8](repeating: UInt8(number), count: number))
    }
    let nodes = files.enumerated().map { number, image in
      Node.image(
        ImageNode(image: image, rect: CGRect(x: 0, y: CGFloat(number * 20), width: 37, height: 20)))
    }
    let scene = Scene(size: CGSize(width: 40, height: 120), nodes: nodes)
    let painted = Mutex<Set<ContentHash>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      guard let bitmap = try? Bitmap(width: 40, height: 120) else { return }
      Painter().paint(scene, rect: CGRect(x: 0, y: 0, width: 40, height: 120), scale: 1, into: bitmap)
      painted.withLock { _ = $0.insert(ContentHash(of: bitmap)) }
    }
    #expect(painted.withLock { $0 }.count == 1)
  }
}
