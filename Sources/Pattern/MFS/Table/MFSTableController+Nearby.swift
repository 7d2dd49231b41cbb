internal import Dispatch
internal import UIKit

extension MFSTableController {
  /// The distance from the screen in which rows are prepared, in heights of the table, both above and below.
  private static var nearbyHeights: CGFloat { 2 }

  /// Prepares the contents of rows near the screen in the background while nothing moves. It does so for the
  /// table's size and for its size on the turned screen.
  func prepareNearbyContents() {
    nearbyTask?.cancel()
    let bounds = tableView.bounds
    guard computesAhead, tableView.window != nil, bounds.height > 0 else { return }
    let paths = tableView.indexPathsForRows(
      in: bounds.insetBy(dx: 0, dy: -Self.nearbyHeights * bounds.height))
    let viewModels = (paths ?? []).compactMap { viewModel(at: $0) }
    let precomputes = MFSLayoutEnvironment.matching(traitCollection) {
      sizesToComputeFor.map { MFSCoordinatePrecompute(registry: registry, tableSize: $0) }
    }
    nearbyTask = Task.detached(priority: .utility) {
      // Content that stops often moves again at once, because a finger stopped it.
      try await Task.sleep(for: .milliseconds(50))
      for precompute in precomputes { _ = try await precompute.heights(of: viewModels) }
    }
  }

  /// Prepares the contents of rows that come into sight, in the background, as soon as the main thread is free.
  func prepareSoon(rowsAt paths: [IndexPath]) {
    guard computesAhead else { return }
    let isAwaited = !comingRows.isEmpty
    comingRows += paths
    guard !isAwaited else { return }
    Task { [weak self] in self?.prepareComingRows() }
  }

  package func prepareComingRows() {
    guard !comingRows.isEmpty else { return }
    let precompute = MFSLayoutEnvironment.matching(traitCollection) {
      MFSCoordinatePrecompute(registry: registry, tableSize: tableView.bounds.size)
    }
    for path in comingRows {
      guard let viewModel = viewModel(at: path) else { continue }
      comingTasks[path] = Task.detached(priority: .userInitiated) {
        _ = try await precompute.heights(of: [viewModel])
      }
    }
    comingRows = []
  }

  func cancelPreparing(rowsAt paths: [IndexPath]) {
    comingRows.removeAll(where: paths.contains)
    for path in paths { comingTasks.removeValue(forKey: path)?.cancel() }
  }

  /// Waits for the rows near the screen that are being prepared.
  package func finishPreparing() {
    let tasks = Array(comingTasks.values) + [nearbyTask].compactMap(\.self)
    guard !tasks.isEmpty else { return }
    comingTasks = [:]
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      for task in tasks { _ = await task.result }
      isDone.signal()
    }
    isDone.wait()
  }
}
