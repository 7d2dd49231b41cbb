import Testing
import UIKit

struct UILayoutPriorityTests {
  @Test func `numbers are added to priorities and subtracted from them`() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((1 + .defaultLow as UILayoutPriority).rawValue == 251)
    var priority: UILayoutPriority = .defaultHigh + 1
    priority += 2
    priority -= 0.5
    #expect(priority.rawValue == 752.5)
  }

  @Test func `the difference of two priorities is a number`() {
    #expect(UILayoutPriority.required - .defaultHigh == 250)
  }

  @Test func `a sum may be more than required`() {
    #expect((UILayoutPriority.required + 1).rawValue == 1001)
  }

  @Test func `priorities have an order`() {
    #expect(max(.defaultLow, UILayoutPriority.required) == .required)
    #expect((UILayoutPriority.defaultLow ... .defaultHigh).contains(.init(500)))
  }

  @Test func `weights of fonts and levels of windows are numbers as well`() {
    #expect((UIFont.Weight.regular + 0.1).rawValue == 0.1)
    #expect(UIFont.Weight.bold > .regular)
    #expect((UIWindow.Level.alert - 1).rawValue == 1_999)
    #expect(UIWindow.Level.alert > .normal + 1)
  }
}
