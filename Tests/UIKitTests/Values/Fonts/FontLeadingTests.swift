import Testing

@testable import UIKit

/// Compares the leading of fonts with the distances of lines in Apple's table of Dynamic Type. The height of a line is
/// 1.193359375 times the font's size.
struct FontLeadingTests {
  private func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory = .large) -> UIFont {
    .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  private func body(_ change: (UIFontDescriptor) -> UIFontDescriptor?) throws -> UIFont {
    UIFont(descriptor: try #require(change(font(.body).fontDescriptor)), size: 0)
  }

  /// Returns the distance of two baselines, which is a whole number of points in the table.
  private func distance(_ font: UIFont) -> CGFloat { font.lineHeight + font.leading }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.0001 }

  @Test(
    arguments: [
      (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
      (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16),
      (.caption2, 11, 13),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func `each style has its published leading at Large`(
    style: UIFont.TextStyle, size: CGFloat, distance: CGFloat
  ) {
    #expect(isNear(font(style).leading, distance - 1.193359375 * size))
  }

  /// The figures that iOS 26.0 prints.
  @Test(
    arguments: [
      (.body, .extraSmall, 2.29297), (.body, .small, 2.0996), (.body, .medium, 1.90625),
      (.body, .large, 1.712890625), (.body, .extraLarge, 1.32617), (.body, .extraExtraLarge, 0.93945),
      (.body, .extraExtraExtraLarge, 1.55273), (.body, .accessibilityMedium, 0.58594),
      (.body, .accessibilityLarge, 0.61914), (.body, .accessibilityExtraLarge, 0.26562),
      (.body, .accessibilityExtraExtraLarge, -0.08789),
      (.body, .accessibilityExtraExtraExtraLarge, -1.24805), (.callout, .extraExtraExtraLarge, 1.74609),
      (.callout, .accessibilityExtraExtraLarge, -0.50781),
      (.callout, .accessibilityExtraExtraExtraLarge, -0.86133), (.caption1, .extraSmall, -0.12695),
      (.caption1, .medium, -0.12695),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func `the leading of a category is the one that an iPhone prints`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, leading: CGFloat
  ) {
    #expect(abs(font(style, category).leading - leading) < 0.00001)
  }

  @Test func `the largest subheadline's lines are 26 points apart, not 28 as published`() {
    #expect(isNear(distance(font(.subheadline, .extraExtraExtraLarge)), 26))
  }

  @Test func `fonts of a size have no leading`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
      .monospacedSystemFont(ofSize: 17, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
    ]
    #expect(fonts.map(\.leading) == [0, 0, 0, 0, 0])
  }

  @Test func `a style in bold keeps its leading`() throws {
    #expect(isNear(distance(try body { $0.withSymbolicTraits(.traitBold) }), 22))
  }

  @Test func `a style in italics keeps its leading`() throws {
    #expect(isNear(distance(try body { $0.withSymbolicTraits(.traitItalic) }), 22))
  }

  @Test func `a style in another design keeps its leading`() throws {
    #expect(isNear(distance(try body { $0.withDesign(.rounded) }), 22))
    #expect(isNear(distance(try body { $0.withDesign(.serif) }), 22))
  }

  @Test func `a style in another family has that family's leading`() throws {
    #expect(try body { $0.withFamily("Inter") }.leading == 0)
  }

  @Test func `a style with a weight keeps its leading, also as a scaled font`() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(isNear(distance(font), 18))
    #expect(isNear(distance(UIFontMetrics.default.scaledFont(for: font)), 18))
  }

  @Test func `attributes of a style's descriptor make the same font again`() {
    let font = font(.body)
    #expect(
      UIFont(descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0)
        == font)
  }

  @Test func `a tight leading takes 2 points away`() throws {
    let tight = try body { $0.withSymbolicTraits(.traitTightLeading) }
    #expect(isNear(tight.leading, 20 - 1.193359375 * 17))
    #expect(tight.fontDescriptor.symbolicTraits == .traitTightLeading)
  }

  @Test func `a loose leading adds 2 points`() throws {
    let loose = try body { $0.withSymbolicTraits(.traitLooseLeading) }
    #expect(isNear(loose.leading, 24 - 1.193359375 * 17))
    #expect(loose.fontDescriptor.symbolicTraits == .traitLooseLeading)
  }

  @Test func `a tight leading can be an attribute`() throws {
    let traits = UIFontDescriptor.SymbolicTraits.traitTightLeading
    #expect(
      isNear(
        distance(
          try body { $0.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: traits.rawValue]]) }),
        20))
  }

  @Test func `a tight leading changes no font of a size`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitTightLeading)
    #expect(UIFont(descriptor: try #require(descriptor), size: 0).leading == 0)
  }

  @Test func `a tight leading stays when the category changes`() throws {
    let tight = try body { $0.withSymbolicTraits(.traitTightLeading) }
    // The table's distance for extraExtraExtraLarge is 29.
    #expect(isNear(distance(tight.adjusted(for: .extraExtraExtraLarge)), 27))
  }

  @Test func `a font of a style has the leading of the category that it is adjusted to`() {
    #expect(isNear(distance(font(.body).adjusted(for: .accessibilityMedium)), 34))
  }

  @Test func `a font in another size has no leading of a style`() {
    #expect(font(.body).withSize(17).leading == 0)
    #expect(UIFont(descriptor: font(.body).fontDescriptor, size: 20).leading == 0)
    #expect(UIFont(descriptor: font(.body).fontDescriptor.withSize(20), size: 0).leading == 0)
  }

  @Test func `a scaled font of a size has no leading`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.leading == 0)
  }

  @Test func `the leading of a scaled font grows like its size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font(.body), compatibleWith: traits)
    #expect(scaled.pointSize == 22)  // 17 * 29 / 22 = 22.4
    #expect(isNear(distance(scaled), 22 * 22.0 / 17))
    #expect(isNear(distance(scaled.adjusted(for: .large)), 22))
  }
}
