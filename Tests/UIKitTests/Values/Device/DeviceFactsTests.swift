import Testing

@testable import UIKit

/// Tests of what an app may ask the device, with the answers of a phone that lies on a table.
@MainActor struct DeviceFactsTests {
  @Test func `a device knows its model, and nothing about its battery`() {
    let device = UIDevice.current
    #expect(device.localizedModel == device.model)
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
    #expect(device.identifierForVendor == nil)
    #expect(!device.proximityState)
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(device.isMultitaskingSupported)
  }

  @Test func `only an upright or a turned device has an orientation of the interface`() {
    #expect(UIDeviceOrientation.portrait.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }

  @Test func `the idiom is the device's`() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test func `a screen has its scale and 60 frames a second`() {
    #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
  }

  @Test func `an app runs on a phone, not on a Mac`() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
  }

  @Test func `the standard sizes of fonts are Apple's`() {
    #expect([UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize] == [18, 12, 14])
  }
}
