import Testing
import UIKit

struct TransformInversionTests {
  @Test func `an inverted transform undoes another`() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 1), 3, 5, 0)
    let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(abs(identity.m11 - 1) < 1e-9 && abs(identity.m22 - 1) < 1e-9 && abs(identity.m42) < 1e-9)
    #expect(CATransform3DInvert(CATransform3DMakeScale(2, 4, 1)) == CATransform3DMakeScale(0.5, 0.25, 1))
  }

  @Test func `a transform that cannot be undone is returned`() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `a transform with a depth is not affine`() {
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 2, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }
}
