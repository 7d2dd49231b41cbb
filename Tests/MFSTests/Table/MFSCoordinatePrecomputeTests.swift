import MFS
import Testing
import UIKit

extension MFSTests {
  struct MFSCoordinatePrecomputeTests {
    let tableSize = CGSize(width: 320, height: 480)

    final class TextViewModel: MFSViewModel {
      let text: String
      let subviewFrames = MFSSubviewCache(.subviewFrames)
      init(_ text: String) { self.text = text }
    }

    final class TextCell: UITableViewCell, MFSCell {
      var viewModel: TextViewModel? { didSet { viewModelDidChange() } }

      nonisolated static func rectForLabel(_ viewModel: TextViewModel, tableSize: CGSize) -> CGRect {
        viewModel.subviewFrames.rect("label", width: tableSize.width) {
          let perLine = max(1, Int(tableSize.width - 20) / 8)
          let lines = (viewModel.text.count + perLine - 1) / perLine
          let size = CGSize(width: tableSize.width - 20, height: CGFloat(lines) * 19.5)
          return CGRect(x: 10, y: 10, width: size.width, height: size.height).integral
        }
      }

      nonisolated static func calculateCellHeight(
        from viewModel: TextViewModel?, tableSize: CGSize
      ) -> CGFloat {
        guard let viewModel else { return baseCellHeight }
        return rectForLabel(viewModel, tableSize: tableSize).maxY + 10
      }
    }

    /// A view model that records the widths for which it is prepared.
    final class PhotoViewModel: MFSViewModel {
      let preparedWidths = MFSLocked<[CGFloat]>([])
    }

    final class PhotoCell: UITableViewCell, MFSCell {
      var viewModel: PhotoViewModel? { didSet { viewModelDidChange() } }

      nonisolated static func prepareContents(for viewModel: PhotoViewModel, tableSize: CGSize) {
        viewModel.preparedWidths.withLock { $0.append(tableSize.width) }
      }
    }

    @Test(arguments: [true, false]) func `the contents of each row are prepared once`(prepares: Bool)
      async throws
    {
      let rows = (0..<5).map { _ in PhotoViewModel() }
      let precompute = MFSCoordinatePrecompute(
        registry: MFSCellRegistry(PhotoCell.self), tableSize: tableSize, preparesContents: prepares)
      _ = try await precompute.heights(of: rows)
      #expect(rows.map(\.preparedWidths.value) == Array(repeating: prepares ? [320] : [], count: 5))
    }

    /// A view model that keeps its height and counts how often it is computed.
    final class TallViewModel: MFSViewModel {
      let frames = MFSSubviewCache(.subviewFrames)
      let computedCount = MFSLocked(0)
    }

    final class TallCell: UITableViewCell, MFSCell {
      var viewModel: TallViewModel? { didSet { viewModelDidChange() } }

      nonisolated static func calculateCellHeight(
        from viewModel: TallViewModel?, tableSize: CGSize
      ) -> CGFloat {
        guard let viewModel else { return 0 }
        return viewModel.frames.cellHeight(width: tableSize.width, isExpanded: false) {
          viewModel.computedCount.withLock { $0 += 1 }
          return 77
        }
      }
    }

    @Test(arguments: [1, 2, 8]) func `measured heights are in the caches`(threads: Int) {
      let rows = (0..<500).map { _ in TallViewModel() }
      let registry = MFSCellRegistry(TallCell.self)
      MFSCoordinatePrecompute(registry: registry, tableSize: tableSize, maximumTaskCount: threads)
        .measureAtOnce(
          rows)
      #expect(rows.allSatisfy { registry.height(of: $0, tableSize: tableSize) == 77 })
      #expect(rows.allSatisfy { $0.computedCount.value == 1 })
    }

    final class SlowCell: UITableViewCell, MFSCell {
      var viewModel: TallViewModel? { didSet { viewModelDidChange() } }

      nonisolated static func calculateCellHeight(
        from viewModel: TallViewModel?, tableSize: CGSize
      ) -> CGFloat {
        Thread.sleep(forTimeInterval: 0.001)
        return 77
      }
    }

    @Test(arguments: [1, 2, 8]) func `measuring returns whether it took long`(threads: Int) {
      let precompute = MFSCoordinatePrecompute(
        registry: MFSCellRegistry(SlowCell.self), tableSize: tableSize, maximumTaskCount: threads)
      #expect(precompute.measureAtOnce((0..<20).map { _ in TallViewModel() }))
      #expect(!precompute.measureAtOnce([]))
    }

    private var registry: MFSCellRegistry {
      var registry = MFSCellRegistry()
      registry.register(TextCell.self)
      return registry
    }

    private func rows() -> [TextViewModel] {
      (0..<60).map { TextViewModel(String(repeating: "Words \($0) ", count: $0)) }
    }

    private func frames(_ rows: [TextViewModel]) -> [[CGRect]] {
      rows.map { row in
        row.subviewFrames.entries.compactMap { entry in
          guard case .rect(let rect) = entry.value else { return nil }
          return rect
        }
      }
    }

    @Test(arguments: [1, 4]) func `background frames equal the main thread's frames`(tasks: Int) async throws
    {
      let (background, main) = (rows(), rows())
      let precompute = MFSCoordinatePrecompute(
        registry: registry, tableSize: tableSize, maximumTaskCount: tasks)
      let heights = try await precompute.heights(of: background)
      #expect(heights == main.map { registry.height(of: $0, tableSize: tableSize) })
      #expect(frames(background) == frames(main))
      #expect(Set(heights).count > 5)
    }

    @Test func `the main thread finds every precomputed frame`() async throws {
      let rows = rows()
      _ = try await MFSCoordinatePrecompute(registry: registry, tableSize: tableSize).heights(of: rows)
      for row in rows {
        let misses = row.subviewFrames.statistics.misses
        _ = registry.height(of: row, tableSize: tableSize)
        #expect(row.subviewFrames.statistics.misses == misses)
      }
    }

    @Test func `a precompute belongs to the device on which it was created`() async throws {
      func onPhone<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Device.changing({ $0.contentSizeCategory = .accessibilityLarge }, body)
      }
      let rows = rows()
      let precompute = onPhone { MFSCoordinatePrecompute(registry: registry, tableSize: tableSize) }
      _ = try await Task.detached { try await precompute.heights(of: rows) }.value
      for row in rows {
        let misses = row.subviewFrames.statistics.misses
        _ = onPhone { registry.height(of: row, tableSize: tableSize) }
        #expect(row.subviewFrames.statistics.misses == misses)
      }
    }

    @Test func `a cancelled precompute throws`() async {
      let rows = rows()
      let precompute = MFSCoordinatePrecompute(registry: registry, tableSize: tableSize)
      await #expect(throws: CancellationError.self) {
        try await withThrowingTaskGroup(of: [CGFloat].self) { group in
          group.cancelAll()
          group.addTask { try await precompute.heights(of: rows) }
          return try await group.next() ?? []
        }
      }
    }

    @Test func `a precompute of no rows returns no heights`() async throws {
      let precompute = MFSCoordinatePrecompute(registry: registry, tableSize: tableSize)
      #expect(try await precompute.heights(of: []) == [])
    }
  }
}
