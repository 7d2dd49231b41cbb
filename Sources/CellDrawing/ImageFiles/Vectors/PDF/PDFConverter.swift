internal import CellSnapIcons
internal import Foundation

/// The program of poppler's that makes SVG documents of PDFs.
struct PDFConverter: Sendable {
  let program: String
  /// As in `22.12.0`.
  let version: String
  /// Tells what it makes of a PDF from what another one makes: the program, the fonts and what we do about them.
  let identity: ContentHash
  /// A configuration of fontconfig, which takes as long to write as a small page to convert.
  private let fonts: String
  private let limits: WorkerLimits

  /// Found when the first PDF is read, or why there is none.
  static let shared = Result { () throws(ImageError) in
    try PDFConverter(cache: CacheFolder(PDFPages.cacheName))
  }

  /// Counts up where what is made of the same output becomes another document.
  private static let format = 1

  /// Throws `ImageError` where there is no such program.
  ///
  /// - Parameter command: what is looked for in the absolute folders of `path`.
  init(
    command: String = "pdftocairo", path: String? = ProcessInfo.processInfo.environment["PATH"],
    fonts: FontLibrary = .shared, cache: CacheFolder? = nil, limits: WorkerLimits = .usual
  ) throws(ImageError) {
    guard let program = ProgramPath.find(command, in: path) else {
      throw PDF.failure("\(command) is missing; Scripts/setup installs it, or apt-get install poppler-utils")
    }
    self.program = program
    self.fonts = PDFFonts.document(of: fonts)
    self.limits = limits
    let file = FileStamp.text(ofFile: program)
    // Poppler's library comes in one version with the program.
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

  /// The first page as an SVG document that is as many pixels large as the page has points.
  func document(of bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    let arguments = ["-svg", "-f", "1", "-l", "1", "/proc/self/fd/0", "-"]
    let output = try Self.run(
      program, arguments, fonts: fonts, limits: limits, input: bytes)
    guard !output.isEmpty else { throw PDF.failure(Self.noPage) }
    return Self.withoutUnits(output)
  }

  private static let noPage = "pdftocairo finds no page in it"

  /// From `pdftocairo version 22.12.0` and what follows; "unknown" where it says nothing of the kind.
  private static func askVersion(_ program: String, _ limits: WorkerLimits) throws(ImageError) -> String {
    // It says so on standard error.
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
      case .exited(status: 126), .exited(status: 127): throw PDF.failure("\(program) cannot be started")
      case .exited: throw PDF.failure(noPage)
      default: throw PDF.failure(error.reason("pdftocairo"))
      }
    }
  }

  /// With the width and height of the document in pixels, one for each point they say.
  private static func withoutUnits(_ document: [UInt8]) -> [UInt8] {
    let text = String(decoding: document, as: UTF8.self)
    guard let start = text.range(of: "<svg "),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return document }
    let tag = text[start.lowerBound..<end.lowerBound].replacing("pt\"", with: "\"")
    return Array((text[..<start.lowerBound] + tag + text[end.lowerBound...]).utf8)
  }
}
