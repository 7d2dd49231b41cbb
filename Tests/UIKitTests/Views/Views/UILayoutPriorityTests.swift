import Testing
import UIKit

struct UILayoutPriorityTests {
  @Test func `a number can be added to a priority`() {
    #expect(.required - 1 == UILayoutPriority(999))
    #expect(.defaultLow + 1 == UILayoutPriority(251))
    var priority = UILayoutPriority.defaultHigh
    priority -= 2
    priority += 0.5
    #expect(priority.rawValue == 748.5)
  }
}
