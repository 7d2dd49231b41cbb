internal import CellDrawing
public import Foundation

/// The pages of a document while they are drawn.
public final class UIGraphicsPDFRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsPDFRendererFormat
  /// The bounds of the current page.
  public private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect
  private var pages: [PageDocument.Page] = []
  private var links: [PageDocument.Link] = []
  private var hasPage = false

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    pdfContextBounds = bounds
    cgContext = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    super.init()
  }

  /// Begins a page with the bounds of the document. Nothing is drawn before the first page.
  public func beginPage() {
    beginPage(withBounds: bounds, pageInfo: [:])
  }

  /// Begins a page with its own bounds.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    hasPage = true
    pdfContextBounds = bounds
    cgContext.bounds = CGRect(origin: .zero, size: bounds.size)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// Makes a rectangle of the current page, in the current coordinates, lead to an address.
  public func setURL(_ url: URL, for rect: CGRect) {
    links.append(PageDocument.Link(address: url.absoluteString, rect: cgContext.state.transform.apply(rect)))
  }

  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func endPage() {
    let nodes = cgContext.takeNodes()
    if hasPage {
      pages.append(PageDocument.Page(scene: Scene(size: pdfContextBounds.size, nodes: nodes), links: links))
    }
    links = []
  }

  func finishedPages() -> [PageDocument.Page] {
    endPage()
    hasPage = false
    return pages
  }
}
