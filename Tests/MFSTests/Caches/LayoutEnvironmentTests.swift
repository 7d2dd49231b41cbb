import MFS
import Testing
import UIKit

extension MFSTests {
  struct LayoutEnvironmentTests {
    let cache = SubviewCache(.subviewFrames)

    /// What a frame is on one device and then on another.
    private func frames(after change: (inout Device) -> Void) -> [CGFloat] {
      let first = cache.number("label", width: 320) { 1 }
      return [first, Device.changing(change) { cache.number("label", width: 320) { 2 } }]
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

    @Test func anotherVersionOfIOSFindsNoOldFrame() {
      #expect(frames { $0.systemVersion = .iOS18 } == [1, 2])
    }

    @MainActor @Test func anEnvironmentOfItsOwnKeepsTheVersionOfIOS() {
      let version = Device.using(Device(systemVersion: .iOS18)) {
        LayoutEnvironment.using(LayoutEnvironment(displayScale: 3)) { Device.current.systemVersion }
      }
      #expect(version == .iOS18)
    }

    @Test func anotherStyleFindsTheOldFrame() {
      #expect(frames { $0.userInterfaceStyle = .dark } == [1, 1])
    }

    @Test func theOldFrameIsThereWhenTheEnvironmentComesBack() {
      _ = frames { $0.language = "th" }
      #expect(cache.number("label", width: 320) { 3 } == 1)
    }

    @Test func aFrameComputedInAnotherBodyIsKeptForTheDeviceOutsideOfIt() {
      let height = cache.number("label", width: 320) {
        Device.changing({ $0.displayScale += 1 }) { cache.number("other", width: 320) { 2 } } - 1
      }
      #expect(height == 1)
      #expect(cache.entries.map(\.subview) == ["label", "other"])
      #expect(cache.entries.map(\.environment.displayScale) == [2, 3])
    }

    @Test func theDeviceTellsTheEnvironment() {
      let device = Device(
        layoutDirection: .rightToLeft, contentSizeCategory: .small, displayScale: 3, language: "ar")
      let environment = Device.using(device) { LayoutEnvironment.current }
      #expect(
        environment
          == LayoutEnvironment(
            contentSizeCategory: .small, displayScale: 3, layoutDirection: .rightToLeft, language: "ar"))
    }

    @MainActor @Test func theEnvironmentOfABodyIsTheDevices() {
      let environment = LayoutEnvironment(
        contentSizeCategory: .small, displayScale: 3, layoutDirection: .rightToLeft, language: "ar")
      LayoutEnvironment.using(environment) {
        #expect(LayoutEnvironment.current == environment)
        #expect(
          Device.current
            == Device(
              layoutDirection: .rightToLeft, contentSizeCategory: .small, displayScale: 3, language: "ar"))
      }
      #expect(LayoutEnvironment.current == LayoutEnvironment())
    }

    @MainActor @Test func traitsDoNotChangeIt() {
      LayoutEnvironment.refresh(
        from: UITraitCollection(preferredContentSizeCategory: .small), language: "ar")
      #expect(LayoutEnvironment.current == LayoutEnvironment())
    }
  }
}
