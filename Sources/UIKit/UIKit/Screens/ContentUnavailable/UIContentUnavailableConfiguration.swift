public import Foundation

/// The content of a screen that has nothing else to show: an image, two texts and two buttons.
///
/// Apple does not publish UIKit's values. Unlike UIKit, fonts and distances only resemble them; none is measured.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Sendable {
  /// The side at which the content is shown.
  public enum Alignment: Int, Sendable {
    /// The middle of the view.
    case center
    /// The upper edge and the leading edge.
    case natural
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The text, without attributes of its own.
  public var text: String? {
    get { shownText.map { String($0.characters) } }
    set { shownText = newValue.map { AttributedString($0) } }
  }
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
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.map(NSAttributedString.init) }
    set { shownSecondaryText = newValue.map { AttributedString($0) } }
  }
  var shownSecondaryText: AttributedString?
  public var secondaryTextProperties: TextProperties
  /// The button below the texts. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The button below the first button.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The axes along which the content also keeps out of the view's own margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  public var imageToTextPadding: CGFloat = 10
  public var textToSecondaryTextPadding: CGFloat = 3
  public var textToButtonPadding: CGFloat = 10
  public var buttonToSecondaryButtonPadding: CGFloat = 6
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinner takes the place of the image.
  var isLoading = false
  /// Whether the text names what was searched for.
  private var isSearch = false

  private init(_ textStyle: UIFont.TextStyle, isBold: Bool, color: UIColor) {
    var font = UIFont.preferredFont(forTextStyle: textStyle)
    if isBold, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
      font = UIFont(descriptor: bold, size: 0)
    }
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: UIFontMetrics.default.scaledValue(for: 48))
    imageProperties.tintColor = .tertiaryLabel
  }

  /// Returns the configuration of a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.title2, isBold: true, color: .label)
  }

  /// Returns the configuration of a screen whose content is on its way: a spinner above a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.subheadline, isBold: false, color: .secondaryLabel)
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }

  /// Returns the configuration of a search that found nothing. Unlike UIKit, its texts are always English.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = noResults
    configuration.isSearch = true
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration. A search's configuration names the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == Self.noResults,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText
    else { return self }
    var configuration = self
    configuration.text = "\(Self.noResults) for “\(searched)”"
    return configuration
  }

  private static let noResults = "No Results"
}

extension UIContentUnavailableConfiguration {
  /// The appearance of the image.
  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of the image. The view's tint colour is used unless it is set.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. A side of 0 sets no limit.
    public var maximumSize: CGSize = .zero
    /// - Note: No effect on the picture.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the size of an image, scaled down in proportion to the maximum size.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      var factor: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { factor = maximumSize.width / size.width }
      if maximumSize.height > 0 { factor = min(factor, maximumSize.height / max(size.height, 1)) }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      (self.font, self.color) = (font, color)
    }
  }

  /// The behaviour of a button.
  public struct ButtonProperties: Sendable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var role = UIButton.Role.normal
    public var isEnabled = true

    init() {}
  }
}
