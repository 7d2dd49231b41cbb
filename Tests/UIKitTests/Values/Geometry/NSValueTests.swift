import Foundation
import Testing
import UIKit

struct NSValueTests {
  @Test func `a boxed value is read again`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let transform = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    #expect(
      NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue
        == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `a box of another type gives zeros`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).uiEdgeInsetsValue == .zero)
  }
}
