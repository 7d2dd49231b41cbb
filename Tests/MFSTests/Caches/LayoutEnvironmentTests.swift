import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct LayoutEnvironmentTests {
    let cache = SubviewCache(.subviewFrames)

    /// What a frame is in one environment and then in another.
    private func frames(after change: (inout LayoutEnvironment) -> Void) -> [CGFloat] {
      let before = LayoutEnvironment.current
      defer { LayoutEnvironment.setCurrent(before) }
      let first = cache.number("label", width: 320) { 1 }
      var environment = before
      change(&environment)
      LayoutEnvironment.setCurrent(environment)
      return [first, cache.number("label", width: 320) { 2 }]
    }

    @Test func anotherTextSizeFindsNoOldFrame() {
      #expect(frames { $0.contentSizeCategory = .extraLarge } == [1, 2])
    }

    @Test func anotherScaleFindsNoOldFrame() {
      #expect(frames { $0.displayScale += 1 } == [1, 2])
    }

    @Test func anotherDirectionFindsNoOldFrame() {
      #expect(frames { $0.layoutDirection = .rightToLeft } == [1, 2])
    }

    @Test func anotherLanguageFindsNoOldFrame() {
      #expect(frames { $0.language = "th" } == [1, 2])
    }

    @Test func theOldFrameIsThereWhenTheEnvironmentComesBack() {
      _ = frames { $0.language = "th" }
      #expect(cache.number("label", width: 320) { 3 } == 1)
    }

    @Test func aFrameComputedDuringAChangeIsNotKept() {
      let before = LayoutEnvironment.current
      let height = cache.number("label", width: 320) {
        var other = before
        other.displayScale += 1
        LayoutEnvironment.setCurrent(other)
        return 1
      }
      #expect(height == 1)
      LayoutEnvironment.setCurrent(before)
      #expect(cache.entries.isEmpty)
    }

    @Test func traitsGiveTextSizeScaleAndDirection() {
      let before = LayoutEnvironment.current
      defer { LayoutEnvironment.setCurrent(before) }
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(displayScale: 3),
        UITraitCollection(layoutDirection: .rightToLeft),
      ])
      LayoutEnvironment.refresh(from: traits, language: "ar")
      #expect(
        LayoutEnvironment.current
          == LayoutEnvironment(
            contentSizeCategory: .small, displayScale: 3, layoutDirection: .rightToLeft, language: "ar"))
    }

    @Test func unspecifiedTraitsChangeNothing() {
      let before = LayoutEnvironment.current
      LayoutEnvironment.refresh(from: UITraitCollection(userInterfaceStyle: .dark))
      #expect(LayoutEnvironment.current == before)
    }
  }
}
