import Foundation

@testable import UIKit

extension UIView {
  /// The colour of a pixel of the laid-out view at one pixel per point: red, green, blue and alpha.
  func drawnPixel(x: Int, y: Int) -> [UInt8] {
    layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image {
      layer.render(in: $0.cgContext)
    }
    guard let picture = image.cgImage, let bytes = picture.dataProvider?.bytes else { return [] }
    let place = y * picture.bytesPerRow + x * 4
    return [bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3]]
  }
}
