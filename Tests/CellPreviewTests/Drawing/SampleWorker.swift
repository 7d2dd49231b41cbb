import CellCatalog
@testable import CellSnapSampleCells
import Foundation
import UIKit

@testable import CellPreview

/// A worker over entries of this test, in this process.
@MainActor
enum SampleWorker {
  static let entries: [CatalogEntry] = [
    CatalogEntry("Notes") { NotesController(NoteCell.self) as UIViewController },
    CatalogEntry("Posts") { PostsController(PostCell.self) as UIViewController },
    CatalogEntry("Label", height: 40) { label("Milk and bread") },
    CatalogEntry("Article") {
      ArticleCell(title: "Milk", summary: "Milk, bread and two lemons from the market")
    },
    CatalogEntry("Controls", height: 40) { controls in
      label(
        "\(controls.text("Text", "Milk")) \(controls.number("Count", 3, in: 0...9)) \(controls.toggle("Done", false))"
      )
    },
    CatalogEntry("Empty") { UIView() },
  ]

  static func make() throws -> PreviewWorker {
    try PreviewWorker(entries: entries, usual: .widths(320, 375), languages: ["en", "de"])
  }

  static func reply(
    _ kind: WorkerRequest.Kind, _ entry: String, _ change: (inout WorkerRequest) -> Void = { _ in }
  ) throws -> WorkerReply {
    var request = WorkerRequest(kind)
    request.entry = entry
    request.circumstances.scale = 1
    change(&request)
    return try make().reply(to: request)
  }

  static func response<Response: Decodable>(
    _ kind: WorkerRequest.Kind, _ entry: String, as type: Response.Type = Response.self,
    _ change: (inout WorkerRequest) -> Void = { _ in }
  ) throws -> Response {
    try JSONDecoder().decode(type, from: Data(try reply(kind, entry, change).bytes))
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}
