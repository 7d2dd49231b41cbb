import Testing
import UIKit

/// Compares text sizes with those in Apple's Human Interface Guidelines, Typography.
struct DynamicTypeTests {
  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  @Test func `the body style goes from 14 to 53 points`() {
    #expect(
      UIContentSizeCategory.ordered.map { size(.body, $0) } == [
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
      ])
  }

  @Test func `every style has its published size at Large`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    #expect(styles.map { size($0, .large) } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func `the large title ends at 60 points`() {
    #expect(size(.largeTitle, .accessibilityExtraExtraExtraLarge) == 60)
  }

  @Test func `the smallest caption is never below 11 points`() {
    #expect(size(.caption2, .extraSmall) == 11)
  }

  @Test func `an unspecified category means the device's own`() {
    #expect(size(.body, .unspecified) == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test func `the headline style is semibold`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `font metrics scale a font like its style`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 34), compatibleWith: traits)
    #expect(font.pointSize == 53)  // 34 * 34 / 22
  }

  @Test func `font metrics respect the maximum size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits)
    #expect(font.pointSize == 40)
  }

  /// The sizes that iOS 26.1 prints on a screen of three pixels per point.
  @Test(
    arguments: [
      (.body, 17, .extraSmall, 14.667), (.body, 17, .extraExtraExtraLarge, 22.333),
      (.body, 17, .accessibilityMedium, 26.333), (.largeTitle, 34, .extraSmall, 31.667),
      (.title1, 28, .accessibilityMedium, 38), (.caption2, 64, .extraExtraExtraLarge, 108.333),
      (.subheadline, 64, .extraExtraExtraLarge, 83.333),
    ] as [(UIFont.TextStyle, CGFloat, UIContentSizeCategory, CGFloat)])
  func `font metrics scale a value by the line distances of the style`(
    style: UIFont.TextStyle, value: CGFloat, category: UIContentSizeCategory, expected: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
    #expect(abs(scaled - expected) < 0.001)
  }

  @Test func `a scaled font has whole points`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == 22)
  }

  @Test func `font metrics keep values at Large`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFontMetrics.default.scaledValue(for: 12.34, compatibleWith: traits) == 12.34)
  }
}
