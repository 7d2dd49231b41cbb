import MFS
import Testing
import UIKit

extension MFSTests {
  struct TextLimitTests {
    let limit = MFSTextLimit(minHeight: 20, maxHeight: 100)

    @Test func `a text below the minimum gets the minimum`() {
      let sizes = limit.sizes(of: CGSize(width: 50, height: 12))
      #expect(sizes.minSize == CGSize(width: 50, height: 20))
      #expect(sizes.maxSize == sizes.minSize)
      #expect(!sizes.isExceededTextLimit)
    }

    @Test func `a text between the limits keeps its height`() {
      let sizes = limit.sizes(of: CGSize(width: 50, height: 100))
      #expect(sizes.minSize == CGSize(width: 50, height: 100))
      #expect(sizes.maxSize == sizes.minSize)
      #expect(!sizes.isExceededTextLimit)
    }

    @Test func `a text above the maximum is cut while collapsed`() {
      let sizes = limit.sizes(of: CGSize(width: 50, height: 240))
      #expect(sizes.size(isExpanded: false) == CGSize(width: 50, height: 100))
      #expect(sizes.size(isExpanded: true) == CGSize(width: 50, height: 240))
      #expect(sizes.isExceededTextLimit)
    }

    @Test func `a height that is NaN becomes the minimum`() {
      #expect(limit.sizes(of: CGSize(width: 50, height: CGFloat.nan)).minSize.height == 20)
    }

    @Test func `a height is rounded up to a pixel`() {
      #expect(CGFloat(44.1).roundedUpToPixel(scale: 1) == 45)
      #expect(CGFloat(44.1).roundedUpToPixel(scale: 2) == 44.5)
      #expect(CGFloat(44.5).roundedUpToPixel(scale: 2) == 44.5)
      #expect(CGFloat(44.4).roundedUpToPixel(scale: 3) == 134.0 / 3)
    }

    @Test func `a rounding error adds no pixel`() {
      #expect(CGFloat(0.1 + 0.2).roundedUpToPixel(scale: 10) == 0.3)
    }

    @Test func `a rounded height is never below the integral frame in it`() {
      for tenths in 0..<1000 {
        let frame = CGRect(x: 0, y: 10, width: 100, height: CGFloat(tenths) / 10).integral
        #expect((frame.maxY + 0.25).roundedUpToPixel(scale: 2) >= frame.maxY)
      }
    }
  }
}
