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
    #expect(font.pointSize == 56)  // 34 * 28 / 17
  }

  @Test func `font metrics respect the maximum size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits)
    #expect(font.pointSize == 40)
  }

  @Test func `font metrics keep values at Large`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFontMetrics.default.scaledValue(for: 12.34, compatibleWith: traits) == 12.34)
  }
}
