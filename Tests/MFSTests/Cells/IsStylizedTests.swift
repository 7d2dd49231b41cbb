import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct IsStylizedTests {
    @Test func aNewViewIsNotStylized() {
      #expect(!UIView().isStylized)
    }

    @Test func aDearStyleIsSetOnceForEachView() {
      var count = 0
      let views = [UIView(), UIView()]
      for _ in 0..<3 {
        for view in views { view.stylizeOnce { count += 1 } }
      }
      #expect(count == 2)
    }

    @Test func theFlagCanBeTakenBack() {
      let view = UIView()
      view.isStylized = true
      view.isStylized = false
      #expect(!view.isStylized)
    }

    @Test func aViewAtTheAddressOfOneThatIsGoneIsNotStylized() {
      for _ in 0..<1000 {
        let view = UIView()
        #expect(!view.isStylized)
        view.isStylized = true
      }
    }

    @Test func missingSubviewsAreAddedOnce() {
      let (host, first, second) = (UIView(), UIView(), UIView())
      host.addMissingSubviews(first, nil, second)
      host.addMissingSubviews(first, second)
      #expect(host.subviews == [first, second])
    }
  }
}
