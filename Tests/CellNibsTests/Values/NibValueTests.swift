import Foundation
import Testing

@testable import CellNibs

struct NibValueTests {
  private func value(_ text: String) throws -> NibValue? { NibValue(try element(text)) }

  @Test func `rectangles, sizes and insets are read by their attributes`() throws {
    #expect(
      try value("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")
        == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(try value("<size width=\"3\" height=\"4\"/>") == .size(CGSize(width: 3, height: 4)))
    #expect(
      try value("<inset minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>")
        == .insets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(
      try value("<directionalEdgeInsets top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>")
        == .insets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a long text is an element, which may be encoded`() throws {
    #expect(try value("<string key=\"text\">two\nlines</string>") == .string("two\nlines"))
    #expect(try value("<string key=\"text\" base64-UTF8=\"YES\">SGVsbG8</string>") == .string("Hello"))
  }

  private func color(_ attributes: String, isMatched: Bool) throws -> NibColor? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(isMatched ? "colorMatched=\"YES\"" : "")><objects>
      <view id="a"><color key="backgroundColor" \(attributes) alpha="1"/></view></objects></document>
      """
    let view = try NibDocument(bytes: Array(text.utf8), path: "Test.xib").objects.first
    guard case .color(let color)? = view?.values["backgroundColor"] else { return nil }
    return color
  }

  /// The colours of Apple's palette of crayons, whose numbers in "Generic RGB" are known: Maraschino, Spring, Blueberry,
  /// Tangerine, Aqua and Nickel.
  @Test(
    arguments: [
      ((1, 0, 0), (0xff, 0x26, 0x00)), ((0, 1, 0), (0x00, 0xf9, 0x00)), ((0, 0, 1), (0x04, 0x33, 0xff)),
      ((1, 0.5, 0), (0xff, 0x93, 0x00)), ((0, 0.5, 1), (0x00, 0x96, 0xff)),
      ((0.5, 0.5, 0.5), (0x92, 0x92, 0x92)),
    ] as [((Double, Double, Double), (Int, Int, Int))])
  func `calibrated colours of a colour-matched document are converted to sRGB`(
    components: (Double, Double, Double), expected: (Int, Int, Int)
  ) throws {
    let attributes =
      "red=\"\(components.0)\" green=\"\(components.1)\" blue=\"\(components.2)\" colorSpace=\"calibratedRGB\""
    guard case .sRGB(let red, let green, let blue, 1)? = try color(attributes, isMatched: true) else {
      Issue.record("no colour")
      return
    }
    #expect([red, green, blue].map { Int(($0 * 255).rounded()) } == [expected.0, expected.1, expected.2])
    #expect(
      try color(attributes, isMatched: false) == .sRGB(components.0, components.1, components.2, alpha: 1))
  }

  @Test func `a calibrated grey of a colour-matched document is converted to sRGB`() throws {
    let attributes = "white=\"0.5\" colorSpace=\"calibratedWhite\""
    guard case .white(let white, 1)? = try color(attributes, isMatched: true) else {
      Issue.record("no colour")
      return
    }
    #expect(Int((white * 255).rounded()) == 0x92)
    #expect(
      try color(
        "white=\"0.5\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        isMatched: true)
        == .white(0.5, alpha: 1))
  }

  @Test func `a colour has components, the name of a system colour or the name of an asset`() throws {
    #expect(
      try value(
        "<color red=\"1\" green=\"0\" blue=\"0.5\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      )
        == .color(.sRGB(1, 0, 0.5, alpha: 0.5)))
    #expect(
      try value(
        "<color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/>"
      )
        == .color(.displayP3(1, 0, 0, alpha: 1)))
    #expect(try value("<color white=\"0.5\" alpha=\"1\"/>") == .color(.white(0.5, alpha: 1)))
    #expect(
      try value("<color cocoaTouchSystemColor=\"darkTextColor\"/>")
        == .color(.system("darkTextColor", fallback: nil)))
    #expect(try value("<color name=\"Brand\"/>") == .color(.named("Brand", fallback: nil)))
  }

  @Test func `a font is a system font, a text style or a named one`() throws {
    guard
      case .font(let system) = try value(
        "<fontDescription type=\"system\" weight=\"light\" pointSize=\"15\"/>"),
      case .font(let style) = try value("<fontDescription style=\"UICTFontTextStyleBody\"/>"),
      case .font(let named) = try value("<fontDescription name=\"Menlo\" family=\"Menlo\" pointSize=\"12\"/>")
    else {
      Issue.record("no font")
      return
    }
    #expect(system.face == .system && system.pointSize == 15 && system.weight == "light")
    #expect(style.face == .style("UICTFontTextStyleBody") && style.pointSize == nil)
    #expect(named.face == .named("Menlo", family: "Menlo"))
  }

  @Test func `an attributed text is a list of parts`() throws {
    let value = try value(
      """
      <attributedString key="attributedText"><fragment content="Hi"><attributes>
        <color key="NSColor" white="0" alpha="1"/><font key="NSFont" metaFont="system"/>
        <integer key="NSUnderline" value="1"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
      </attributes></fragment></attributedString>
      """)
    guard case .attributedString(let runs) = value, let run = runs.first else {
      Issue.record("no text")
      return
    }
    #expect(run.text == "Hi")
    #expect(run.color == .white(0, alpha: 1))
    #expect(run.font?.pointSize == 13)
    #expect(run.numbers == ["NSUnderline": 1])
    #expect(run.paragraph?.alignment == "center")
    #expect(run.paragraph?.numbers == ["lineSpacing": 4])
  }

  @Test func `a view is no value`() throws {
    #expect(try value("<view id=\"a\"/>") == nil)
  }
}
