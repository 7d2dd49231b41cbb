public import Foundation

/// A place in a line that a tab leads to.
open class NSTextTab: NSObject, NSCopying {
  private let comparisonMark = ComparisonMark()

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters, a `CharacterSet`, at which the text before the stop is over: a number ends at its point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// All properties of a tab stop.
  struct Values: Hashable, Sendable {
    var alignment: NSTextAlignment
    var location: CGFloat
    var terminators: CharacterSet?

    /// The stops of a style that sets none.
    static let standard = (1...12).map { Values(alignment: .left, location: 28 * CGFloat($0)) }
  }

  let values: Values

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    values = Values(
      alignment: alignment, location: loc, terminators: options[.columnTerminators] as? CharacterSet)
  }

  init(_ values: Values) {
    self.values = values
  }

  /// The place of the text after the tab: it begins at the stop, is centred there, or ends there.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance from the leading side, in points.
  open var location: CGFloat { values.location }
  open var options: [OptionKey: Any] { values.terminators.map { [.columnTerminators: $0] } ?? [:] }

  /// Returns the decimal separators of a locale, for a column of numbers.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSTextTab(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.values == values }

  open override var hash: Int { values.hashValue }
}
