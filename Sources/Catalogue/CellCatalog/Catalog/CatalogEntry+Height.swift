public import Foundation

extension CatalogEntry {
  /// The height of a picture.
  public enum Height: Hashable, Sendable {
    /// The height of a table's content, the fitting height of a view, or the screen's height for another controller.
    case automatic
    /// A height in points.
    case points(CGFloat)
    /// A multiple of the width: 9.0 / 16 is a phone in landscape orientation.
    case timesWidth(CGFloat)

    /// Returns the height in points, or nil if the content determines it.
    func fixed(atWidth width: CGFloat) -> CGFloat? {
      switch self {
      case .automatic: nil
      case .points(let height): height
      case .timesWidth(let factor): (width * factor).rounded()
      }
    }
  }
}

extension CatalogEntry.Height: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
