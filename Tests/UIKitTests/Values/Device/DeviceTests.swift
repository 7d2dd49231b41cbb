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
}
