import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellTesting

@MainActor @Suite struct TextSnapshotTests {
  let folder = ReferenceFolder()

  private func verify(_ view: UIView, _ format: SnapshotFormat, _ variables: [String: String] = [:]) throws
    -> SnapshotOutcome
  {
    try #require(
      folder.use(variables) { try verifySnapshot(of: view, named: "x", as: format, .widths(100)) }.first)
  }

  @Test func aLayoutIsATextWithTheViews() throws {
    #expect(try verify(Card("Hello"), .layout).isRecorded)
    #expect(folder.files == ["TextSnapshotTests/aLayoutIsATextWithTheViews.x.100@2x.txt"])
    let text = String(decoding: try folder.bytes(of: folder.files[0]), as: UTF8.self)
    #expect(text.hasPrefix("100 40\n"))
    #expect(text.contains("UILabel titleLabel 20 10 70 20 lines=1"))
  }

  @Test(arguments: [SnapshotFormat.layout, .svg]) func `an equal text is identical`(format: SnapshotFormat)
    throws
  {
    _ = try verify(Card("Hello"), format)
    #expect(try verify(Card("Hello"), format).verdict == .identical)
  }

  @Test(arguments: [SnapshotFormat.layout, .svg]) func `a changed text is different`(format: SnapshotFormat)
    throws
  {
    _ = try verify(Card("Hello"), format)
    let outcome = try verify(Card("Good morning"), format)
    #expect(outcome.verdict == .different)
    #expect(outcome.reference != nil)
    #expect(outcome.actual != nil)
    #expect(outcome.message.contains("\n- "))
    #expect(outcome.message.contains("\n+ "))
  }

  @Test func `a changed text is recorded if the variable says so`() throws {
    _ = try verify(Card("Hello"), .layout)
    #expect(try verify(Card("Bye"), .layout, ["CELLSNAP_RECORD": "changed"]).isRecorded)
    #expect(try verify(Card("Bye"), .layout).verdict == .identical)
  }

  @Test func `a reference that is no text is unreadable`() throws {
    let recorded = try verify(Card("Hello"), .layout)
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: recorded.referencePath))
    #expect(try verify(Card("Hello"), .layout).verdict == .unreadable)
  }
}
