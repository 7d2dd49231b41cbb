internal import CellDrawing
public import Foundation

/// A renderer of documents of pages. Unlike UIKit, a document has no date, so that equal pages give equal bytes.
open class UIGraphicsPDFRenderer: NSObject {
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns a document of the pages that `actions` begins and draws.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return Data(PageDocument.document(of: context.finishedPages(), properties: format.properties))
  }

  /// Writes a document of the pages that `actions` begins and draws.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
