@testable import CellDrawing
import Foundation
import Testing

struct TextThreadTests {
  private let strings = LineBreakingTests.samples.map { $0.words.joined(separator: $0.separator) }

  @Test func `all threads shape the same text alike`() async {
    let expected = strings.map { [TextLine](LaidOutText($0 + " 1", in: TextFrame(width: 90)).lines) }
    await withTaskGroup(of: [[TextLine]].self) { group in
      for thread in 0..<4 {
        group.addTask {
          // Each thread appends its number, so that none finds the layout of another in the cache.
          strings.map { string in
            let lines = LaidOutText(string + " 1\n" + String(thread), in: TextFrame(width: 90)).lines
            return lines.dropLast().map { line in
              var line = line
              line.range = line.range.clamped(to: 0..<(string + " 1").utf8.count)
              return line
            }
          }
        }
      }
      for await lines in group { #expect(lines == expected) }
    }
  }

  /// An itemizer that is seen after its thread has ended.
  private final class Remains {
    weak var itemizer: Itemizer?
    var wasThere = false
  }

  @Test func `a thread that ends releases what it shapes with`() {
    let remains = Remains()
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        let remains = argument.map { Unmanaged<Remains>.fromOpaque($0).takeUnretainedValue() }
        remains?.itemizer = Itemizer.ofThread
        remains?.wasThere = remains?.itemizer != nil
        return nil
      }, Unmanaged.passUnretained(remains).toOpaque())
    #expect(status == 0)
    pthread_join(thread, nil)
    #expect(remains.wasThere && remains.itemizer == nil)
  }
}
