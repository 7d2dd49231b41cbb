import CellCatalog
import CellServer
import Foundation
import Testing
import UIKit

@testable import CellPreview

@Suite struct PreviewCircumstancesTests {
  private func circumstances(_ query: (String, String)...) throws -> PreviewCircumstances {
    try PreviewCircumstances(query.map { HTTPRequest.Parameter($0.0, $0.1) })
  }

  @Test func `an address without parameters has the default circumstances`() throws {
    #expect(try circumstances().configuration == SnapshotConfiguration(width: 375))
  }

  @Test func `every parameter changes the configuration`() throws {
    let configuration = try circumstances(
      ("width", "320.5"), ("scale", "3"), ("dark", "1"), ("rightToLeft", "1"), ("textSize", "AX2"),
      ("language", "de"), ("ios", "18")
    ).configuration
    var expected = SnapshotConfiguration(width: 320.5, scale: 3).dark.textSize(.accessibilityLarge)
    expected = expected.systemVersion(.iOS18)
    expected.language = "de"
    expected.layoutDirection = .rightToLeft
    #expect(configuration == expected)
  }

  @Test func `a device gives its width and scale unless the address has a width`() throws {
    let device = try circumstances(("device", "iphone 16"))
    #expect((device.width, device.scale, device.device) == (393, 3, "iPhone 16"))
    let dragged = try circumstances(("width", "300"), ("device", "iPhone 16"))
    #expect((dragged.width, dragged.scale) == (300, 3))
    #expect(try dragged.configuration.deviceModel == .iPhone16)
  }

  @Test func `a configuration of the catalogue stays the same`() throws {
    let all = [
      SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 375).dark.rightToLeft,
      SnapshotConfiguration(.iPadMini),
      SnapshotConfiguration(width: 414, scale: 1).textSize(.extraSmall).language("ar"),
    ]
    for configuration in all {
      #expect(try PreviewCircumstances(configuration).configuration == configuration)
    }
  }

  @Test(arguments: [
    ("width", "wide"), ("width", "0"), ("width", "99999"), ("width", "nan"), ("scale", "9"), ("scale", "0"),
    ("textSize", "HUGE"), ("ios", "12"), ("ios", "x"), ("language", "../de"), ("device", "Nokia"),
  ])
  func `a value that cannot be is refused in one line`(name: String, value: String) {
    let error = #expect(throws: PreviewError.self) { try circumstances((name, value)) }
    #expect(error?.status == 400)
    #expect(error?.description.contains("\n") == false)
  }
}
