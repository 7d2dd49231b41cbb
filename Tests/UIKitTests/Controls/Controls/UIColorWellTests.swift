import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIColorWellTests {
  /// Returns the colour of a pixel: red, green, blue and alpha.
  private func pixel(_ well: UIColorWell, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 28, height: 28)
    Painter().paint(well.scene(), rect: well.bounds, scale: 1, into: bitmap)
    return [2, 1, 0, 3].map { bitmap.pixels[y * bitmap.stride + x * 4 + $0] }
  }

  @Test func `a well shows its colour inside of a rainbow`() throws {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    #expect(try pixel(well, 14, 14) == [0, 0, 0, 0])
    well.selectedColor = UIColor(red: 0, green: 0.4, blue: 1, alpha: 1)
    #expect(try pixel(well, 14, 14) == [0, 102, 255, 255])
    let (right, left) = (try pixel(well, 26, 14), try pixel(well, 1, 14))
    #expect(right[0] > right[2] && right[3] == 255)
    #expect(left[2] > left[0] && left[3] == 255)
  }

  @Test func `a disabled well is pale`() throws {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    well.selectedColor = .black
    well.isEnabled = false
    #expect(try pixel(well, 14, 14)[3] == 128)
  }

  @Test func `a well has a size of its own`() {
    #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
  }
}
