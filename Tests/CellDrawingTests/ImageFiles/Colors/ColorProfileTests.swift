import Foundation
import Testing

@testable import CellDrawing

struct ColorProfileTests {
  /// Returns red, green, blue and alpha of one pixel of a profile in sRGB.
  private func converted(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ profile: [UInt8]) throws -> [UInt8] {
    var pixel = [blue, green, red, 77]
    try #require(ColorProfile(icc: profile)).convertToSRGB(&pixel)
    return [pixel[2], pixel[1], pixel[0], pixel[3]]
  }

  @Test func `a profile of sRGB changes nothing`() {
    #expect(ColorProfile(icc: SampleProfile.sRGB) == nil)
  }

  @Test func `a profile of Display P3 is converted like a colour of Display P3`() throws {
    #expect(ColorProfile(icc: SampleProfile.displayP3) == .displayP3)
    #expect(try converted(230, 120, 20, SampleProfile.displayP3) == [247, 112, 0, 77])
    #expect(try converted(10, 200, 100, SampleProfile.displayP3) == [0, 204, 87, 77])
  }

  @Test func `each value of Display P3 becomes the nearest one of sRGB`() {
    for value in 0...255 {
      var pixel = [UInt8(value / 3), UInt8(value), UInt8(value / 2), 255]
      DisplayP3.convertToSRGB(&pixel)
      let color = DisplayP3.inSRGB(
        red: Double(value / 2) / 255, green: Double(value) / 255, blue: Double(value / 3) / 255)
      #expect(pixel == [color.blue, color.green, color.red, 1].map { UInt8(($0 * 255).rounded()) })
    }
  }

  @Test func `another profile is applied by lcms2`() throws {
    #expect(try converted(230, 120, 20, SampleProfile.gamma) == [235, 139, 26, 77])
  }

  @Test func `a profile of grey is applied to a picture without colours`() throws {
    #expect(try converted(120, 120, 120, SampleProfile.grey) == [139, 139, 139, 77])
    #expect(try converted(120, 120, 121, SampleProfile.grey) == [120, 120, 121, 77])
  }

  @Test func `a broken profile changes nothing`() {
    #expect(ColorProfile(icc: []) == nil)
    #expect(ColorProfile(icc: Array(SampleProfile.displayP3.prefix(200))) == nil)
  }

  @Test func `the colours of a video are known if they are Display P3`() {
    #expect(ColorProfile(primaries: 12, transfer: 13) == .displayP3)
    #expect(ColorProfile(primaries: 1, transfer: 13) == nil)
  }
}
