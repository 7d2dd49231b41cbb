internal import UIKit

extension UIResponder {
  /// The library's memory of this view or controller, if there is any.
  var stepMemory: StepMemory? {
    get {
      #if os(Linux)
        companion as? StepMemory
      #else
        objc_getAssociatedObject(self, &Self.stepMemoryKey) as? StepMemory
      #endif
    }
    set {
      #if os(Linux)
        companion = newValue
      #else
        objc_setAssociatedObject(self, &Self.stepMemoryKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #endif
    }
  }

  #if !os(Linux)
    private static var stepMemoryKey: UInt8 = 0
  #endif
}
