import Foundation
import Testing
import UIKit

/// Tests of functions of geometry whose result a few numbers show.
struct GeometryNameTests {
  @Test func `a transform applies the added step first`() {
    let doubled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      doubled.translatedBy(x: 3, y: 4) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2 * 3, ty: 2 * 4))
    let moved = CGAffineTransform(translationX: 3, y: 4)
    #expect(moved.scaledBy(x: 2, y: 5) == CGAffineTransform(a: 2, b: 0, c: 0, d: 5, tx: 3, ty: 4))
  }

  @Test func `a transform in space applies the added step first`() {
    let moved = CATransform3DMakeTranslation(3, 4, 0)
    let scaled = CATransform3DScale(moved, 2, 5, 1)
    #expect(
      CATransform3DGetAffineTransform(scaled) == CGAffineTransform(a: 2, b: 0, c: 0, d: 5, tx: 3, ty: 4))
    let turned = CATransform3DRotate(moved, .pi, 0, 0, 1)
    #expect(abs(turned.m11 + 1) < 0.000_1)
    #expect(turned.m41 == 3)
  }

  @Test func `transforms with equal numbers are equal`() {
    #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
    #expect(!CATransform3DEqualToTransform(CATransform3DMakeScale(1, 2, 1), CATransform3DIdentity))
  }

  @Test func `insets and offsets come back from their values`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test func `a selector comes back as its name`() {
    #expect(NSStringFromSelector(NSSelectorFromString("open:")) == "open:")
  }
}
