import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DiagnosticsTests {
  @Test func `a report goes to the innermost collector only`() {
    let (outer, inner) = (Diagnostics(), Diagnostics())
    outer.collecting {
      inner.collecting { Diagnostics.report("inner") }
      Diagnostics.report("outer")
    }
    #expect(inner.take().map(\.text) == ["inner"])
    #expect(outer.take().map(\.text) == ["outer"])
    #expect(outer.take().isEmpty)
  }

  @Test func `an equal diagnostic is kept once`() {
    let found = Diagnostics.found {
      for _ in 0..<3 { Diagnostics.report("a file") }
    }
    #expect(found == [Diagnostic("a file")])
  }

  @Test func `diagnostics of views come first, and the other diagnostics are sorted`() {
    let view = UIView()
    let found = Diagnostics.found {
      Diagnostics.report("b")
      Diagnostics.report("a")
      Diagnostics.report(view.layer, "z")
    }
    #expect(found.map(\.text) == ["UIView: z", "a", "b"])
  }

  @Test func `a thread without a task reports to the collector of the main thread`() {
    let found = Diagnostics.found {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        Diagnostics.report("from a thread")
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(found.map(\.text) == ["from a thread"])
  }

  @Test func `a task inherits the collector`() async {
    let diagnostics = Diagnostics()
    let task = diagnostics.collecting { Task { Diagnostics.report("from a task") } }
    await task.value
    #expect(diagnostics.take().map(\.text) == ["from a task"])
  }

  @Test func `a report outside of any collector stays with its task`() async {
    Diagnostics.report("before an assertion")
    let other = Task.detached { Diagnostics.takeUnclaimedOfTask() }
    #expect(await other.value.isEmpty)
    #expect(Diagnostics.takeUnclaimedOfTask().map(\.text).contains("before an assertion"))
  }

  @Test func `what a collector passes on goes to the collector around`() {
    let inner = Diagnostics()
    inner.collecting { Diagnostics.report("a failed layout") }
    #expect(Diagnostics.found { inner.passOn() }.map(\.text) == ["a failed layout"])
    #expect(inner.take().isEmpty)
  }

  @Test func `a selector that is only a name is reported`() {
    let found = Diagnostics.found { _ = NSObject().perform(Selector("refresh")) }
    #expect(
      found.map(\.text) == [
        "UIKit: NSObject cannot perform refresh: only its name is known; run the source pass on the file with #selector"
      ])
  }
}
