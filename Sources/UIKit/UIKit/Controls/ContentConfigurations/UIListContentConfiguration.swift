public import Foundation

/// A text with a secondary text below or beside it, and an image before both.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The text, without attributes of its own.
  public var text: String? {
    get { shownText.map { String($0.characters) } }
    set { shownText = newValue.map { AttributedString($0) } }
  }
  /// The text with attributes. Unlike UIKit, paragraph styles, shadows and attachments are ignored.
  public var attributedText: NSAttributedString? {
    get { shownText.map(NSAttributedString.init) }
    set { shownText = newValue.map { AttributedString($0) } }
  }
  var shownText: AttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String? {
    get { shownSecondaryText.map { String($0.characters) } }
    set { shownSecondaryText = newValue.map { AttributedString($0) } }
  }
  /// The secondary text with attributes. Unlike UIKit, paragraph styles, shadows and attachments are ignored.
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.map(NSAttributedString.init) }
    set { shownSecondaryText = newValue.map { AttributedString($0) } }
  }
  var shownSecondaryText: AttributedString?
  public var secondaryTextProperties: TextProperties
  /// The margins around the content. In a cell, the cell's own margins replace those at the sides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The axes along which a cell's own margins replace the margins. Unlike UIKit, only the horizontal axis counts.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the secondary text is at the opposite side if both texts fit side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat

  private init(secondary: UIFont.TextStyle) {
    let isNewer = SystemVersion.current >= .iOS26
    textProperties = TextProperties(.body, color: .label)
    secondaryTextProperties = TextProperties(secondary, color: .secondaryLabel)
    let margin: CGFloat = isNewer ? 15.5 : 11
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: 16, bottom: margin, trailing: 16)
    textToSecondaryTextVerticalPadding = isNewer ? 0 : 2
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: SystemVersion.current >= .iOS26 ? .subheadline : .caption1)
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  private init(text: TextProperties, top: CGFloat, bottom: CGFloat) {
    self.init(secondary: .footnote)
    textProperties = text
    directionalLayoutMargins.top = top
    directionalLayoutMargins.bottom = bottom
  }

  /// Returns the configuration of a header in a plain list, as in a table.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.headline, color: .label), top: 3, bottom: 3)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    let padding = TableMetrics.footerPadding(.current)
    return UIListContentConfiguration(
      text: TextProperties(.footnote, color: .secondaryLabel), top: padding.top, bottom: padding.bottom)
  }

  /// Returns the configuration of a header in a grouped list, as in a table.
  public static func groupedHeader() -> UIListContentConfiguration {
    let padding = TableMetrics.groupedHeaderPadding(.current)
    let style: UIFont.TextStyle = SystemVersion.current >= .iOS26 ? .headline : .footnote
    return UIListContentConfiguration(
      text: TextProperties(style, color: .secondaryLabel), top: padding.top, bottom: padding.bottom)
  }

  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = groupedHeader()
    configuration.textProperties = TextProperties(.headline, color: .label)
    return configuration
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = groupedHeader()
    configuration.textProperties = TextProperties(.title3, color: .label)
    return configuration
  }

  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }

  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.headline, color: .label), top: 15.5, bottom: 15.5)
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0

    init(_ style: UIFont.TextStyle, color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    func transformed(_ text: AttributedString) -> AttributedString {
      guard transform != .none else { return text }
      var result = AttributedString()
      for run in text.runs {
        result.append(
          AttributedString(transformed(String(text[run.range].characters)), attributes: run.attributes))
      }
      return result
    }

    private func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The tint of the image. The view's tint colour is used unless it is set.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. A side of 0 sets no limit.
    public var maximumSize: CGSize = .zero
    /// The size, in points, that is kept free for the image, which is in its middle. A side of 0 takes the image's own
    /// size. A side of `standardDimension` is as wide as most symbols.
    public var reservedLayoutSize: CGSize = .zero
    /// The configuration of a symbol that specifies none itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// Stands for the width and height of the room of symbols in lists.
    public static let standardDimension: CGFloat = -1

    /// Returns the tint that the transformer makes of the property's or the view's tint.
    @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      guard let tintColorTransformer else { return self.tintColor ?? tintColor }
      return tintColorTransformer(self.tintColor ?? tintColor)
    }

    /// Returns the room for an image, in points, which may be larger or smaller than the image.
    func room(for image: UIImage) -> CGSize {
      let size = size(of: image)
      func side(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        reserved == Self.standardDimension ? max(Self.symbolSide, own) : reserved > 0 ? reserved : own
      }
      return CGSize(
        width: side(reservedLayoutSize.width, size.width),
        height: side(reservedLayoutSize.height, size.height))
    }

    /// The side of the room of symbols at the standard size of texts, in points. Apple publishes no number.
    private static let symbolSide: CGFloat = 28

    /// Returns the size of an image, scaled down in proportion to the maximum size.
    func size(of image: UIImage) -> CGSize {
      let shown = preferredSymbolConfiguration.map { image.preferring($0) } ?? image
      let (size, maximum) = (shown.size, maximumSize)
      var factor: CGFloat = 1
      if maximum.width > 0, size.width > maximum.width { factor = maximum.width / size.width }
      if maximum.height > 0, size.height > maximum.height {
        factor = min(factor, maximum.height / size.height)
      }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }
}
