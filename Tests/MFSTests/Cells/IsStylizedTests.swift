import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct IsStylizedTests {
    @Test func `a new view is not stylized`() {
      #expect(!UIView().isStylized)
    }

    @Test func `an expensive style is set once for each view`() {
      var count = 0
      let views = [UIView(), UIView()]
      for _ in 0..<3 {
        for view in views { view.stylizeOnce { count += 1 } }
      }
      #expect(count == 2)
    }

    @Test func `the flag can be reset`() {
      let view = UIView()
      view.isStylized = true
      view.isStylized = false
      #expect(!view.isStylized)
    }

    @Test func `a new view at the address of a released one is not stylized`() {
      for _ in 0..<1000 {
        let view = UIView()
        #expect(!view.isStylized)
        view.isStylized = true
      }
    }

    @Test func `missing subviews are added once`() {
      let (host, first, second) = (UIView(), UIView(), UIView())
      host.addMissingSubviews(first, nil, second)
      host.addMissingSubviews(first, second)
      #expect(host.subviews == [first, second])
    }
  }
}
