package import CellCatalog
import CellDrawing
package import CellSnapshots
import Foundation
import UIKit

/// A gallery: the page of the preview as files that need no server, with the pictures of all entries drawn ahead.
@MainActor
package struct Gallery {
  /// The title of the page.
  private let title: String
  private let program: String
  private let worker: PreviewWorker

  /// The maximum size of all pictures inside the page, in bytes. Larger ones become files beside it.
  package static let embeddedByteLimit = 4 << 20

  package init(
    title: String, program: String, entries: [CatalogEntry], configurations: [[SnapshotConfiguration]]
  ) throws(PlanError) {
    self.title = title
    self.program = program
    worker = try PreviewWorker(entries: entries, configurations: configurations, languages: [])
  }

  /// Draws everything and writes the page.
  ///
  /// Returns the number of pictures, and a line for each entry that has none. Throws if a file cannot be written.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of all pictures inside the page, in bytes.
  ///   - willDraw: A closure that receives the name of each entry before it is drawn.
  package func write(
    to folder: OutputFolder, embeddingUpTo limit: Int = embeddedByteLimit,
    willDraw: (String) -> Void = { _ in }
  ) throws(FileError) -> (pictureCount: Int, failures: [String]) {
    var content = GalleryContent(catalogue: worker.catalogue)
    content.catalogue.name = title
    content.catalogue.program = program
    // The pictures that are not written yet. Once they are too large for the page, each becomes a file at once.
    var pictures: [String: [UInt8]] = [:]
    var isSmall = true
    var failures: [String] = []
    for (index, entry) in content.catalogue.entries.enumerated() {
      willDraw(entry.name)
      for circumstances in entry.configurations {
        do throws(PreviewError) {
          let width = PlainNumber.text(circumstances.width)
          let drawn = try DrawingWatch.during(entry.name, "\(entry.name) at width \(width)") {
            () throws(PreviewError) in
            try shot(of: index, entry.name, circumstances, into: &pictures)
          }
          content.shots.append(drawn)
        } catch {
          failures.append("\(error)")
        }
      }
      content.breakpoints["\(index)"] = DrawingWatch.during(
        entry.name, "\(entry.name) while its breakpoints are searched"
      ) { breakpoints(of: entry) }
      if isSmall { isSmall = pictures.values.reduce(0) { $0 + $1.count } <= limit }
      guard !isSmall else { continue }
      for (path, bytes) in pictures.sorted(by: { $0.key < $1.key }) {
        _ = try folder.writePicture(bytes, as: path)
      }
      pictures = [:]
    }
    if isSmall { content.embed(pictures) }
    let page = PreviewPage.text(
      title: title, policy: Self.policy, nonce: "", data: EmbeddedJSON.text(of: content))
    _ = try folder.write(Array(page.utf8), as: "index.html")
    return (content.shots.count, failures)
  }

  private func shot(
    of index: Int, _ name: String, _ circumstances: PreviewCircumstances,
    into pictures: inout [String: [UInt8]]
  ) throws(PreviewError) -> GalleryContent.Shot {
    var request = WorkerRequest(.picture)
    request.entry = name
    request.circumstances = circumstances
    var shot = GalleryContent.Shot(entry: index, configuration: circumstances)
    var count = 1
    while shot.tiles.count < count {
      request.tile = shot.tiles.count + 1
      let reply = try worker.reply(to: request)
      let path = "pictures/\(ContentHash(of: reply.bytes)).png"
      pictures[path] = reply.bytes
      count = Int(reply.head.headers["X-CellSnap-Tiles"] ?? "") ?? 1
      shot.size = Self.numbers(reply.head.headers["X-CellSnap-Size"])
      let place = Self.numbers(reply.head.headers["X-CellSnap-Tile"])
      shot.tiles.append(GalleryContent.Tile(path: path, top: place[0], height: place[1]))
    }
    request.kind = .layout
    request.tile = 1
    shot.layout = try? ResponseJSON.decoder.decode(
      LayoutResponse.self, from: Data(try worker.reply(to: request).bytes))
    return shot
  }

  private func breakpoints(of entry: CatalogueResponse.Entry) -> BreakpointsResponse? {
    guard let first = entry.configurations.first else { return nil }
    let widths = entry.configurations.map(\.width)
    var request = WorkerRequest(.breakpoints)
    request.entry = entry.name
    request.circumstances = first
    request.from = Int(widths.min() ?? 320)
    request.to = max(request.from, Int(widths.max() ?? 320))
    guard let reply = try? worker.reply(to: request) else { return nil }
    return try? ResponseJSON.decoder.decode(BreakpointsResponse.self, from: Data(reply.bytes))
  }

  /// Returns the two numbers of a header: `375x1204`.
  private static func numbers(_ text: String?) -> [Double] {
    let numbers = (text ?? "").split(separator: "x").compactMap { Double($0) }
    return numbers.count == 2 ? numbers : [0, 0]
  }

  private static let policy =
    #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; "#
    + #"img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">"#
}
