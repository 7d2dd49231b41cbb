import UIKit
import Vision

/// A reader of badges in photographs, which needs a module that is only on a phone.
public final class BadgeReader {
  public init() {}

  public func request() -> VNRecognizeTextRequest { VNRecognizeTextRequest() }

  public var name: String { "reader" }
}
