import CellDrawing
import Testing
import UIKit

struct UIFontTests {
  @Test func `equal fonts compare as equal`() {
    #expect(UIFont.systemFont(ofSize: 15, weight: .bold) == UIFont.boldSystemFont(ofSize: 15))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.systemFont(ofSize: 16))
  }

  @Test func `each weight has its OpenType number`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.openTypeWeight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func `a weight between two names takes the nearer one`() {
    #expect(UIFont.Weight(0.36).openTypeWeight == 700)
  }

  @Test func `a font with another size keeps its weight`() {
    #expect(UIFont.boldSystemFont(ofSize: 15).withSize(20) == .boldSystemFont(ofSize: 20))
  }

  @Test(arguments: [0, -5, CGFloat.nan]) func `an invalid font size becomes 12 points`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
  }

  @Test func `the bold trait makes the system font bold`() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(descriptor.map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 15))
  }

  @Test func `the italic trait keeps the size`() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitItalic)
    #expect(descriptor.map { UIFont(descriptor: $0, size: 0) } == .italicSystemFont(ofSize: 15))
  }

  @Test func `a weight trait chooses the weight`() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
    ])
    #expect(UIFont(descriptor: descriptor, size: 18) == .systemFont(ofSize: 18, weight: .medium))
  }

  @Test func `an unknown design gives no descriptor`() {
    let compressed = UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignCompressed")
    #expect(UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(compressed) == nil)
  }

  @Test func `a font can be used on another thread`() async {
    let font = UIFont.systemFont(ofSize: 17)
    let size = await Task.detached { font.pointSize }.value
    #expect(size == 17)
  }
}
