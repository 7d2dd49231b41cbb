public import Foundation

/// How high a picture is.
public enum EntryHeight: Hashable, Sendable {
  /// A table's content, the height a view fits in, or the screen's for another controller.
  case automatic
  /// In points.
  case points(CGFloat)
  /// A multiple of the width: 9.0 / 16 is a phone on its side.
  case timesWidth(CGFloat)

  /// In points, or nil when the content decides.
  func fixed(atWidth width: CGFloat) -> CGFloat? {
    switch self {
    case .automatic: nil
    case .points(let height): height
    case .timesWidth(let factor): (width * factor).rounded()
    }
  }
}

extension EntryHeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
