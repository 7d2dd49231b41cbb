internal import CellSnapIcons
internal import Foundation

/// Poppler's program that converts PDFs to SVG documents.
struct PDFConverter: Sendable {
  let program: String
  /// The program's version, such as `22.12.0`.
  let version: String
  /// A hash of everything that the result depends on besides the PDF: the program, the fonts and CellSnap's own
  /// steps.
  let identity: ContentHash
  /// A fontconfig configuration. Writing it takes as long as converting a small page.
  private let fonts: String
  private let limits: WorkerLimits

  /// The converter, or the reason why there is none. It is found when the first PDF is read.
  static let shared = Result { () throws(ImageError) in
    try PDFConverter(cache: CacheFolder(PDFPages.cacheName))
  }

  /// The version of CellSnap's own steps. It increases when the same output becomes another document.
  private static let format = 2

  /// Finds the program and its version. Throws `ImageError` if there is no such program.
  ///
  /// - Parameter command: The program's name, which is searched for in the absolute folders of `path`.
  init(
    command: String = "pdftocairo", path: String? = ProgramPath.ofPackages,
    fonts: FontLibrary = .shared, cache: CacheFolder? = nil, limits: WorkerLimits = .usual
  ) throws(ImageError) {
    guard let program = ProgramPath.find(command, in: path) else {
      throw .unavailable(
        format: PDF.format,
        reason: "\(command) is missing; install it with Scripts/setup, or with apt-get install poppler-utils")
    }
    self.program = program
    self.fonts = PDFFonts.document(of: fonts)
    self.limits = limits
    let file = FileStamp.text(ofFile: program)
    // Poppler's library is installed in the same version as the program.
    let entry = "version-\(ContentHash(of: Array(file.utf8)))"
    if let known = cache?.read(entry) {
      version = String(decoding: known, as: UTF8.self)
    } else {
      version = try Self.askVersion(program, limits)
      cache?.write(Array(version.utf8), to: entry)
    }
    let stamps = fonts.files.map(FileStamp.text) + [self.fonts]
    let cairo = DrawingLibraries.versions["cairo"] ?? ""
    identity = ContentHash(
      of: Array(([file, version, cairo, "\(Self.format)"] + stamps).joined(separator: "\n").utf8))
  }

  /// Returns the first page as an SVG document with one pixel per point of the page.
  ///
  /// As on an iPhone, the page is as large as its media box. Its crop box cuts nothing off.
  func document(of bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    let arguments = ["-svg", "-nocrop", "-f", "1", "-l", "1", "/proc/self/fd/0", "-"]
    let output = try Self.run(
      program, arguments, fonts: fonts, limits: limits, input: bytes)
    guard !output.isEmpty else { throw PDF.failure(Self.noPage) }
    return Self.withoutUnits(output)
  }

  private static let noPage = "pdftocairo finds no page in it"

  /// Reads the version from `pdftocairo version 22.12.0` and what follows. Returns "unknown" if the output has
  /// another form.
  private static func askVersion(_ program: String, _ limits: WorkerLimits) throws(ImageError) -> String {
    // The program prints its version on standard error.
    let output = try run(
      "/bin/sh", ["-c", "exec \"$0\" -v 2>&1", program], fonts: "", limits: limits, input: [])
    let words = String(decoding: output.prefix(256), as: UTF8.self).split { $0.isWhitespace }
    return words.firstIndex(of: "version").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
      ?? "unknown"
  }

  private static func run(
    _ program: String, _ arguments: [String], fonts: String, limits: WorkerLimits, input: [UInt8]
  ) throws(ImageError) -> [UInt8] {
    let texts = [program, fonts, NSTemporaryDirectory(), "pdftocairo"] + arguments + [""]
    let request = ImageWorker.Request(
      kind: Int(CELLSNAP_WORKER_RUN), limits: limits, texts: texts, bytes: input)
    do throws(WorkerFailure) {
      return try ImageWorkers.shared.reply(to: request, usesFonts: false).bytes
    } catch {
      switch error {
      case .exited(status: 126), .exited(status: 127):
        throw .unavailable(format: PDF.format, reason: "\(program) cannot be started")
      case .exited: throw PDF.failure(noPage)
      default:
        let reason = error.reason("pdftocairo")
        throw error.isOfTheMoment ? .unavailable(format: PDF.format, reason: reason) : PDF.failure(reason)
      }
    }
  }

  /// Returns the document with its width and height in pixels instead of points.
  private static func withoutUnits(_ document: [UInt8]) -> [UInt8] {
    let text = String(decoding: document, as: UTF8.self)
    guard let start = text.range(of: "<svg "),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return document }
    let tag = text[start.lowerBound..<end.lowerBound].replacing("pt\"", with: "\"")
    return Array((text[..<start.lowerBound] + tag + text[end.lowerBound...]).utf8)
  }
}
