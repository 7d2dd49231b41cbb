import Testing
import UIKit

struct GeometryMakingTests {
  @Test func `the functions of C make geometry`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSDirectionalEdgeInsetsMake(1, 2, 3, 4)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
  }
}
