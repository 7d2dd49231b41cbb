import Foundation
import UIKit

extension CGRect {
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var numbers: [Double] { [minX, minY, width, height] }
}

extension CGSize {
  init(_ numbers: [Double]) {
    self.init(width: numbers[0], height: numbers[1])
  }

  var numbers: [Double] { [width, height] }
}

extension UIEdgeInsets {
  /// Creates insets from numbers in the order top, left, bottom, right.
  init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  var numbers: [Double] { [top, left, bottom, right] }
}
