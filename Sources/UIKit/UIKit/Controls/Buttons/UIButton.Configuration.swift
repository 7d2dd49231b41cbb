public import Foundation

extension UIButton {
  /// The appearance of a button that does not set its content for each state.
  ///
  /// Unlike UIKit, colours and images have no transformers.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// The alignment of the shorter of title and subtitle with the longer one.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    /// A sign that the button opens a menu.
    public enum Indicator: Int, Sendable {
      /// A sign where the button shows the chosen element of its menu.
      case automatic
      case none
      case popup
    }

    enum Fill: Sendable {
      case plain
      case tinted
      case gray
      case filled
      case glass
      case clearGlass
      case prominentGlass
    }

    let fill: Fill
    /// The title, without attributes of its own.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// A function that changes the title's attributes, including the attributes that the button's size determines.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title, in a smaller font.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// The size, weight and scale of a symbol wherever the image specifies none. A symbol is large if it is nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The image as it is drawn.
    var shownImage: UIImage? {
      image?.preferring(preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(scale: .large))
    }
    /// Whether a spinner takes the place of the image.
    public var showsActivityIndicator = false
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The room for the image, in points: its width beside the titles, or its height above or below them. A smaller image
    /// is in the middle of it, so that the titles of several buttons are aligned.
    public var imageReservation: CGFloat = 0
    /// Whether a sign shows that the button opens a menu of choices.
    public var indicator = Indicator.automatic
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button has a fill of its tint. It is false for filled configurations.
    ///
    /// Unlike UIKit, glass looks the same on a selected button.
    public var automaticallyUpdateForSelection: Bool
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    /// How the title breaks. It has one line if the mode cuts lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the subtitle breaks. It has one line if the mode cuts lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The side of the title at which the image is shown.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    private var ownInsets: NSDirectionalEdgeInsets?
    public var buttonSize: Size = .medium

    init(_ fill: Fill) {
      self.fill = fill
      automaticallyUpdateForSelection = fill != .filled && fill != .prominentGlass
    }

    /// The insets around image and title. The button's size determines them unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    var hasTitle: Bool { !(title ?? "").isEmpty }
    var hasSubtitle: Bool { !(subtitle ?? "").isEmpty }
  }
}

extension UIButton.Configuration {
  public static func plain() -> Self { Self(.plain) }
  public static func tinted() -> Self { Self(.tinted) }
  public static func gray() -> Self { Self(.gray) }
  public static func filled() -> Self { Self(.filled) }
  public static func borderless() -> Self { Self(.plain) }
  public static func bordered() -> Self { Self(.gray) }
  public static func borderedTinted() -> Self { Self(.tinted) }
  public static func borderedProminent() -> Self { Self(.filled) }
  /// Returns a configuration of glass, drawn at rest over a plain background.
  public static func glass() -> Self { Self(.glass) }
  /// Returns a configuration of clear glass, drawn at rest over a plain background.
  public static func clearGlass() -> Self { Self(.clearGlass) }
  /// Returns a configuration of prominent glass, drawn at rest over a plain background.
  public static func prominentGlass() -> Self { Self(.prominentGlass) }
  /// Returns the configuration of prominent glass.
  public static func prominentClearGlass() -> Self { Self(.prominentGlass) }
}

extension UIButton.Configuration.Size {
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var textStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// Returns the corner radius of the dynamic style, in points, at the content size category L.
  func cornerRadius(of version: SystemVersion) -> CGFloat {
    let isLarge = self == .large
    guard version == .iOS18 else { return isLarge ? 25 : self == .medium ? 17 : 15 }
    return isLarge ? 8.75 : 5.95
  }
}
