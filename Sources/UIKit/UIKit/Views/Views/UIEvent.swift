public import Foundation

/// A set of touches that are delivered together.
@preconcurrency @MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { touches }
  private let touches: Set<UITouch>

  package init(touches: Set<UITouch> = []) {
    self.touches = touches
    super.init()
  }
}
