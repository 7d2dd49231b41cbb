import CellSnapIcons
import Foundation
import Testing

@testable import CellDrawing

@Suite struct SVGIconTests {
  private static let second = WorkerLimits(seconds: 1)

  /// An attribute that changes nothing, but makes only a worker draw the document.
  private static let unknown = ##"data="1""##

  private func reason(_ body: () throws(ImageError) -> Void) -> String? {
    do throws(ImageError) {
      try body()
      return nil
    } catch {
      guard case .broken("SVG", let reason) = error else { return nil }
      return reason
    }
  }

  @Test(arguments: [
    ##"<path d="M2 2h20v20z" fill="#0a0" opacity=".5"/>"##,
    ##"<circle cx="12" cy="12" r="9" fill="none" stroke="red" stroke-width="3"/>"##,
    ##"<radialGradient id="a"><stop stop-color="red"/><stop offset="1"/></radialGradient><rect width="20" height="9" fill="url(#a)"/>"##,
  ])
  func `a worker draws the same pixels as the process`(drawing: String) throws {
    let (own, other) = (document(drawing), document(drawing, attributes: Self.unknown))
    #expect(SVGBurden(of: own) != nil && SVGBurden(of: other) == nil)
    let pixels = try SVGIcon(own).pixels(width: 50, height: 50)
    #expect(pixels.bytes.contains { $0 != 0 })
    #expect(try SVGIcon(other).pixels(width: 50, height: 50).bytes == pixels.bytes)
    #expect(try SVGIcon(other).size() == SVGIcon(own).size())
  }

  @Test(arguments: [
    ##"<text y="15" font-size="12">Aé漢</text>"##,
    ##"<text y="15" font-size="12" font-family="DejaVu Sans">Hi</text>"##,
    ##"<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#a)"/>"##,
  ])
  func `text and filters look the same in a worker and in the process`(drawing: String) throws {
    _ = FontLibrary.shared
    let bytes = document(drawing)
    var reason = [CChar](repeating: 0, count: Int(CELLSNAP_REASON_ROOM))
    let svg = try #require(cellsnap_svg_open(bytes, bytes.count, &reason))
    defer { cellsnap_svg_close(svg) }
    var own = [UInt8](repeating: 0, count: 40 * 40 * 4)
    #expect(cellsnap_svg_paint(svg, &own, 40, 40, &reason) != 0)
    #expect(own.contains { $0 != 0 })
    #expect(try SVGIcon(bytes).pixels(width: 40, height: 40).bytes == own)
  }

  @Test func `an SVG that takes too long is broken`() {
    let octaves = document(
      """
      <filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="100000000"/></filter>
      <rect width="24" height="24" filter="url(#f)"/>
      """)
    let icon = SVGIcon(octaves, limits: Self.second)
    let text = reason { () throws(ImageError) in _ = try icon.pixels(width: 24, height: 24) }
    #expect(text == "librsvg needs more than 1 s of processor time")
  }

  @Test(.enabled(if: cellsnap_worker_is_limited() != 0, "a sanitizer takes more memory than any limit"))
  func `an SVG that takes too much memory is broken`() {
    let text = document(
      "<text y='9' font-size='9'>\(String(repeating: "word ", count: 200_000))</text>")
    let icon = SVGIcon(text, limits: WorkerLimits(memory: 96 << 20))
    #expect(
      reason { () throws(ImageError) in _ = try icon.pixels(width: 24, height: 24) }
        == "librsvg needs more than 96 MB of memory, or more than 448 MB at once")
  }

  @Test func `an SVG that crashes librsvg is broken`() {
    let numbers = Array(repeating: "1", count: 900).joined(separator: " ")
    let matrix = document(
      ##"<filter id="f"><feConvolveMatrix order="30" kernelMatrix="\##(numbers)"/></filter>"##)
    let text = reason { () throws(ImageError) in _ = try SVGIcon(matrix).size() }
    #expect(text?.hasPrefix("librsvg ") == true && text?.hasSuffix(" while it read the file") == true)
  }

  @Test func `librsvg's reason for a refusal is reported`() {
    let entities = Array(##"<!DOCTYPE svg [<!ENTITY a "&b;">]><svg>&a;"##.utf8)
    #expect(reason { () throws(ImageError) in _ = try SVGIcon(entities).size() }?.contains("XML") == true)
  }

  @Test func `the reason for a broken SVG is one line`() throws {
    let text = try #require(
      reason { () throws(ImageError) in _ = try SVGIcon(document("</svg>\n\n\u{1B}[31m<a")).size() })
    #expect(text.hasPrefix("XML parse error"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 } && text.last?.isWhitespace == false)
  }

  @Test(.enabled(if: cellsnap_worker_is_limited() != 0, "a sanitizer takes more memory than any limit"))
  func `a huge picture inside an SVG makes it broken`() {
    let inner = Data(
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>"##
        .utf8
    ).base64EncodedString()
    let outer = SVGIcon(
      document(##"<image xlink:href="data:image/svg+xml;base64,\##(inner)" width="24" height="24"/>"##))
    // Its pixels would take 3.6 GB.
    #expect(
      reason { () throws(ImageError) in _ = try outer.pixels(width: 24, height: 24) }
        == "librsvg needs more than 1024 MB of memory, or more than 448 MB at once")
  }

  @Test func `an icon with a filter is embedded in a document as a picture`() throws {
    let drawing = """
      <filter id="a"><feOffset/></filter><rect width="12" height="24" fill="red" filter="url(#a)"/>
      """
    let image = try Image(decoding: document(drawing))
    let node = Node.image(ImageNode(image: image, rect: square(0, 0, 10)))
    let scene = Scene(size: CGSize(width: 10, height: 10), nodes: [node])
    let bytes = SVG.encode(scene, rect: square(0, 0, 10), title: "Icon")
    #expect(String(decoding: bytes, as: UTF8.self).contains("<image"))
    let pixels = try SVGIcon(bytes).pixels(width: 10, height: 10)
    let isSeen = (0..<10).map { x in pixels.bytes[(50 + x) * 4 + 3] > 127 }
    #expect(isSeen == [true, true, true, true, true, false, false, false, false, false])
  }

  @Test func `a plain icon is embedded in a document as shapes`() throws {
    let image = try Image(decoding: document(##"<path d="M2 2h20v20z"/>"##))
    let node = Node.image(ImageNode(image: image, rect: square(0, 0, 10)))
    let bytes = SVG.encode(
      Scene(size: CGSize(width: 10, height: 10), nodes: [node]), rect: square(0, 0, 10), title: "Icon")
    #expect(!String(decoding: bytes, as: UTF8.self).contains("<image"))
  }
}
