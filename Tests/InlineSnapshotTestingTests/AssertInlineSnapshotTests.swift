import InlineSnapshotTesting
import Synchronization
import Testing

struct AssertInlineSnapshotTests {
  private func failures(_ body: () -> Void) -> [String] {
    let found = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      found.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return found.withLock { $0 }
  }

  @Test func `an equal text passes`() {
    assertInlineSnapshot(of: [1, 2], as: .dump, record: .never) {
      """
      ▿ 2 elements
        - 1
        - 2

      """
    }
  }

  @Test func `a different text fails with the lines that differ`() {
    let found = failures {
      assertInlineSnapshot(of: "a\nb", as: .lines, record: .never) {
        """
        a
        c
        """
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Snapshot did not match. Difference: …\n\n  @@ −1,2 +1,2 @@") == true)
  }

  @Test func `the test's own message takes the place of the usual one`() {
    let found = failures {
      assertInlineSnapshot(of: "a", as: .lines, message: "the letter", record: .never) { "b" }
    }
    #expect(found.first?.hasPrefix("the letter\n\n") == true)
  }

  @Test func `without an expected text nothing is compared`() {
    let found = failures { assertInlineSnapshot(of: "a", as: .lines, record: .never) }
    #expect(found == ["No expected value to assert against."])
  }

  @Test func `an error of the value fails the test`() {
    struct Missing: Error {}
    func value() throws -> String { throw Missing() }
    func compare() { assertInlineSnapshot(of: try value(), as: .lines, record: .never) { "" } }
    let found = failures(compare)
    #expect(found == ["Threw error: Missing()"])
  }
}
