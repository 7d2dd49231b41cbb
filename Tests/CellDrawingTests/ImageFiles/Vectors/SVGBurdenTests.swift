import Testing

@testable import CellDrawing

/// An SVG document of 24 x 24 points with the elements of `drawing`.
func document(_ drawing: String, attributes: String = "") -> [UInt8] {
  Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24" \
    \(attributes)>\(drawing)</svg>
    """.utf8)
}

@Suite struct SVGBurdenTests {
  @Test(arguments: [
    ##"<path d="M2 2h20v20z"/>"##,
    ##"<g fill="none" stroke="#000" stroke-width="1.8"><circle cx="5" cy="5" r="2"/></g>"##,
    ##"<path d="M1.5.5-2-3a1 1 0 012 3c1 2 3 4 5 6s1 2 3 4q1 2 3 4t1 2zm1e1 1e-1"/>"##,
    ##"<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>"##,
    ##"<linearGradient id="a"/><radialGradient id="b" xlink:href="#a"/><ellipse fill="url(#b)"/>"##,
    ##"<clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"><rect/></g>"##,
    ##"<symbol id="a"><path d="M0 0h9v9z"/></symbol><use xlink:href="#a" x="3" y="9"/>"##,
    ##"<style>.a, .b > g{fill:#fff;stroke:none}</style><path class="a" d="M0 0"/>"##,
    ##"<path style="fill-rule:nonzero;fill:rgb(100%,0%,0%); fill-opacity:1;" d="M0 0"/>"##,
    ##"<title>Hearts &amp; more</title><!-- a comment --><metadata><a:b xmlns:a="c">1</a:b></metadata>"##,
    ##"<polygon points="1,2 3,4" transform="translate(1 2) rotate(45,1,2) scale(2) matrix(1 0 0 1 2 3)"/>"##,
    ##"<g filter="none" mask="none" stroke-dasharray="none"/>"##,
  ])
  func `the usual elements of an icon are plain`(drawing: String) {
    #expect(SVGBurden(of: document(drawing)) != nil)
  }

  @Test(arguments: [
    "<text>Hi</text>", "<image/>", "<filter/>", "<mask/>", "<marker/>", "<pattern/>", "<foreignObject/>",
    "<switch/>", "<a/>", "<svg/>", "<unknown/>", "<svg:text/>",
    ##"<rect filter="url(#a)"/>"##, ##"<rect mask="url(#a)"/>"##, ##"<path marker-mid="url(#a)"/>"##,
    ##"<rect stroke-dasharray="1 2"/>"##, ##"<rect style="stroke-dasharray:1"/>"##,
    ##"<rect style="f\69lter:url(#a)"/>"##, ##"<rect style="/**/filter:url(#a)"/>"##,
    ##"<style>rect{filter:url(#a)}</style>"##, ##"<style>@import "a";</style>"##,
    ##"<style>rect{clip-path:url(#a)}</style>"##, ##"<rect fill="url(data:image/png;base64,)"/>"##,
    ##"<rect fill="&#35;fff"/>"##, ##"<rect unknown="1"/>"##, "<rect><![CDATA[]]></rect>", "<?a b?>",
    ##"<use xlink:href="#none"/>"##, ##"<use xlink:href="other.svg#a"/>"##,
    ##"<g id="a"><use xlink:href="#b"/></g><g id="b"/><use xlink:href="#a"/>"##,
    ##"<g id="a"/><g id="a"/>"##, ##"<rect id="Regular-M"/>"##,
    ##"<clipPath id="a"><rect clip-path="url(#a)"/></clipPath>"##,
    ##"<clipPath id="a" clipPathUnits="objectBoundingBox"><rect/></clipPath>"##,
    ##"<symbol viewBox="0 0 1 1"/>"##, ##"<g transform="skewX(9)"/>"##, ##"<g transform="scale(1e9)"/>"##,
    ##"<path d="M0 0L1e9 0"/>"##, ##"<path d="M0 0L1"/>"##, ##"<path d="M0 0n1 1"/>"##,
    ##"<rect width="9em"/>"##, ##"<g xmlns="http://www.w3.org/2000/svg"/>"##,
    ##"<g xmlns:a="http://www.w3.org/2000/svg"/>"##, "<metadata><rect/></metadata>", "<g>",
  ])
  func `an element that may be expensive is not plain`(drawing: String) {
    #expect(SVGBurden(of: document(drawing)) == nil)
  }

  @Test(arguments: [
    "<svg/>", ##"<svg xmlns="other"/>"##, ##"<?xml version="1.0" encoding="utf-16"?><svg/>"##,
    ##"<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>"##, "", "text",
  ])
  func `a document with another beginning is not plain`(text: String) {
    #expect(SVGBurden(of: Array(text.utf8)) == nil)
  }

  @Test func `an XML declaration and a document type without entities are plain`() {
    let beginning = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">

      """
    #expect(SVGBurden(of: Array(beginning.utf8) + document("<rect/>")) != nil)
  }

  @Test func `a small icon is light at the usual icon sizes`() throws {
    let burden = try #require(
      SVGBurden(of: document(##"<path stroke="#000" d="M2 2c9 9 9 9 18 0s3 3 9 9a9 9 0 0 1 3 3z"/>"##)))
    #expect(burden.isLight(width: 72, height: 72) && burden.isLight(width: 300, height: 300))
    #expect(burden.isLightAsShapes)
  }

  @Test func `a document with very many pixels is not light`() throws {
    let burden = try #require(SVGBurden(of: document(String(repeating: "<rect/>", count: 100))))
    #expect(burden.isLight(width: 400, height: 400))
    #expect(!burden.isLight(width: 4_000, height: 4_000))
  }

  @Test func `many lines that may cross are not light`() throws {
    let path = "M0 0" + String(repeating: "L9 9", count: 8_000)
    let burden = try #require(SVGBurden(of: document(##"<path d="\##(path)"/>"##)))
    #expect(!burden.isLight(width: 24, height: 24) && !burden.isLightAsShapes)
  }

  @Test func `a huge curve or a very wide line is not light`() throws {
    let curves = "M0 0" + String(repeating: "c0 999999 999999 0 0 0", count: 400)
    #expect(
      try !#require(SVGBurden(of: document(##"<path d="\##(curves)"/>"##))).isLight(width: 24, height: 24))
    let line = "M0 0" + String(repeating: "h9", count: 400)
    let wide = try #require(
      SVGBurden(of: document(##"<path stroke="red" stroke-width="9999" d="\##(line)"/>"##)))
    #expect(!wide.isLight(width: 24, height: 24))
  }

  @Test func `an element counts each time it is drawn`() throws {
    let path = "M0 0" + String(repeating: "L9 9", count: 1_000)
    let once = try #require(SVGBurden(of: document(##"<path id="a" d="\##(path)"/>"##)))
    #expect(once.isLight(width: 24, height: 24))
    let uses = String(repeating: ##"<use xlink:href="#a"/>"##, count: 99)
    let often = try #require(SVGBurden(of: document(##"<path id="a" d="\##(path)"/>"## + uses)))
    #expect(!often.isLight(width: 24, height: 24))
    let clips = try #require(
      SVGBurden(
        of: document(
          ##"<clipPath id="a"><path d="\##(path)"/></clipPath>"##
            + String(repeating: ##"<rect clip-path="url(#a)"/>"##, count: 99))))
    #expect(!clips.isLight(width: 24, height: 24))
  }

  @Test func `a document beyond the limits is not plain`() {
    #expect(
      SVGBurden(of: document(String(repeating: "<g>", count: 99) + String(repeating: "</g>", count: 99)))
        == nil)
    #expect(SVGBurden(of: document(String(repeating: "<g/>", count: 2_001))) == nil)
    #expect(SVGBurden(of: document(String(repeating: " ", count: 65_536))) == nil)
  }
}
