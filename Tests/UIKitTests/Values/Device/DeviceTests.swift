import Foundation
import Testing

@testable import UIKit

struct DeviceTests {
  private func traits(_ width: CGFloat, _ height: CGFloat) -> UITraitCollection {
    Device(screenSize: CGSize(width: width, height: height)).makeTraitCollection()
  }

  @Test func `the inner display of iPhone Duo is a phone of regular width`() {
    let traits = traits(669, 951)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
  }

  @Test func `the outer display of iPhone Duo is compact in width`() {
    let traits = traits(466, 678)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
  }

  @Test(arguments: [(375, 389, true), (375, 390, false), (393, 443, true), (700, 744, false)])
  func `a width is like the screen's own if kind, size class and margins are`(
    own: CGFloat, other: CGFloat, isAlike: Bool
  ) {
    #expect(Device(screenSize: CGSize(width: own, height: 900)).isAlike(atWidth: other) == isAlike)
  }

  @Test func `no other width is like the inner display of iPhone Duo`() {
    let device = Device(screenSize: CGSize(width: 669, height: 951))
    #expect(!device.isAlike(atWidth: 719) && !device.isAlike(atWidth: 619))
  }
}
