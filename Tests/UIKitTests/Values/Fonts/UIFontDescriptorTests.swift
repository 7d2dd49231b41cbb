import CellDrawing
import Foundation
import Testing

@testable import UIKit

struct UIFontDescriptorTests {
  private let own = UIFontDescriptor.AttributeName(rawValue: "MyAttribute")

  @Test func `attributes that choose no face are kept`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([own: "value"])
    let font = UIFont(descriptor: descriptor, size: 20)
    #expect(font.fontDescriptor.fontAttributes[own] as? String == "value")
    #expect(font.withSize(30).fontDescriptor.object(forKey: own) as? String == "value")
    #expect(font != .systemFont(ofSize: 20))
  }

  @Test func `the weight of the traits is a number`() throws {
    let attributes = UIFont.boldSystemFont(ofSize: 12).fontDescriptor.object(forKey: .traits)
    let traits = try #require(attributes as? [UIFontDescriptor.TraitKey: Any])
    #expect((traits[.weight] as? NSNumber)?.doubleValue == 0.4)
  }

  @Test func `the text style is a string`() {
    let style = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.fontAttributes[.textStyle]
    #expect(style as? String == "UICTFontTextStyleBody")
    #expect(style as? UIFont.TextStyle == .body)
  }

  @Test func `a font of one's own is described by name and size`() throws {
    let attributes = try #require(UIFont(name: "Inter-Bold", size: 12)).fontDescriptor.fontAttributes
    #expect(attributes.count == 2)
    #expect(attributes[.name] as? String == "Inter-Bold" && attributes[.size] as? CGFloat == 12)
  }

  private func features(_ type: Int, _ selector: Int) -> [FontFeature] {
    UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
    ]).font.features
  }

  @Test(arguments: [
    (kNumberSpacingType, kMonospacedNumbersSelector, "tnum"),
    (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp"),
    (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc"),
    (kFractionsType, kDiagonalFractionsSelector, "frac"),
    (kStylisticAlternativesType, kStylisticAltOneOnSelector, "ss01"),
    (kStylisticAlternativesType, kStylisticAltTwentyOnSelector, "ss20"),
    (kTypographicExtrasType, kSlashedZeroOnSelector, "zero"),
    (kNumberCaseType, kLowerCaseNumbersSelector, "onum"),
  ])
  func `a feature setting becomes an OpenType feature`(type: Int, selector: Int, name: String) {
    #expect(features(type, selector) == [FontFeature(name)])
  }

  @Test func `a feature that is not known is reported`() {
    let messages = Diagnostics.found { _ = features(99, 1) }.map(\.text)
    #expect(messages == ["a font has the feature of type 99 and selector 1, which CellSnap does not draw"])
  }

  @Test func `monospaced digits have equal widths`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    #expect(abs(width("111") - width("888")) < 0.001)
  }

  @Test func `the system font has four widths`() {
    func width(_ width: UIFont.Width) -> CGFloat {
      "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .regular, width: width)])
        .width
    }
    #expect(width(.compressed) < width(.condensed) && width(.condensed) < width(.standard))
    #expect(width(.standard) < width(.expanded))
    #expect(UIFont.systemFont(ofSize: 20, weight: .regular, width: .standard) == .systemFont(ofSize: 20))
  }

  @Test func `a width is a trait of the descriptor`() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
    ])
    #expect(
      UIFont(descriptor: descriptor, size: 0)
        == .systemFont(ofSize: 20, weight: .regular, width: .condensed))
  }
}
