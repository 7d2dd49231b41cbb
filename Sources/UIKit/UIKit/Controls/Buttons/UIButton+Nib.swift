internal import CellNibs
internal import Foundation

extension UIButton: NibReadable {
  static let buttonNibSettings = NibSettings(UIButton.self) {
    $0.custom(["state"]) { part in
      var states = part.object.children.filter { $0.element == "state" }.compactMap { ButtonState($0, part) }
      guard !states.isEmpty else { return nil }
      // Interface Builder keeps the last title of the state, which a button with a configuration does not show.
      if part.object.child("configuration") != nil { states = states.map(\.withoutTitles) }
      return { button, _ in for state in states { state.set(button) } }
    }
    $0.font("fontDescription") { $0.titleLabel?.font = $1 }
    $0.choice("lineBreakMode", NSLineBreakMode.nibWords) { button, mode in
      if mode != .byTruncatingMiddle { button.titleLabel?.lineBreakMode = mode }
    }
    $0.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    $0.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    $0.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
    $0.flag("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1 }
    $0.flag("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1 }
    $0.size("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1 }
    $0.custom(["buttonConfiguration", "configuration"]) { part in
      guard let written = part.object.child("configuration") else { return nil }
      let configuration = part.part(
        written,
        knowing: [
          "style", "title", "subtitle", "attributedTitle", "attributedSubtitle", "titleFontDescription",
          "subtitleFontDescription", "image", "catalog", "preferredSymbolConfigurationForImage",
          "imagePadding",
          "titlePadding", "imagePlacement", "titleAlignment", "cornerStyle", "buttonSize",
          "showsActivityIndicator",
          "baseForegroundColor", "baseBackgroundColor", "contentInsets", "background",
          "backgroundConfiguration",
        ]
      ).buttonConfiguration
      return { button, _ in button.configuration = configuration }
    }
    $0.choice(
      "role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]
    ) {
      $0.role = $1
    }
    $0.initial("buttonType", ButtonType.nibWords.keys)
    $0.known(
      "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "springLoaded",
      "adjustsImageSizeForAccessibilityContentSizeCategory", "pointerInteraction", "hasAttributedTitle")
    $0.key("cornerRadius") { $0.layer.cornerRadius = $1 }
  }

  /// The type that a nib writes; without one it is a custom button.
  static func type(_ coder: NSCoder) -> ButtonType? {
    guard let coder = coder as? NibCoder else { return nil }
    return coder.text("buttonType").flatMap { ButtonType.nibWords[$0] } ?? .custom
  }

  func nibObject(forKey key: String) -> AnyObject? {
    switch key {
    case "titleLabel": titleLabel
    case "imageView": imageView
    default: nil
    }
  }
}

extension UIButton.ButtonType {
  fileprivate static let nibWords: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
}

/// The title, colours and images that a nib gives a button in one state.
@MainActor private struct ButtonState {
  private let state: UIControl.State
  private var title: String?
  private var attributedTitle: NSAttributedString?
  private let titleColor: UIColor?
  private let shadowColor: UIColor?
  private let image: UIImage?
  private let background: UIImage?
  private let symbol: UIImage.SymbolConfiguration?

  init?(_ written: NibObject, _ part: NibPart) {
    guard let word = written.key else { return nil }
    guard let state = Self.states[word] else {
      part.part(written).report("the state \(word) is unknown")
      return nil
    }
    let own = part.part(
      written,
      knowing: [
        "title", "attributedTitle", "titleColor", "titleShadowColor", "image", "catalog", "backgroundImage",
        "backgroundCatalog", "preferredSymbolConfigurationForImage",
      ])
    self.state = state
    let stringsKey = word + "Title"
    let translated = part.object.id.flatMap { part.file.strings["\($0).\(stringsKey)"] }
    title = own.text("title").map { translated ?? $0 }
    attributedTitle = own.attributedText("attributedTitle")
    titleColor = own.color("titleColor")
    shadowColor = own.color("titleShadowColor")
    image = own.image("image")
    background = own.image("backgroundImage", catalog: "backgroundCatalog")
    symbol = own.symbolConfiguration("preferredSymbolConfigurationForImage")
  }

  var withoutTitles: Self {
    var copy = self
    (copy.title, copy.attributedTitle) = (nil, nil)
    return copy
  }

  func set(_ button: UIButton) {
    if let title { button.setTitle(title, for: state) }
    if let attributedTitle { button.setAttributedTitle(attributedTitle, for: state) }
    if let titleColor { button.setTitleColor(titleColor, for: state) }
    if let shadowColor { button.setTitleShadowColor(shadowColor, for: state) }
    if let symbol { button.setPreferredSymbolConfiguration(symbol, forImageIn: state) }
    if let image { button.setImage(image, for: state) }
    if let background { button.setBackgroundImage(background, for: state) }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]
}
