import CellCatalog
import Foundation
import MFS
import UIKit

/// The rows that a table gets while it is scrolled, page by page, each some frames after the table asked for it.
@MainActor
final class ScrolledPages {
  private var pages: [[any MFSViewModel]]
  private let latency: Int
  private var waiting: CheckedContinuation<[any MFSViewModel], Never>?
  /// The frame that brings the page that was asked for.
  private var dueFrame: Int?

  /// - Parameters:
  ///   - viewModels: those of all rows after the first page.
  ///   - count: how many rows a page has.
  ///   - latency: after how many frames a page comes.
  init(_ viewModels: [any MFSViewModel], count: Int, latency: Int) {
    pages = stride(from: 0, to: viewModels.count, by: count).map {
      Array(viewModels[$0..<min($0 + count, viewModels.count)])
    }
    self.latency = latency
  }

  var isEmpty: Bool { pages.isEmpty }

  /// What a controller calls for its next page.
  func next() async -> [any MFSViewModel] {
    guard !pages.isEmpty else { return [] }
    return await withCheckedContinuation { waiting = $0 }
  }

  /// Begins to count the frames for a page that was asked for.
  func noteRequest(by controller: MFSTableController, frame: Int) {
    if controller.paging.isLoading, dueFrame == nil { dueFrame = frame + latency }
  }

  /// Hands out the page that is due, and lets the main thread work until the table has it; answers its view models.
  ///
  /// Nil where the table never takes it.
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

  /// Lets the main thread do what waits for it.
  private static func work(until isDone: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !isDone() {
      guard Date() < end else { return false }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    return true
  }
}
