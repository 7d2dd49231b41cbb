internal import Foundation

@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public init(keyPath: String?) {
    super.init()
    self.keyPath = keyPath
  }

  public override convenience init() {
    self.init(keyPath: nil)
  }
}
