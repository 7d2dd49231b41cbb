import Nimble
import UIKit

/// The twelve text sizes, from small to large.
public func allContentSizeCategories() -> [UIContentSizeCategory] {
  [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}

/// Returns a matcher that succeeds if a view or controller looks like its references in several text sizes.
///
/// - Parameters:
///   - name: The name of the references, which the text size follows; nil for the test's name.
///   - identifier: A name that distinguishes the pictures from others of the test.
///   - usesDrawRect: No effect: both ways of drawing are the same here.
///   - pixelTolerance: The difference of a channel that counts as equal; nil for the value of
///     `setNimblePixelTolerance`.
///   - tolerance: The share of the pixels that may be different; nil for the value of `setNimbleTolerance`.
///   - sizes: The text sizes.
///   - isDeviceAgnostic: Whether the references' names have the device.
public func haveValidDynamicTypeSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
) -> Nimble.Matcher<T> {
  matcher(
    SnapshotRequest(
      name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic, pixelTolerance: pixelTolerance,
      tolerance: tolerance), in: sizes)
}

/// Returns a matcher that records references in several text sizes, and fails.
public func recordDynamicTypeSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
) -> Nimble.Matcher<T> {
  matcher(
    SnapshotRequest(
      name: name, identifier: identifier, isRecording: true, isDeviceAgnostic: isDeviceAgnostic), in: sizes)
}

/// Unlike the original's, which has the result of the last size alone, the matcher fails at the first size that differs.
private func matcher<T: Snapshotable>(
  _ request: SnapshotRequest, in sizes: [UIContentSizeCategory]
) -> Nimble.Matcher<T> {
  Matcher { expression in
    var last = MatcherResult(status: .fail, message: .fail("expected a text size"))
    var failure: MatcherResult?
    for category in sizes {
      var request = request
      request.category = category
      request.ending = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
      last = try request.result(of: expression)
      if last.status != .matches, failure == nil { failure = last }
    }
    return failure ?? last
  }
}
