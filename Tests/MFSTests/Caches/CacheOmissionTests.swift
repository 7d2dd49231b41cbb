import MFS
import Testing
import UIKit

extension MFSTests {
  struct CacheOmissionTests {
    private let cache = MFSSubviewCache(.subviewFrames)

    private func keepingNothing<Result>(_ body: () -> Result) -> Result {
      Device.changing({ $0.keepsFrames = false }, body)
    }

    @Test func `each lookup computes again while caches keep no frames`() {
      var count: CGFloat = 0
      let found = keepingNothing {
        (0..<3).map { _ in
          cache.number("label", width: 320) {
            count += 1
            return count
          }
        }
      }
      #expect(found == [1, 2, 3])
      #expect(cache.statistics == MFSSubviewCache.Statistics(hits: 0, misses: 3))
      #expect(cache.entries.isEmpty)
    }

    @Test func `a kept value is not found while caches keep no frames`() {
      _ = cache.number("label", width: 320) { 1 }
      #expect(keepingNothing { cache.number("label", width: 320) { 2 } } == 2)
      #expect(keepingNothing { cache.keptValue("label", width: 320, as: CGFloat.self) } == nil)
      #expect(cache.number("label", width: 320) { 3 } == 1)
    }

    @Test func `storing has no effect while caches keep no frames`() {
      keepingNothing { cache.store(CGFloat(1), "label", width: 320) }
      #expect(cache.entries.isEmpty)
    }

    @Test func `a precompute keeps nothing while caches keep no frames`() async throws {
      let viewModel = RowViewModel(id: 1)
      let registry = MFSCellRegistry(RecordingCell.self)
      let precompute = keepingNothing {
        MFSCoordinatePrecompute(registry: registry, tableSize: CGSize(width: 320, height: 480))
      }
      _ = try await precompute.heights(of: [viewModel])
      #expect(viewModel.subviewFrames.entries.isEmpty && viewModel.subviewSizes.entries.isEmpty)
      #expect(viewModel.subviewFrames.statistics.misses + viewModel.subviewSizes.statistics.misses > 0)
    }

    @Test @MainActor func `an environment set inside keeps nothing while caches keep no frames`() {
      keepingNothing {
        MFSLayoutEnvironment.using(MFSLayoutEnvironment(displayScale: 3)) {
          _ = cache.number("label", width: 320) { 1 }
        }
      }
      #expect(cache.entries.isEmpty)
    }
  }
}
