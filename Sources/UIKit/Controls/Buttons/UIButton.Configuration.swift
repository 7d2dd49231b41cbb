public import Foundation

extension UIButton {
  /// The look of a button that does not set its contents by state.
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

    /// Where the shorter of title and subtitle stands beside the longer one.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
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
    /// Without attributes of its own.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// Changes the attributes that the title has, those of the button's size among them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Below the title, in smaller letters.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    private var ownImage: UIImage?
    /// A symbol is as large and heavy as `preferredSymbolConfigurationForImage` says.
    public var image: UIImage? {
      get { preferredSymbolConfigurationForImage.flatMap { ownImage?.preferring($0) } ?? ownImage }
      set { ownImage = newValue }
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Shows a spinner in the image's place.
    public var showsActivityIndicator = false
    /// Between image and titles.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    /// The side of the title at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    private var ownInsets: NSDirectionalEdgeInsets?
    public var buttonSize: Size = .medium

    init(_ fill: Fill) {
      self.fill = fill
    }

    /// Around image and title; those of the size unless set.
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
  /// Glass at rest over a plain ground, and so are the next three.
  public static func glass() -> Self { Self(.glass) }
  public static func clearGlass() -> Self { Self(.clearGlass) }
  public static func prominentGlass() -> Self { Self(.prominentGlass) }
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

  /// The corner radius of the dynamic style, in points at the text size L.
  func cornerRadius(of version: SystemVersion) -> CGFloat {
    let isLarge = self == .large
    guard version == .iOS18 else { return isLarge ? 25 : self == .medium ? 17 : 15 }
    return isLarge ? 8.75 : 5.95
  }
}
