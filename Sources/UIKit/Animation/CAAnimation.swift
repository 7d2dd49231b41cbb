public import Foundation

/// Unlike Core Animation, never seen on its way: a picture shows what is there when it is over.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// In seconds.
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var timingFunction: CAMediaTimingFunction?

  public override init() {
    super.init()
  }
}
