internal import CellDrawing
public import Foundation

/// The words that describe a document.
public final class UIGraphicsPDFRendererFormat: NSObject {
  /// The title, author, creator, subject and keywords, by the keys of Core Graphics.
  public var documentInfo: [String: Any] = [:]

  public override init() {
    super.init()
  }

  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  var properties: [PageDocument.Property: String] {
    let keys: [(CFString, PageDocument.Property)] = [
      (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextCreator, .creator),
      (kCGPDFContextSubject, .subject), (kCGPDFContextKeywords, .keywords),
    ]
    return keys.reduce(into: [:]) { found, row in
      switch documentInfo[String(describing: row.0)] {
      case let text as String: found[row.1] = text
      case let words as [String]: found[row.1] = words.joined(separator: ", ")
      default: break
      }
    }
  }
}

public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
