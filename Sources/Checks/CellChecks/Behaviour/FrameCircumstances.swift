import CellSnapshots
import Foundation
import MFS
import UIKit

/// A test whether frames depend on earlier computations or on values that are not passed to them.
///
/// Each computation uses a width at which nothing was computed before. So values that a class keeps for itself are new,
/// too.
@MainActor
struct FrameCircumstances {
  /// A difference between frames, and the steps that led to it.
  struct Difference {
    var name: String
    var expected: String
    var actual: String
    var reproduction: String
  }

  func differences(of probe: FramesProbe) -> [Difference] {
    [
      afterAnotherTextSize(probe), afterAnotherHeight(probe), onAnotherScreen(probe),
      afterExpansion(probe, isExpandedFirst: false), afterExpansion(probe, isExpandedFirst: true),
    ].compactMap { $0 }
  }

  private func afterAnotherTextSize(_ probe: FramesProbe) -> Difference? {
    func values(_ category: UIContentSizeCategory) -> (CGSize) -> [FrameValue] {
      { size in Device.changing({ $0.contentSizeCategory = category }) { probe.values(tableSize: size) } }
    }
    return difference(
      probe, "computed at text size XS first, then at AX3", first: values(.extraSmall),
      second: values(.accessibilityExtraLarge))
  }

  private func afterAnotherHeight(_ probe: FramesProbe) -> Difference? {
    difference(
      probe, "computed for a \(probe.words.container) in portrait first, then in landscape",
      first: { probe.values(tableSize: CGSize(width: $0.width, height: 2 * $0.width)) },
      second: { probe.values(tableSize: CGSize(width: $0.width, height: $0.width / 2)) })
  }

  /// Returns how the frames differ between a table as wide as its screen and one that is not.
  private func onAnotherScreen(_ probe: FramesProbe) -> Difference? {
    guard let width = Self.otherScreenWidth else { return nil }
    let expected = probe.values(tableSize: UnusedWidth.next(near: probe.tableSize))
    let actual = Device.changing({ $0.screenSize.width = width }) {
      probe.values(tableSize: UnusedWidth.next(near: probe.tableSize))
    }
    return difference(
      expected, actual,
      "computed for the same \(probe.words.container) on a screen \(PlainNumber.text(width)) points wide")
  }

  /// The width of another screen of the same kind, size class and margins, in points, or nil if no width near the
  /// screen's own has them.
  static var otherScreenWidth: CGFloat? {
    let device = Device.current
    return [50, -50].map { device.screenSize.width + $0 }.first { device.isAlike(atWidth: $0) }
  }

  private func afterExpansion(_ probe: FramesProbe, isExpandedFirst: Bool) -> Difference? {
    guard let before = probe.isExpanded else { return nil }
    defer { probe.expand(before) }
    return difference(
      probe,
      isExpandedFirst ? "computed expanded first, then collapsed" : "computed collapsed first, then expanded",
      first: { size in
        probe.expand(isExpandedFirst)
        return probe.values(tableSize: size)
      },
      second: { size in
        probe.expand(!isExpandedFirst)
        return probe.values(tableSize: size)
      })
  }

  /// Compares the frames of the second circumstances alone with those after the first circumstances, at new widths.
  private func difference(
    _ probe: FramesProbe, _ reproduction: String, first: (CGSize) -> [FrameValue],
    second: (CGSize) -> [FrameValue]
  ) -> Difference? {
    let expected = second(UnusedWidth.next(near: probe.tableSize))
    let size = UnusedWidth.next(near: probe.tableSize)
    _ = first(size)
    return difference(expected, second(size), reproduction)
  }

  private func difference(
    _ expected: [FrameValue], _ actual: [FrameValue], _ reproduction: String
  ) -> Difference? {
    FrameValue.difference(expected, actual) { $0.isNear($1) }.map {
      Difference(name: $0.name, expected: $0.expected, actual: $0.actual, reproduction: reproduction)
    }
  }
}

/// A source of widths that no table ever had in this process.
@MainActor
private enum UnusedWidth {
  private static var count = 0

  /// Returns a slightly larger width. The difference is smaller than any rounding of frames is likely to show.
  static func next(near size: CGSize) -> CGSize {
    count += 1
    return CGSize(width: size.width + CGFloat(count) / 65_536, height: size.height)
  }
}

extension FrameValue {
  /// Returns whether two values are equal except for one or two pixels, as at neighbouring widths.
  fileprivate func isNear(_ other: FrameValue) -> Bool {
    let (first, second) = (numbers, other.numbers)
    guard first.count == second.count, !first.isEmpty else { return text == other.text }
    return zip(first, second).allSatisfy { abs($0 - $1) <= 2 || ($0.isNaN && $1.isNaN) || $0 == $1 }
  }

  private var numbers: [CGFloat] {
    switch value {
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .size(let size): [size.width, size.height]
    case .number(let number): [number]
    case .textSize(let sizes):
      [sizes.minSize.width, sizes.minSize.height, sizes.maxSize.width, sizes.maxSize.height]
    case .flag, .other: []
    }
  }
}
