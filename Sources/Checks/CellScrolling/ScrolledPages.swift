import CellCatalog
import Foundation
import MFS
import UIKit

/// The rows that a table gets while it is scrolled, page by page. Each page arrives some frames after the request.
@MainActor
final class ScrolledPages {
  private var pages: [[any MFSViewModel]]
  private let latency: Int
  private var waiting: CheckedContinuation<[any MFSViewModel], Never>?
  /// The frame in which the requested page arrives.
  private var dueFrame: Int?

  /// - Parameters:
  ///   - viewModels: the view models of all rows after the first page.
  ///   - count: the number of rows in a page.
  ///   - latency: the number of frames until a page arrives.
  init(_ viewModels: [any MFSViewModel], count: Int, latency: Int) {
    pages = stride(from: 0, to: viewModels.count, by: count).map {
      Array(viewModels[$0..<min($0 + count, viewModels.count)])
    }
    self.latency = latency
  }

  var isEmpty: Bool { pages.isEmpty }

  /// Returns the next page. A controller calls it.
  func next() async -> [any MFSViewModel] {
    guard !pages.isEmpty else { return [] }
    return await withCheckedContinuation { waiting = $0 }
  }

  /// Begins to count the frames until a requested page arrives.
  func noteRequest(by controller: MFSTableController, frame: Int) {
    if controller.paging.isLoading, dueFrame == nil { dueFrame = frame + latency }
  }

  /// Delivers the page that is due, and lets the main thread work until the table has it. Returns its view models.
  ///
  /// Returns nil if the table never takes the page.
  func deliver(to controller: MFSTableController, frame: Int) -> [any MFSViewModel]? {
    guard let dueFrame, frame >= dueFrame else { return [] }
    guard Self.work(until: { waiting != nil || pages.isEmpty }) else { return nil }
    self.dueFrame = nil
    var page: [any MFSViewModel] = []
    if let waiting {
      page = pages.removeFirst()
      self.waiting = nil
      waiting.resume(returning: page)
    }
    return Self.work(until: { !controller.paging.isLoading }) ? page : nil
  }

  /// Lets the main thread do its waiting work, for a minute at most. Returns whether `isDone` became true.
  private static func work(until isDone: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !isDone() {
      guard Date() < end else { return false }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    return true
  }
}
