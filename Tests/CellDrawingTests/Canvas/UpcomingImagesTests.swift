import Foundation
import Synchronization
import Testing

@testable import CellDrawing

@Suite struct UpcomingImagesTests {
  private let images = (0..<12).map { seed in
    Image(premultipliedBGRA: [UInt8](repeating: UInt8(seed), count: 4), width: 1, height: 1)
  }
  private let bounds = Extents(minX: 0, minY: 0, maxX: 200, maxY: 200)

  private func node(_ number: Int, y: CGFloat = 0, side: CGFloat = 10, tint: Color? = nil) -> Node {
    .image(ImageNode(image: images[number], rect: CGRect(x: 0, y: y, width: side, height: side), tint: tint))
  }

  private func upcoming(_ nodes: [Node]) -> UpcomingImages {
    UpcomingImages(nodes, under: .scale(x: 2, y: 2), in: bounds)
  }

  private func numbers(after number: Int, in upcoming: UpcomingImages) -> [Int?] {
    var numbers: [Int?] = []
    while let wanted = upcoming.next(after: images[number].source) {
      numbers.append(images.firstIndex { $0.source === wanted.source })
    }
    return numbers
  }

  @Test func theyComeInTheOrderInWhichTheyArePainted() {
    let group = Group(mask: [node(3)], nodes: [node(1), node(2)])
    #expect(numbers(after: 0, in: upcoming([node(0), .group(group), node(4)])) == [1, 2, 3, 4])
    #expect(numbers(after: 2, in: upcoming([node(0), .group(group), node(4)])) == [3, 4])
  }

  @Test func eachComesOnce() {
    let upcoming = upcoming([node(0), node(1), node(2), node(3)])
    #expect(upcoming.next(after: images[0].source)?.source === images[1].source)
    #expect(numbers(after: 1, in: upcoming) == [2, 3])
    #expect(numbers(after: 0, in: upcoming) == [])
  }

  @Test func eightAreTheMostAhead() {
    let upcoming = upcoming(images.indices.map { node($0) })
    #expect(numbers(after: 1, in: upcoming) == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(numbers(after: 2, in: upcoming) == [10])
  }

  @Test func thirtyTwoMegabytesAreTheMostAhead() {
    // Each has 2 x 1,000 pixels a side and four bytes a pixel: 16 MB, of which two are within 33,554,432 bytes.
    let upcoming = upcoming((0..<6).map { node($0, side: 1_000) })
    #expect(numbers(after: 0, in: upcoming) == [1, 2])
    #expect(numbers(after: 1, in: upcoming) == [3])
  }

  @Test func thoseOutOfSightDoNotCome() {
    let clear = Color(red: 1, green: 1, blue: 1, alpha: 0)
    let hidden = Group(opacity: 0, nodes: [node(2)])
    let moved = Group(transform: .translation(x: 0, y: 95), nodes: [node(3), node(4, y: 10)])
    // 200 pixels are 100 points.
    let nodes = [
      node(0), node(1, y: 101), .group(hidden), .group(moved), node(5, tint: clear), node(6, side: 0),
    ]
    #expect(numbers(after: 0, in: upcoming(nodes)) == [3])
  }

  @Test func theyAreAsLargeAsTheyArePainted() throws {
    let half = Group(transform: .scale(x: 0.5, y: 1), nodes: [node(1, side: 30)])
    let wanted = try #require(upcoming([node(0), .group(half)]).next(after: images[0].source))
    #expect((wanted.width, wanted.height) == (30, 60))
  }

  @Test func nothingFollowsAnImageThatIsNotThere() {
    #expect(numbers(after: 5, in: upcoming([node(0), node(1)])) == [])
  }

  /// Twelve photos, the sixth of which is broken, and one of them again; no other scene has the same files.
  private func photos(_ seed: Int) throws -> (images: [Image], scene: Scene) {
    let broken = SampleFile.webp.prefix(28) + [UInt8](repeating: 0xFF, count: 60)
    let images = try (0..<12).map { number in
      let bytes = number == 5 ? broken : [SampleFile.webp, SampleFile.jpeg][number % 2][...]
      // What follows a file makes it another one with the same pixels.
      return try Image(decoding: bytes + [UInt8(seed)] + [UInt8](repeating: UInt8(number), count: number))
    }
    let nodes = (images + [images[1]]).enumerated().map { number, image in
      Node.image(ImageNode(image: image, rect: CGRect(x: 0, y: CGFloat(number * 20), width: 37, height: 20)))
    }
    return (images, Scene(size: CGSize(width: 40, height: 260), nodes: nodes))
  }

  @Test(arguments: 0..<10) func threadsThatPaintOneSceneAtSeveralScalesPaintTheSame(seed: Int) throws {
    let (images, scene) = try photos(seed)
    let painted = Mutex<[Set<ContentHash>]>([[], [], []])
    DispatchQueue.concurrentPerform(iterations: 12) { number in
      let scale = number % 3 + 1
      guard let bitmap = try? Bitmap(width: 40 * scale, height: 260 * scale) else { return }
      let painter = Painter()
      painter.paint(
        scene, rect: CGRect(origin: .zero, size: scene.size), scale: CGFloat(scale), into: bitmap)
      #expect(painter.brokenImages.map(ObjectIdentifier.init) == [ObjectIdentifier(images[5].source)])
      painted.withLock { _ = $0[number % 3].insert(ContentHash(of: bitmap)) }
    }
    #expect(painted.withLock { $0.map(\.count) } == [1, 1, 1])
  }
}
