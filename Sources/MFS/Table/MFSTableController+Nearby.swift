internal import Dispatch
internal import UIKit

extension MFSTableController {
  /// How many heights of the table above and below the screen rows are prepared in.
  private static var nearbyHeights: CGFloat { 2 }

  /// Prepares in the background what the rows near the screen draw, for its size and for the turned screen's, while
  /// nothing moves.
  func prepareNearbyContents() {
    nearbyTask?.cancel()
    let bounds = tableView.bounds
    guard computesAhead, tableView.window != nil, bounds.height > 0 else { return }
    let paths = tableView.indexPathsForRows(
      in: bounds.insetBy(dx: 0, dy: -Self.nearbyHeights * bounds.height))
    let viewModels = (paths ?? []).compactMap { viewModel(at: $0) }
    let precomputes = LayoutEnvironment.matching(traitCollection) {
      sizesToComputeFor.map { CoordinatePrecompute(registry: registry, tableSize: $0) }
    }
    nearbyTask = Task.detached(priority: .utility) {
      // Most content that comes to rest moves on at once, under a finger that caught it.
      try await Task.sleep(for: .milliseconds(50))
      for precompute in precomputes { _ = try await precompute.heights(of: viewModels) }
    }
  }

  /// Prepares in the background what rows draw that come into sight, as soon as the main thread has done what it does.
  func prepareSoon(rowsAt paths: [IndexPath]) {
    guard computesAhead else { return }
    let isAwaited = !comingRows.isEmpty
    comingRows += paths
    guard !isAwaited else { return }
    Task { [weak self] in self?.prepareComingRows() }
  }

  package func prepareComingRows() {
    guard !comingRows.isEmpty else { return }
    let precompute = LayoutEnvironment.matching(traitCollection) {
      CoordinatePrecompute(registry: registry, tableSize: tableView.bounds.size)
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

  /// Waits for what is being prepared near the screen.
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
