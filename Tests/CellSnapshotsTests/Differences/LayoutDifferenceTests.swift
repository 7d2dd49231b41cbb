import Foundation
import Testing

@testable import CellSnapshots

@Suite struct LayoutDifferenceTests {
  private func view(_ attributes: LayoutAttributes, text: String? = nil) -> LayoutView {
    LayoutView(depth: 0, className: "UILabel", frame: .zero, text: text, attributes: attributes)
  }

  /// Returns the differences in the words of explanations.
  private func told(_ old: LayoutView, _ new: LayoutView) -> [String] {
    LayoutDifference.all(from: old, to: new).map(\.part.text)
  }

  @Test(arguments: LayoutAttribute.allCases) func `every attribute is found by its name`(
    _ attribute: LayoutAttribute
  ) {
    #expect(LayoutAttribute(name: attribute.name) == attribute)
  }

  @Test func `the names of attributes in layouts do not change`() {
    #expect(
      LayoutAttribute.allCases.prefix { $0 <= .transform }.map(\.name) == [
        "font", "color", "runs", "truncated", "length", "hash", "background", "tint", "alpha", "image",
        "file",
        "mode", "alignment", "border", "clips", "colors", "corner", "corners", "curve", "direction",
        "drawing",
        "fill", "gradient", "locations", "mask", "path", "shadow", "stroke", "stroked", "transform",
      ])
  }

  @Test func `an attribute that a layout omits has its default`() {
    #expect(told(view([:]), view([.alpha: "0.5"])) == ["alpha 1 → 0.5"])
    #expect(told(view([.corners: "3"]), view([:])) == ["maskedCorners top left and top right → all"])
    #expect(
      told(
        view([.color: "#000000FF"], text: "A"), view([.color: "#000000FF", .alignment: "center"], text: "A"))
        == ["textAlignment natural → center"])
  }

  @Test func `the font of a text that appeared is left out`() {
    #expect(
      told(view([:]), view([.font: "Inter-Regular 15", .alignment: "center"], text: "A")) == [
        "text none → \"A\""
      ])
  }

  @Test func `a content mode that only one size shows is no change`() {
    func photo(_ side: CGFloat, _ attributes: LayoutAttributes) -> LayoutView {
      LayoutView(
        depth: 0, className: "UIImageView", frame: CGRect(x: 0, y: 0, width: side, height: side),
        attributes: attributes)
    }
    let (bare, filled): (LayoutAttributes, LayoutAttributes) = (
      [.image: "01"], [.image: "01", .mode: "scaleAspectFill"]
    )
    // An image as large as its view looks the same in every mode.
    #expect(!told(photo(72, bare), photo(56, filled)).contains { $0.hasPrefix("contentMode") })
    #expect(told(photo(72, bare), photo(72, filled)) == ["contentMode scaleToFill → scaleAspectFill"])
  }

  @Test func `attributes that nothing shows are left out with what would show them`() {
    #expect(
      told(view([:]), view([.image: "01", .tint: "#FF0000FF", .mode: "center"])) == [
        "image none → unnamed 01"
      ])
    #expect(told(view([:]), view([.corner: "8", .corners: "3"])) == ["cornerRadius 0 → 8"])
    #expect(
      told(view([:]), view([.colors: "#FF0000FF", .direction: "0 0 1 1"])) == [
        "gradient colors none → #FF0000FF"
      ])
  }

  @Test func `a matrix is described in words`() {
    #expect(told(view([:]), view([.transform: "-1 0 0 -1"])) == ["transform none → turned by 180°"])
    #expect(
      told(view([.transform: "0.5 0 0 0.5"]), view([.transform: "1 0 0 2"])) == [
        "transform scaled by 0.5 → scaled by 1 and 2"
      ])
    #expect(told(view([:]), view([.transform: "1.001 0 0 1.001"])) == ["transform none → 1.001 0 0 1.001"])
  }

  @Test func `another image of the same file is described with its name`() {
    #expect(
      told(view([.image: "01", .file: "cat.jpg"]), view([.image: "02", .file: "cat.jpg"])) == [
        "image cat.jpg changed"
      ])
    #expect(
      told(view([.image: "01", .file: "cat.jpg"]), view([.image: "02"])) == ["image cat.jpg → unnamed 02"])
  }

  @Test func `hashes are left out of the description`() {
    #expect(told(view([.mask: "CALayer 01"]), view([.mask: "CALayer 02"])) == ["mask changed"])
    #expect(told(view([.mask: "CALayer 01"]), view([:])) == ["mask CALayer → none"])
    #expect(told(view([.path: "01"]), view([.path: "02"])) == ["path changed"])
  }

  @Test func `an unknown attribute is described by its name`() {
    var (old, new) = (view([:]), view([:]))
    old.attributes.note("1", named: "glow")
    new.attributes.note("2", named: "glow")
    #expect(told(old, new) == ["glow 1 → 2"])
  }

  @Test func `a state that only one layout has is left out`() {
    #expect(told(view([.isOn: "true"]), view([:])).isEmpty)
    #expect(told(view([.isOn: "true"]), view([.isOn: "false"])) == ["isOn true → false"])
  }

  @Test func `causes are described before their effects`() {
    var old = view([.isEnabled: "true", .color: "#000000FF", .drawing: "01"], text: "A")
    old.lineCount = 1
    var new = view([.isEnabled: "false", .color: "#FF0000FF", .drawing: "02"], text: "A")
    new.lineCount = 2
    #expect(
      told(old, new) == [
        "isEnabled true → false", "textColor #000000FF → #FF0000FF", "1 → 2 lines", "drawing changed",
      ])
  }

  @Test func `changes of hidden views are left out`() {
    var (old, new) = (view([.alpha: "0.5"]), view([:]))
    (old.isHidden, new.isHidden) = (true, true)
    #expect(told(old, new).isEmpty)
    new.isHidden = false
    #expect(told(old, new) == ["shown"])
  }
}
