import Foundation
import Testing

@testable import UIKit

/// The device that variables of the environment choose.
struct DeviceEnvironmentTests {
  @Test func `without variables the device is the usual one`() {
    let (device, problem) = Device.device(environment: ["CELLSNAP_SCREEN": ""])
    #expect(device == Device())
    #expect(problem == nil)
  }

  @Test func `variables choose the screen and the version of iOS`() {
    let (device, problem) = Device.device(environment: ["CELLSNAP_SCREEN": "390x844@3", "CELLSNAP_IOS": "18"])
    #expect(device.screenSize == CGSize(width: 390, height: 844))
    #expect(device.displayScale == 3)
    #expect(device.systemVersion == .iOS18)
    #expect(problem == nil)
  }

  @Test(arguments: ["390x844", "390@3", "390x844@9", "x@", "390x844@3@2", "axb@c", "1x1@2"])
  func `an unknown screen is named`(text: String) {
    #expect(
      Device.device(environment: ["CELLSNAP_SCREEN": text]).problem
        == "CELLSNAP_SCREEN=\(text): give a width and height in points and a scale, as in 390x844@3")
  }

  @Test func `an unknown version is named`() {
    #expect(
      Device.device(environment: ["CELLSNAP_IOS": "9"]).problem == "CELLSNAP_IOS=9: give one of 18, 26, 27")
  }
}
