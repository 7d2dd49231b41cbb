package import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// The process that draws for the preview. It responds to requests on a channel until that is closed.
@MainActor
package struct PreviewWorker {
  private let entries: [String: (entry: CatalogEntry, name: EntryName)]
  let catalogue: CatalogueResponse
  private let picture = PreviewPicture()

  /// - Parameters:
  ///   - entries: The entries of the catalogue.
  ///   - usual: The configurations of entries that declare none.
  ///   - languages: The languages that the page offers.
  package init(
    entries: [CatalogEntry], usual: [SnapshotConfiguration], languages: [String]
  ) throws(PlanError) {
    let configurations = entries.map { $0.allConfigurations(usual: usual) }
    try self.init(entries: entries, configurations: configurations, languages: languages)
  }

  /// - Parameters:
  ///   - configurations: The configurations of each entry.
  ///   - offered: The languages that the page offers besides the languages of the configurations.
  init(
    entries: [CatalogEntry], configurations: [[SnapshotConfiguration]], languages offered: [String]
  ) throws(PlanError) {
    let plan = try RenderPlan(entries: entries, configurations: configurations)
    var named: [String: (entry: CatalogEntry, name: EntryName)] = [:]
    for (entry, name) in zip(entries, plan.names) { named[entry.name] = (entry, name) }
    self.entries = named
    catalogue = CatalogueResponse(
      entries: zip(entries, configurations).map { entry, configurations in
        CatalogueResponse.Entry(
          name: entry.name, configurations: configurations.map { PreviewCircumstances($0) })
      }, languages: Self.languages(configurations, offered))
  }

  private static func languages(_ configurations: [[SnapshotConfiguration]], _ offered: [String]) -> [String]
  {
    var languages: [String] = []
    for language in configurations.joined().map(\.language) + offered where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  /// Responds to requests until the channel is closed.
  package func run(input: Int32, output: Int32) {
    let channel = MessageChannel(input: input, output: output)
    while let message = channel.receive() {
      let reply = reply(to: message.first)
      guard channel.send(ResponseJSON.bytes(of: reply.head), reply.bytes) else { return }
    }
  }

  private func reply(to message: [UInt8]) -> WorkerReply {
    guard let request = try? JSONDecoder().decode(WorkerRequest.self, from: Data(message)) else {
      return WorkerReply(.invalid("the request is not one of this program's"))
    }
    do throws(PreviewError) { return try reply(to: request) } catch { return WorkerReply(error) }
  }

  /// Responds to a request in this process.
  func reply(to request: WorkerRequest) throws(PreviewError) -> WorkerReply {
    if request.kind == .catalogue { return WorkerReply(json: catalogue) }
    guard let (entry, name) = entries[request.entry] else { throw .unknownEntry(request.entry) }
    let drawing = PreviewDrawing(entry: entry, name: name, request: request)
    let diagnostics = Diagnostics()
    return try diagnostics.collecting { () throws(PreviewError) in
      defer { _ = diagnostics.take() }
      switch request.kind {
      case .catalogue: return WorkerReply(json: catalogue)
      case .picture: return try picture.reply(to: drawing)
      case .layout: return WorkerReply(json: try drawing.draw { LayoutResponse(of: $0, $1) })
      case .findings: return WorkerReply(json: try FindingsResponse(drawing))
      case .breakpoints: return WorkerReply(json: try BreakpointsResponse(drawing))
      case .controls: return WorkerReply(json: try ControlsResponse(drawing))
      }
    }
  }
}
