internal import Dispatch
public import Foundation

/// Computes the frames and heights of rows outside the main thread, before their cells exist, and prepares their
/// contents. The results are in the caches.
///
/// The frames are pure, so the result is the same on any number of threads and in any order. On Linux, they are for
/// the device that was current where this value was made.
public struct MFSCoordinatePrecompute: Sendable {
  /// The registry that finds the cell classes.
  public let registry: MFSCellRegistry
  /// The table's size in points, read beforehand on the main actor.
  public let tableSize: CGSize
  /// The maximum number of tasks that run at the same time.
  public let maximumTaskCount: Int
  /// Whether contents such as photos are prepared, too, for rows that will soon be visible.
  public let preparesContents: Bool
  private let environment = MFSLayoutEnvironment.Reading()
  /// The minimum time of a height for which waking other threads is worthwhile.
  private static let longTime = Duration.microseconds(10)

  public init(
    registry: MFSCellRegistry, tableSize: CGSize,
    maximumTaskCount: Int = ProcessInfo.processInfo.activeProcessorCount, preparesContents: Bool = true
  ) {
    self.registry = registry
    self.tableSize = tableSize
    self.maximumTaskCount = max(1, maximumTaskCount)
    self.preparesContents = preparesContents
  }

  /// Computes all coordinates. Returns the heights in points, in the rows' order, as `MFSCellRegistry` returns them.
  ///
  /// - Throws: `CancellationError` if the task is cancelled. Rows that are done stay in the caches.
  @concurrent public func heights(of viewModels: [any MFSViewModel]) async throws -> [CGFloat] {
    let next = MFSLocked(0)
    var heights = [CGFloat](repeating: 0, count: viewModels.count)
    try await withThrowingTaskGroup(of: [(Int, CGFloat)].self) { group in
      for _ in 0..<min(maximumTaskCount, viewModels.count) {
        group.addTask {
          var results: [(Int, CGFloat)] = []
          while let row = next.takeIndex(below: viewModels.count) {
            try Task.checkCancellation()
            results.append((row, environment.run { height(of: viewModels[row]) }))
          }
          return results
        }
      }
      for try await results in group {
        for (row, height) in results { heights[row] = height }
      }
    }
    return heights
  }

  /// Returns whether heights take long and are cached afterwards. It measures some rows twice to find out.
  func isWorthMeasuring(_ viewModels: [any MFSViewModel]) -> Bool {
    let (first, again) = (timeToMeasure(viewModels), timeToMeasure(viewModels))
    return first > Self.longTime * viewModels.count && again * 4 < first
  }

  private func timeToMeasure(_ viewModels: [any MFSViewModel]) -> Duration {
    ContinuousClock().measure {
      environment.run { for viewModel in viewModels { registry.measure(viewModel, tableSize: tableSize) } }
    }
  }

  /// Fills the caches with the heights, on all processors at once, while the caller waits.
  ///
  /// Returns whether that took long. It does not if rows share view models or caches.
  @discardableResult
  package func measureAtOnce(_ viewModels: [any MFSViewModel]) -> Bool {
    let (next, time) = (MFSLocked(0), MFSLocked(Duration.zero))
    DispatchQueue.concurrentPerform(iterations: min(maximumTaskCount, viewModels.count)) { _ in
      let own = ContinuousClock().measure {
        environment.run {
          while let row = next.takeIndex(below: viewModels.count) {
            registry.measure(viewModels[row], tableSize: tableSize)
          }
        }
      }
      time.withLock { $0 += own }
    }
    return time.value > Self.longTime * viewModels.count
  }

  private func height(of viewModel: any MFSViewModel) -> CGFloat {
    registry.calculateCoordinates(for: viewModel, tableSize: tableSize)
    if preparesContents { registry.prepareContents(for: viewModel, tableSize: tableSize) }
    return registry.height(of: viewModel, tableSize: tableSize)
  }
}

extension MFSLocked<Int> {
  /// Returns the next number, or nil after `count` numbers.
  fileprivate func takeIndex(below count: Int) -> Int? {
    withLock { index in
      guard index < count else { return nil }
      defer { index += 1 }
      return index
    }
  }
}
