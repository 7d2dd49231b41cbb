/// The rule of a finding or of a waiver: a check, or one of the rules of `lint`.
public enum CheckRule: String, CaseIterable, Sendable, Codable {
  // The checks that have one rule, which is the fault that the check's kind describes.
  case reuse, rotation, background, purity, idle, equality, keys, environment, height
  /// A text is cut off, and its label does not say that it may be.
  ///
  /// A label says so if the app set a truncating `lineBreakMode` on it or on a paragraph of its attributed text. It also
  /// says so if it has as many lines as a `numberOfLines` above 1 allows. Clipping never says that a glyph may be cut.
  case truncation
  /// Texts, controls and pictures beside each other overlap.
  case overlap
  /// A view reaches beyond its superview.
  case outside
  /// A view with content has no area, or a frame that is not a number.
  case zeroSize = "zero-size"
  /// No font has a glyph for a character.
  case missingGlyph = "missing-glyph"
  /// A frame is not on whole pixels, so its edges are blurred.
  case offPixel = "off-pixel"
  /// A touch target is smaller than 44 by 44 points.
  case touchTarget = "touch-target"
  /// A text has a contrast with its background below 4.5 to 1, or a large text below 3 to 1.
  case contrast
  /// A picture is drawn at other proportions than its own.
  case stretchedImage = "stretched-image"
  /// A property holds a view with content that is in no superview, in any row.
  case missingSubview = "missing-subview"
  /// A row with a leading and a trailing part looks the same from right to left as from left to right.
  case mirroring
  /// A text has the same size at all content size categories.
  case dynamicType = "dynamic-type"
  /// A control that shows only a picture has nothing that VoiceOver could say.
  case accessibilityLabel = "accessibility-label"
  /// VoiceOver reads a view twice, or two elements with the same words in the same place.
  case doubledElement = "doubled-element"
  /// VoiceOver stops at an element and has nothing to read.
  case emptyElement = "empty-element"
  /// VoiceOver goes back up to an element above the one that it has just read.
  case readingOrder = "reading-order"
  /// A text is cut off at an accessibility text size, and VoiceOver does not read the whole of it either.
  case unreadText = "unread-text"
  /// Constraints contradict each other, leave a view's place or size open, or do not determine a cell's height.
  case constraints

  public var check: CheckKind { CheckKind(rawValue: rawValue) ?? .lint }

  /// The claim that holds if there is no finding.
  package var claim: String {
    switch self {
    case .reuse: "a used cell looks like a new one"
    case .rotation: "a turned cell looks like a new one"
    case .background: "frames are the same on any thread"
    case .purity: "frames depend only on the row and the size"
    case .idle: "nothing runs where nothing has changed"
    case .equality: "a different view model is bound"
    case .keys: "a key of a cache belongs to one frame"
    case .environment: "the time zone, the locale and the clock change nothing"
    case .height: "the row is as high as its content"
    case .truncation: "text is not cut off"
    case .overlap: "neighbours do not overlap"
    case .outside: "views stay in their superviews"
    case .zeroSize: "views with content have an area"
    case .missingGlyph: "fonts have every character"
    case .offPixel: "frames are on whole pixels"
    case .touchTarget: "controls are large enough to touch"
    case .contrast: "text stands out"
    case .stretchedImage: "pictures keep their proportions"
    case .missingSubview: "views that were made are shown"
    case .mirroring: "rows are mirrored from right to left"
    case .dynamicType: "texts follow the text size"
    case .accessibilityLabel: "VoiceOver can name controls"
    case .doubledElement: "VoiceOver reads everything once"
    case .emptyElement: "VoiceOver has words for each element"
    case .readingOrder: "VoiceOver reads from top to bottom"
    case .unreadText: "a text that is cut off is read"
    case .constraints: "constraints determine one layout"
    }
  }
}
