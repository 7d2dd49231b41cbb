internal import Foundation

/// Unlike UIKit, nothing is felt: a picture shows none of it.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}
}
