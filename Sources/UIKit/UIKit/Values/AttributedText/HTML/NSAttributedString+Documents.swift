public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Unlike UIKit, it is not read: the initialiser throws.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Unlike UIKit, it is not read: the initialiser throws.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The format, a `DocumentType`. Unless it is set, the beginning of the data decides.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of text that the document gives none, for plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding, a number of `String.Encoding`. UTF-8 unless it is set.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// A property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates a text from HTML or from plain text.
  ///
  /// As in UIKit, HTML has Times New Roman at 12 points where it sets no font. Unlike UIKit, only elements and styles
  /// of texts are read: no tables, images and scripts.
  ///
  /// Throws an error of Cocoa for another format, and for data that is not in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding =
      UIKit.length(options[.characterEncoding]).flatMap { UInt(exactly: $0) } ?? String.Encoding.utf8.rawValue
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type =
      options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
      ?? (text.prefix(1_000).lowercased().contains("<html") ? .html : .plain)
    switch type {
    case .html: self.init(attributedString: HTMLText.text(of: text))
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
    default:
      Diagnostics.report(
        "a text of the type \(type.rawValue) is not read; CellSnap reads HTML and plain text")
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    dict?.pointee = NSDictionary(dictionary: [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding),
    ])
  }

  /// Creates a text from a file of HTML or plain text.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}
