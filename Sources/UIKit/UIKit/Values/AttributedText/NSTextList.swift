public import Foundation

/// A list of paragraphs, and the markers of its items.
open class NSTextList: NSObject {
  private let comparisonMark = ComparisonMark()

  /// The format of a marker, in which a name in braces stands for the item's number: `{decimal}.`
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The number of the first item, the format of all and the options.
  struct Values: Hashable, Sendable {
    var format: MarkerFormat
    var options: Int
    var start: Int
  }

  /// Options of a list inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The marker begins with the enclosing list's marker.
    /// - Note: No effect on the picture.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  let values: Values

  public init(markerFormat: MarkerFormat, options: Int = 0) {
    values = Values(format: markerFormat, options: options, start: 1)
  }

  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    values = Values(format: markerFormat, options: options.rawValue, start: startingItemNumber)
  }

  init(_ values: Values) {
    self.values = values
  }

  open var markerFormat: MarkerFormat { values.format }
  /// - Note: No effect on the picture.
  open var listOptions: Options { Options(rawValue: values.options) }
  /// - Note: No effect on the picture.
  open var startingItemNumber: Int { values.start }
  /// Whether the markers are numbers or letters.
  open var isOrdered: Bool { ListMarker.isOrdered(values.format.rawValue) }

  /// Returns the marker of an item, which an app puts before the item's text.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarker.text(format: values.format.rawValue, number: itemNumber)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextList)?.values == values }

  open override var hash: Int { values.hashValue }
}
