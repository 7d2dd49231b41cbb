import CellCatalog
import CellDrawing
import Foundation
import Testing
@testable import CellInspection

@Suite struct DeviceFrameTests {
  private func frame(_ device: SnapshotDevice, top: CGFloat = 0) -> DeviceFrame {
    DeviceFrame(
      around: CGRect(x: 0, y: 0, width: device.screenSize.width, height: 100), of: device, top: top,
      isDark: false)
  }

  @Test func `the frame is around the device's screen`() {
    let frame = frame(.iPhone16, top: 59)
    #expect(frame.screen == CGRect(x: 0, y: -59, width: 393, height: 852))
    #expect(frame.rect == CGRect(x: -12, y: -71, width: 417, height: 876))
  }

  @Test func `a tall picture is cut at the bottom of the screen`() {
    let picture = CGRect(x: 0, y: 0, width: 393, height: 5_000)
    let frame = DeviceFrame(around: picture, of: .iPhone16, top: 59, isDark: false)
    #expect(frame.picture == CGRect(x: 0, y: 0, width: 393, height: 852 - 59))
  }

  @Test func `a screen with square corners has a square clip`() {
    guard case .group(let group) = frame(.iPhoneSE).nodes(around: []).last else {
      Issue.record("There is no group for the screen")
      return
    }
    #expect(group.clip?.path == .rect(CGRect(x: 0, y: 0, width: 375, height: 667)))
  }

  @Test func `every device has a radius that fits its screen`() {
    #expect(SnapshotDevice.all.allSatisfy { (0...$0.screenSize.width / 4).contains($0.cornerRadius) })
  }
}
