import Testing
import UIKit

@MainActor struct SharedApplicationTests {
  @Test func `the shared app is found by its name`() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "keyWindow") == nil)
  }
}
