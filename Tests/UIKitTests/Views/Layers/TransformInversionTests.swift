import Testing
import UIKit

struct TransformInversionTests {
  @Test func `an inverted transform undoes another`() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 1), 3, 5, 0)
    let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(identity == CATransform3DIdentity)
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
