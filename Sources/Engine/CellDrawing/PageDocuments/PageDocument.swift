internal import CellSnapCairo
package import Foundation

/// A document of pages in the PDF format, written by Cairo's PDF surface. The same pages always give the same bytes, so it has no
/// date.
package enum PageDocument {
  /// A page whose top left corner is at zero, with its size in points.
  package struct Page: Sendable {
    package var scene: Scene
    package var links: [Link]

    package init(scene: Scene, links: [Link] = []) {
      (self.scene, self.links) = (scene, links)
    }
  }

  /// A rectangle of a page, in points, that leads to an address.
  package struct Link: Hashable, Sendable {
    package var address: String
    package var rect: CGRect

    package init(address: String, rect: CGRect) {
      (self.address, self.rect) = (address, rect)
    }
  }

  /// The words that describe a document.
  package enum Property: Hashable, Sendable, CaseIterable {
    case title, author, creator, subject, keywords

    fileprivate var metadata: cairo_pdf_metadata_t {
      switch self {
      case .title: CAIRO_PDF_METADATA_TITLE
      case .author: CAIRO_PDF_METADATA_AUTHOR
      case .creator: CAIRO_PDF_METADATA_CREATOR
      case .subject: CAIRO_PDF_METADATA_SUBJECT
      case .keywords: CAIRO_PDF_METADATA_KEYWORDS
      }
    }
  }

  /// The pixels per point of images and shadows.
  private static let density: Double = 4

  /// Returns a document. Shapes and texts stay shapes and texts. Glass shows only its own colour.
  package static func document(of pages: [Page], properties: [Property: String] = [:]) -> [UInt8] {
    let output = DocumentOutput()
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        { output, bytes, count in DocumentOutput.append(bytes, count, to: output) },
        Unmanaged.passUnretained(output).toOpaque(), 1, 1)
    else { return [] }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    for property in Property.allCases {
      if let text = properties[property] { cairo_pdf_surface_set_metadata(surface, property.metadata, text) }
    }
    cairo_surface_set_device_scale(surface, 1 / density, 1 / density)
    let resources = PaintingResources(sharesFonts: false)
    for page in pages {
      let size = page.scene.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { continue }
      cairo_pdf_surface_set_size(surface, size.width, size.height)
      guard let context = cairo_create(surface) else { continue }
      cairo_scale(context, density, density)
      resources.begin(page.scene)
      let canvas = Canvas(
        owning: cairo_reference(context), target: .page, resources: resources,
        visible: Extents(CGRect(origin: .zero, size: size)))
      canvas.paint(page.scene.nodes)
      for link in page.links { add(link, to: context) }
      cairo_show_page(context)
      cairo_destroy(context)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return output.bytes
  }

  private static func add(_ link: Link, to context: OpaquePointer) {
    let rect = link.rect.standardized
    guard rect.isFinite else { return }
    let address = link.address.replacing("\\", with: "%5C").replacing("'", with: "%27")
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Double($0))" }
    cairo_tag_begin(
      context, CAIRO_TAG_LINK, "rect=[\(numbers.joined(separator: " "))] uri='\(address)'")
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }
}
