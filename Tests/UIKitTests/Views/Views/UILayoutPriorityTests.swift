import Testing
import UIKit

/// Apple's UIKit declares no operators, so libraries declare their own. Two declarations would make each use ambiguous.
private func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + value)
}

struct UILayoutPriorityTests {
  @Test func `an app declares its own operators for priorities`() {
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
  }
}
