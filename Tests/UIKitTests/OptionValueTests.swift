import Testing
import UIKit

/// Tests that options have the bits of Apple's headers, which apps combine with numbers of their own.
struct OptionValueTests {
  private typealias Family = RawValueTests.Family

  static let animations: [RawValueTests.Family] = [
    Family([UIView.AnimationOptions.overrideInheritedCurve, .allowAnimatedContent], [1 << 6, 1 << 7]),
    Family(
      [UIView.AnimationOptions.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear],
      [0, 1 << 16, 2 << 16, 3 << 16]),
    Family(
      [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
        .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
      ],
      (1...7).map { $0 << 20 }),
    Family(
      [UIView.AnimationOptions.preferredFramesPerSecond60, .preferredFramesPerSecond30], [3 << 24, 7 << 24]),
    Family(
      [
        UIView.KeyframeAnimationOptions.calculationModeLinear, .calculationModeDiscrete,
        .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
      ],
      (0...4).map { $0 << 10 }),
  ]

  static let others: [RawValueTests.Family] = [
    Family([UIControl.Event.menuActionTriggered], [1 << 14]),
    Family(
      [UIControl.Event.allTouchEvents, .allEditingEvents, .applicationReserved],
      [0xFFF, 0xF0000, 0x0F00_0000]),
    Family(
      [NSLayoutConstraint.FormatOptions.alignmentMask, .directionLeadingToTrailing, .spacingEdgeToEdge],
      [0xFFFF, 0, 0]),
    Family([UIMenu.Options.displayInline, .singleSelection, .displayAsPalette], [1 << 0, 1 << 5, 1 << 7]),
    Family([UIMenuElement.Attributes.keepsMenuPresented], [1 << 3]),
    Family([UIKeyModifierFlags.alphaShift, .numericPad], [1 << 16, 1 << 21]),
    Family(
      [UIDataDetectorTypes.shipmentTrackingNumber, .flightNumber, .lookupSuggestion],
      [1 << 4, 1 << 5, 1 << 6]),
    Family([NSKeyValueObservingOptions.prior], [1 << 3]),
    Family([NSPointerFunctions.Options.objectPersonality], [0]),
    Family([NSTextList.Options.prependEnclosingMarker], [1]),
  ]

  @Test(arguments: animations + others)
  func `options have Apple's bits`(_ family: RawValueTests.Family) {
    #expect(family.values == family.expected)
  }

  @Test func `the priorities of scenes are around 500`() {
    let priorities: [UILayoutPriority] = [
      .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
    ]
    #expect(priorities.map(\.rawValue) == [490, 500, 510])
  }

  @Test func `units of time are multiples of each other`() {
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
    #expect(noErr == 0)
  }
}
