import CellSnapshots
import Foundation
import MFS
import UIKit

/// Asks whether frames depend on what they were computed for before, or on what they are not given: each time at widths
/// where nothing was computed yet, so that also what a class keeps for itself is new.
@MainActor
struct FrameCircumstances {
  let shown: ShownEntry

  /// What differs, and what was done.
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
    defer { shown.place.circumstances.makeCurrent() }
    return difference(
      probe, "computed at text size XS first, then at AX3",
      first: { size in
        use(.extraSmall)
        return size
      },
      second: { size in
        use(.accessibilityExtraLarge)
        return size
      })
  }

  private func afterAnotherHeight(_ probe: FramesProbe) -> Difference? {
    difference(
      probe, "computed for a table on end first, then for one on its side",
      first: { CGSize(width: $0.width, height: 2 * $0.width) },
      second: { CGSize(width: $0.width, height: $0.width / 2) })
  }

  /// Of a table that is as wide as its screen, and of one that is not.
  private func onAnotherScreen(_ probe: FramesProbe) -> Difference? {
    defer { shown.place.circumstances.makeCurrent() }
    let width = Self.otherScreenWidth
    return difference(
      probe, alone: UnusedWidth.next(near: probe.tableSize),
      "computed for the same table on a screen \(PlainNumber.text(width)) wide"
    ) { size in
      Device.current.screenSize.width = width
      return size
    }
  }

  /// Of another screen of the same kind and size class, in points.
  static var otherScreenWidth: CGFloat {
    let width = Device.current.screenSize.width
    return (width < Device.leastRegularWidth) == (width + 50 < Device.leastRegularWidth)
      ? width + 50 : width - 50
  }

  private func afterExpansion(_ probe: FramesProbe, isExpandedFirst: Bool) -> Difference? {
    guard let before = probe.isExpanded else { return nil }
    defer { probe.expand(before) }
    return difference(
      probe,
      isExpandedFirst ? "computed expanded first, then collapsed" : "computed collapsed first, then expanded",
      first: { size in
        probe.expand(isExpandedFirst)
        return size
      },
      second: { size in
        probe.expand(!isExpandedFirst)
        return size
      })
  }

  /// Compares what the second circumstances give alone with what they give after the first ones.
  private func difference(
    _ probe: FramesProbe, _ reproduction: String, first: (CGSize) -> CGSize, second: (CGSize) -> CGSize
  ) -> Difference? {
    let alone = second(UnusedWidth.next(near: probe.tableSize))
    return difference(probe, alone: alone, reproduction) { size in
      _ = probe.values(tableSize: first(size))
      return second(size)
    }
  }

  /// Compares what is computed now with what is computed at a new width after `change`, which says for which size.
  private func difference(
    _ probe: FramesProbe, alone: CGSize, _ reproduction: String, change: (CGSize) -> CGSize
  ) -> Difference? {
    let expected = probe.values(tableSize: alone)
    let actual = probe.values(tableSize: change(UnusedWidth.next(near: probe.tableSize)))
    return FrameValue.difference(expected, actual) { $0.isNear($1) }.map {
      Difference(name: $0.name, expected: $0.expected, actual: $0.actual, reproduction: reproduction)
    }
  }

  private func use(_ category: UIContentSizeCategory) {
    var circumstances = shown.place.circumstances
    circumstances.configuration.contentSizeCategory = category
    circumstances.makeCurrent()
  }
}

/// Widths that no table ever had in this process.
@MainActor
private enum UnusedWidth {
  private static var count = 0

  /// A little wider, by less than any rounding of frames is likely to show.
  static func next(near size: CGSize) -> CGSize {
    count += 1
    return CGSize(width: size.width + CGFloat(count) / 65_536, height: size.height)
  }
}

extension FrameValue {
  /// Whether two values are the same but for a pixel or two, as at widths next to each other.
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
