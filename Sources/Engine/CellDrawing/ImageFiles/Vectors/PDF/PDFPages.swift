/// The documents converted from PDFs. Each is converted once per process, by the thread that needs it first.
final class PDFPages: Sendable {
  static let shared = PDFPages(cache: CacheFolder(cacheName))
  static let cacheName = "pdf-1"

  private typealias Page = Result<[UInt8], ImageError>

  private struct Store: ValueStore {
    private var pages: [ContentHash: Page] = [:]

    func find(_ key: ContentHash) -> Page? { pages[key] }
    mutating func keep(_ page: Page, for key: ContentHash) { pages[key] = page }
  }

  private let pages = SingleFlightCache(Store())
  private let cache: CacheFolder?

  init(cache: CacheFolder?) {
    self.cache = cache
  }

  /// Returns the document of a PDF. If the conversion fails, it throws the same error at each call.
  func document(of bytes: [UInt8], by converter: PDFConverter) throws(ImageError) -> [UInt8] {
    let content = ContentHash(of: bytes)
    let page = pages.value(of: content) {
      let entry = "\(content)-\(converter.identity)"
      if let kept = cache?.read(entry) { return .success(kept) }
      return Result { () throws(ImageError) in
        let document = try converter.document(of: bytes)
        cache?.write(document, to: entry)
        return document
      }
    }
    guard let page else { throw PDF.failure("it cannot be converted") }
    return try page.get()
  }
}
