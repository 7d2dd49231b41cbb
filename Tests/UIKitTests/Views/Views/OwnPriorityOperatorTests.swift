import Testing
import UIKit

private func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + value * 2)
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - value * 2)
  }
}

/// Many apps and libraries declare operators of their own, as early versions of UIKit had none.
struct OwnPriorityOperatorTests {
  @Test func `an app's own function takes the place of UIKit's operator`() {
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 252)
  }

  @Test func `an operator of an app's own extension takes the place of UIKit's operator`() {
    #expect((UILayoutPriority.required - 1).rawValue == 998)
  }
}
