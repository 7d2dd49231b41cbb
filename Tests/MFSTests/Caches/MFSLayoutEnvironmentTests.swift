import MFS
import Testing
import UIKit

extension MFSTests {
  struct MFSLayoutEnvironmentTests {
    let cache = MFSSubviewCache(.subviewFrames)

    /// Returns the value of a frame on one device and then on a changed device.
    private func frames(after change: (inout Device) -> Void) -> [CGFloat] {
      let first = cache.number("label", width: 320) { 1 }
      return [first, Device.changing(change) { cache.number("label", width: 320) { 2 } }]
    }

    @Test func `a frame is not found for another text size`() {
      #expect(frames { $0.contentSizeCategory = .extraLarge } == [1, 2])
    }

    @Test func `a frame is not found for another scale`() {
      #expect(frames { $0.displayScale += 1 } == [1, 2])
    }

    @Test func `a frame is not found for another layout direction`() {
      #expect(frames { $0.layoutDirection = .rightToLeft } == [1, 2])
    }

    @Test func `a frame is not found for another language`() {
      #expect(frames { $0.language = "th" } == [1, 2])
    }

    @Test func `a frame is not found for another version of iOS`() {
      #expect(frames { $0.systemVersion = .iOS18 } == [1, 2])
    }

    @MainActor @Test func `an environment set inside keeps the version of iOS`() {
      let version = Device.using(Device(systemVersion: .iOS18)) {
        MFSLayoutEnvironment.using(MFSLayoutEnvironment(displayScale: 3)) { Device.current.systemVersion }
      }
      #expect(version == .iOS18)
    }

    @Test func `a frame is found for another interface style`() {
      #expect(frames { $0.userInterfaceStyle = .dark } == [1, 1])
    }

    @Test func `a frame is found again when its environment returns`() {
      _ = frames { $0.language = "th" }
      #expect(cache.number("label", width: 320) { 3 } == 1)
    }

    @Test func `a nested frame is kept for the device of its own body`() {
      let height = cache.number("label", width: 320) {
        Device.changing({ $0.displayScale += 1 }) { cache.number("other", width: 320) { 2 } } - 1
      }
      #expect(height == 1)
      #expect(cache.entries.map(\.subview) == ["label", "other"])
      #expect(cache.entries.map(\.environment.displayScale) == [2, 3])
    }

    @Test func `the environment has the values of the device`() {
      let device = Device(
        layoutDirection: .rightToLeft, contentSizeCategory: .small, displayScale: 3, language: "ar")
      let environment = Device.using(device) { MFSLayoutEnvironment.current }
      #expect(
        environment
          == MFSLayoutEnvironment(
            contentSizeCategory: .small, displayScale: 3, layoutDirection: .rightToLeft, language: "ar"))
    }

    @MainActor @Test func `a body with an environment has the values as its device`() {
      let environment = MFSLayoutEnvironment(
        contentSizeCategory: .small, displayScale: 3, layoutDirection: .rightToLeft, language: "ar")
      MFSLayoutEnvironment.using(environment) {
        #expect(MFSLayoutEnvironment.current == environment)
        #expect(
          Device.current
            == Device(
              layoutDirection: .rightToLeft, contentSizeCategory: .small, displayScale: 3, language: "ar"))
      }
      #expect(MFSLayoutEnvironment.current == MFSLayoutEnvironment())
    }

    @MainActor @Test func `traits do not change the environment`() {
      MFSLayoutEnvironment.refresh(
        from: UITraitCollection(preferredContentSizeCategory: .small), language: "ar")
      #expect(MFSLayoutEnvironment.current == MFSLayoutEnvironment())
    }
  }
}
