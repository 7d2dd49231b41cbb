import Foundation
import Testing

@testable import CellDrawing

@Suite struct SVGTests {
  private func svg(_ nodes: [Node], title: String = "Title") -> String {
    String(
      decoding: SVG.encode(
        Scene(size: CGSize(width: 20, height: 10), nodes: nodes),
        rect: CGRect(x: 0, y: 0, width: 20, height: 10), title: title), as: UTF8.self)
  }

  @Test func aPointIsAPixel() {
    #expect(svg([]).contains("width=\"20px\" height=\"10px\" viewBox=\"0 0 20 10\""))
  }

  @Test func theTitleIsTheFirstElementAndEscaped() {
    #expect(svg([], title: "a < b & c").contains("version=\"1.1\">\n<title>a &lt; b &amp; c</title>"))
  }

  @Test func idsCountFromOneEachTime() {
    let image = Image(premultipliedBGRA: [0, 0, 255, 255], width: 1, height: 1)
    let nodes: [Node] = [
      .image(ImageNode(image: image, rect: square(0, 0, 4))),
      .group(Group(opacity: 0.5, nodes: [filled(square(0, 0, 4), red), filled(square(2, 2, 4), blue)])),
    ]
    let first = svg(nodes)
    #expect(first.contains("id=\"image1\"") && first.contains("#image1"))
    #expect(svg(nodes) == first)
  }

  @Test func onlyNamesAreRenumbered() {
    let text =
      "<g id=\"surface12\"><use xlink:href=\"#surface12\"/><use xlink:href=\"#image7\"/> surface12 base64,surface12</g>"
    let expected =
      "<g id=\"surface1\"><use xlink:href=\"#surface1\"/><use xlink:href=\"#image2\"/> surface12 base64,surface12</g>"
    #expect(SVGText(Array(text.utf8)).renumbered().bytes == Array(expected.utf8))
  }

  @Test func anImageFileKeepsItsBytesAndIsWrittenOnce() throws {
    let image = try Image(decoding: SampleFile.jpeg)
    let text = svg([
      .image(ImageNode(image: image, rect: square(0, 0, 4))),
      .image(ImageNode(image: image, rect: square(4, 0, 4))),
    ])
    let encoded = Data(SampleFile.jpeg).base64EncodedString()
    #expect(text.replacing("\n", with: "").components(separatedBy: encoded).count == 2)
  }

  @Test func aTurnedPhotoIsWrittenUpright() throws {
    let image = try Image(decoding: SampleFile.turnedJPEG)
    let text = svg([.image(ImageNode(image: image, rect: square(0, 0, 4)))])
    #expect(text.contains("image/png") && !text.contains("image/jpeg"))
  }

  @Test func aPictureOfManyKindsNeedsNoFallback() throws {
    let card = Path.roundedRect(square(2, 2, 6), radius: 2)
    let text = svg([
      .fill(card, .nonZero, .color(red.withAlpha(0.5))),
      .group(Group(opacity: 0.5, clip: Group.Clip(path: card), nodes: [filled(square(0, 0, 9), blue)])),
      .group(Group(mask: [.fill(card, .nonZero, .color(.black))], nodes: [filled(square(0, 0, 9), blue)])),
    ])
    #expect(!text.contains("<image"))
  }

  @Test func anEmptyRectangleIsAnEmptyPicture() {
    let bytes = SVG.encode(
      Scene(size: .zero), rect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), title: "Nothing")
    #expect(String(decoding: bytes, as: UTF8.self).contains("<title>Nothing</title>"))
  }
}
