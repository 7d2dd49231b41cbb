import CellDrawing
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

  @Test func `text is laid out after other threads that laid out text have ended`() {
    for index in 0..<8 {
      let thread = Thread { _ = LaidOutText("thread \(index)").size }
      thread.start()
      while !thread.isFinished { usleep(200) }
    }
    #expect(LaidOutText("thread 3").lineCount == 1)
  }
}
