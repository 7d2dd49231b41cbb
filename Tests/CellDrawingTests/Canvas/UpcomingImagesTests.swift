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

  @Test func `upcoming images come in the order in which they are painted`() {
    let group = Group(mask: [node(3)], nodes: [node(1), node(2)])
    #expect(numbers(after: 0, in: upcoming([node(0), .group(group), node(4)])) == [1, 2, 3, 4])
    #expect(numbers(after: 2, in: upcoming([node(0), .group(group), node(4)])) == [3, 4])
  }

  @Test func `each upcoming image comes once`() {
    let upcoming = upcoming([node(0), node(1), node(2), node(3)])
    #expect(upcoming.next(after: images[0].source)?.source === images[1].source)
    #expect(numbers(after: 1, in: upcoming) == [2, 3])
    #expect(numbers(after: 0, in: upcoming) == [])
  }

  @Test func `at most eight images are prepared ahead`() {
    let upcoming = upcoming(images.indices.map { node($0) })
    #expect(numbers(after: 1, in: upcoming) == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(numbers(after: 2, in: upcoming) == [10])
  }

  @Test func `at most thirty-two megabytes are prepared ahead`() {
    // Each has 2 x 1,000 pixels per side and 4 bytes per pixel: 16 MB. Two of them are within 33,554,432 bytes.
    let upcoming = upcoming((0..<6).map { node($0, side: 1_000) })
    #expect(numbers(after: 0, in: upcoming) == [1, 2])
    #expect(numbers(after: 1, in: upcoming) == [3])
  }

  @Test func `an image that is not visible is not prepared`() {
    let clear = Color(red: 1, green: 1, blue: 1, alpha: 0)
    let hidden = Group(opacity: 0, nodes: [node(2)])
    let moved = Group(transform: .translation(x: 0, y: 95), nodes: [node(3), node(4, y: 10)])
    // 200 pixels are 100 points.
    let nodes = [
      node(0), node(1, y: 101), .group(hidden), .group(moved), node(5, tint: clear), node(6, side: 0),
    ]
    #expect(numbers(after: 0, in: upcoming(nodes)) == [3])
  }

  @Test func `an upcoming image has the size at which it is painted`() throws {
    let half = Group(transform: .scale(x: 0.5, y: 1), nodes: [node(1, side: 30)])
    let wanted = try #require(upcoming([node(0), .group(half)]).next(after: images[0].source))
    #expect((wanted.width, wanted.height) == (30, 60))
  }

  @Test func `an unknown image is followed by nothing`() {
    #expect(numbers(after: 5, in: upcoming([node(0), node(1)])) == [])
  }

  @Test func `a document prepares only whole raster images, in their own size`() throws {
    let icon = try Image(
      decoding: Array("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8))
    let rect = CGRect(x: 0, y: 0, width: 30, height: 30)
    var sliced = ImageNode(image: images[1], rect: rect)
    sliced.capInsets = CapInsets(top: 0, left: 0, bottom: 0, right: 0, tiles: false)
    let nodes = [
      node(0), .image(sliced), .image(ImageNode(image: icon, rect: rect)), node(2, side: 30),
    ]
    let upcoming = UpcomingImages(nodes, under: .identity, in: bounds, as: .files)
    let wanted = try #require(upcoming.next(after: images[0].source))
    #expect(wanted.source === images[2].source && (wanted.width, wanted.height) == (1, 1))
    #expect(upcoming.next(after: images[0].source) == nil)
  }

  @Test func `a document prepares no image whose file may be too large to keep`() {
    // 2,049 x 2,048 pixels of 4 bytes are more than 16 MB.
    let large = Image(
      premultipliedBGRA: [UInt8](repeating: 0, count: 2_049 * 2_048 * 4), width: 2_049, height: 2_048)
    let largeNode = Node.image(ImageNode(image: large, rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let upcoming = UpcomingImages([node(0), largeNode, node(1)], under: .identity, in: bounds, as: .files)
    #expect(numbers(after: 0, in: upcoming) == [1])
  }
}
