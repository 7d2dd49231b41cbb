import Nimble
import UIKit

/// Returns a matcher that succeeds if a view or controller looks like its reference.
///
/// - Parameters:
///   - name: The name of the reference; nil for the test's name.
///   - identifier: A name that distinguishes the picture from others of the test.
///   - usesDrawRect: No effect: both ways of drawing are the same here.
///   - pixelTolerance: The difference of a channel that counts as equal; nil for the value of
///     `setNimblePixelTolerance`.
///   - tolerance: The share of the pixels that may be different; nil for the value of `setNimbleTolerance`.
///   - shouldIgnoreScale: Whether the reference's name has no scale.
public func haveValidSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Matcher {
    try SnapshotRequest(
      name: name, identifier: identifier, shouldIgnoreScale: shouldIgnoreScale,
      pixelTolerance: pixelTolerance, tolerance: tolerance
    ).result(of: $0)
  }
}

/// Returns a matcher whose reference's name has the device, its system and the size of its screen.
public func haveValidDeviceAgnosticSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Matcher {
    try SnapshotRequest(
      name: name, identifier: identifier, isDeviceAgnostic: true, shouldIgnoreScale: shouldIgnoreScale,
      pixelTolerance: pixelTolerance, tolerance: tolerance
    ).result(of: $0)
  }
}

/// Returns a matcher that records a reference, and fails.
public func recordSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Matcher {
    try SnapshotRequest(
      name: name, identifier: identifier, isRecording: true, shouldIgnoreScale: shouldIgnoreScale
    ).result(of: $0)
  }
}

/// Returns a matcher that records a reference with the device in its name, and fails.
public func recordDeviceAgnosticSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Matcher {
    try SnapshotRequest(
      name: name, identifier: identifier, isRecording: true, isDeviceAgnostic: true,
      shouldIgnoreScale: shouldIgnoreScale
    ).result(of: $0)
  }
}
