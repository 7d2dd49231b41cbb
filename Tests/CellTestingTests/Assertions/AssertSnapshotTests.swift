import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import Synchronization
import Testing
import UIKit

@testable import CellTesting

@MainActor @Suite struct AssertSnapshotTests {
  let folder = ReferenceFolder()

  /// Returns the issues that assertions record. They do not become issues of the test.
  private func issues(_ variables: [String: String] = [:], _ body: () -> Void) -> [Issue] {
    let issues = Mutex<[Issue]>([])
    withKnownIssue(isIntermittent: true) {
      folder.use(variables, body)
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock { $0 }
  }

  /// Asserts at one line, so that several pictures share a reference.
  private func assert(_ view: UIView) {
    assertSnapshot(of: view, named: "card", .widths(100), line: 4711)
  }

  @Test func `an equal picture is no issue`() {
    #expect(issues { assert(Card("Hello")) }.count == 1)
    #expect(issues { assert(Card("Hello")) }.isEmpty)
  }

  @Test func `recording a reference is a warning`() throws {
    let issue = try #require(issues { assert(Card("Hello")) }.first)
    #expect(issue.severity == .warning)
    #expect(!issue.isFailure)
    #expect(issue.comments.first?.rawValue.contains("was recorded") == true)
  }

  @Test func aMissingReferenceFailsInCI() throws {
    let issue = try #require(issues(["CI": "1"]) { assert(Card("Hello")) }.first)
    #expect(issue.severity == .error)
    let message = try #require(issue.comments.first?.rawValue)
    #expect(
      message.hasPrefix(
        "AssertSnapshotTests/aMissingReferenceFailsInCI.card.100@2x has no reference, and none is recorded "
          + "because CI is set\n"))
    #expect(message.contains("\nreference: \(folder.path)/CellTestingTests/AssertSnapshotTests/"))
    #expect(
      message.contains(
        "\nto record it: run the test without CI set, look at the picture and commit it; or "
          + "CELLSNAP_RECORD=missing swift test --filter AssertSnapshotTests/aMissingReferenceFailsInCI\n"))
  }

  @Test func `a reference missing in the mode never tells how to record it`() throws {
    let issue = try #require(
      issues(["CI": "1", "CELLSNAP_RECORD": "never"]) { assert(Card("Hello")) }.first)
    let message = try #require(issue.comments.first?.rawValue)
    #expect(message.contains(".card.100@2x has no reference\n"))
    #expect(message.contains("\nto record it: CELLSNAP_RECORD=missing swift test --filter "))
  }

  @Test func `a change is an issue at the line of the call`() throws {
    _ = issues { assert(Card("Hello")) }
    let issue = try #require(issues { assert(Card("Good morning")) }.first)
    #expect(issue.severity == .error)
    #expect(issue.sourceLocation?.line == 4711)
    #expect(issue.sourceLocation?.fileName == "AssertSnapshotTests.swift")
    let message = try #require(issue.comments.first?.rawValue)
    #expect(message.contains("is different from its reference"))
    #expect(message.contains("exact"))
    #expect(message.contains("titleLabel"))
    #expect(message.contains("Good morning"))
    #expect(message.contains("CELLSNAP_RECORD=changed swift test --filter 'AssertSnapshotTests/`?a change"))
  }

  @Test func `a change in all widths is explained once`() throws {
    func assert(_ title: String) { assertSnapshot(of: Card(title), named: "card", .widths(100, 120)) }
    _ = issues { assert("Hello") }
    let messages = issues { assert("Bye") }.compactMap { $0.comments.first?.rawValue }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("2 widths") == true || messages.first?.contains("1 more width") == true)
    #expect(messages.first?.contains("Bye") == true)
    #expect(messages.last?.contains("the changes are listed at AssertSnapshotTests/") == true)
    #expect(messages.last?.contains("Bye") == false)
    #expect(messages.last?.contains("pixels are different") == true)
  }

  @Test func aFailureLeavesARunToAcceptFrom() throws {
    _ = issues { assert(Card("Hello")) }
    let message = try #require(issues { assert(Card("Bye")) }.first?.comments.first?.rawValue)
    #expect(message.contains("\nreport: \(folder.path)/output/report.html"))
    #expect(message.contains(" accept AssertSnapshotTests/"))
    let run = RunFolder(path: "\(folder.path)/output", program: "snapshots")
    let failed = try #require(try run.read().snapshots.first { !$0.isPassing })
    #expect(failed.explanation?.lines.contains { $0.text.contains("Bye") } == true)
    let accepted = try run.accept(into: ReferenceStore(folder: "\(folder.path)/CellTestingTests"))
    #expect(accepted.accepted == ["AssertSnapshotTests/aFailureLeavesARunToAcceptFrom.card.100@2x"])
    #expect(issues { assert(Card("Bye")) }.isEmpty)
  }

  @Test func `a failed text and a failed picture write separate folders`() throws {
    func assert(_ title: String) {
      assertSnapshot(of: Card(title), named: "text", as: .layout, .widths(100))
      assertSnapshot(of: Card(title), named: "picture", .widths(100))
    }
    _ = issues { assert("Hello") }
    let messages = issues { assert("Bye") }.compactMap { $0.comments.first?.rawValue }
    #expect(messages.first?.contains("\nactual: \(folder.path)/output-texts/AssertSnapshotTests/") == true)
    #expect(messages.last?.contains("\nreport: \(folder.path)/output/report.html") == true)
  }

  @Test func `each failed picture is an issue`() {
    let found = issues(["CI": "1"]) { assertSnapshot(of: Card("Hello"), .widths(100, 200)) }
    #expect(found.count == 2)
  }

  @Test func assertionsWithoutANameAreCounted() {
    _ = issues {
      assertSnapshot(of: swatch(.red), .widths(10))
      assertSnapshot(of: swatch(.blue), .widths(10))
    }
    #expect(
      folder.files == [
        "AssertSnapshotTests/assertionsWithoutANameAreCounted.10@2x.png",
        "AssertSnapshotTests/assertionsWithoutANameAreCounted.2.10@2x.png",
      ])
  }

  @Test(arguments: ["Hello", "Good/bye"]) func everyCaseHasAReference(title: String) {
    _ = issues { assertSnapshot(of: Card(title), .widths(10)) }
    let name = title == "Hello" ? "Hello" : "Good-bye"
    #expect(folder.files == ["AssertSnapshotTests/everyCaseHasAReference.\(name).10@2x.png"])
  }

  @Test func `controllers, tables and table controllers are drawn`() {
    let found = issues(["CI": "1"]) {
      assertSnapshot(of: UIViewController(), .widths(320))
      assertSnapshot(of: UITableView(), .height(100))
      assertSnapshot(of: UITableViewController(style: .plain), .height(50))
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.comments.first?.rawValue.contains("has no reference") == true })
  }

  @Test func `an invalid width is an issue`() throws {
    let issue = try #require(issues { assertSnapshot(of: Card("Hello"), .widths(-3)) }.first)
    #expect(issue.comments.first?.rawValue.hasPrefix("width -3: give points from 1 to ") == true)
  }

  @Test(arguments: [
    (SnapshotSetting.checks(.lint), ".checks"), (.rowLimit(3), ".rowLimit"),
    (.waiving(.overlap, of: "dot", because: "a sample"), ".waiving"),
  ])
  func `a setting that only counts in checks is refused`(setting: SnapshotSetting, name: String) throws {
    let issue = try #require(issues { assertSnapshot(of: Card("Hello"), .widths(100), setting) }.first)
    #expect(
      issue.comments.first?.rawValue
        == "\(name)(…) applies only to checks, not to snapshots; leave it out, or call assertNoFaults")
  }

  @Test(arguments: [SnapshotFormat.layout, .svg])
  func `a mask is refused for a format without pixels`(format: SnapshotFormat) throws {
    let issue = try #require(
      issues {
        assertSnapshot(of: Card("Hello"), as: format, .widths(100), .ignoring(.views(named: "label")))
      }.first)
    #expect(
      issue.comments.first?.rawValue
        == ".ignoring(…) applies only to pictures, not to as: .\(format); leave it out, or compare the image")
    #expect(folder.files == [])
  }

  @Test(arguments: [SnapshotFormat.image, .svg])
  func `an incomplete image is a warning of the picture that shows it`(format: SnapshotFormat) throws {
    // A PNG of 4 x 4 pixels whose data is cut off.
    let bitmap = try Bitmap(width: 4, height: 4)
    let bytes = PNG.encode(bitmap, compression: .small)
    let image = try #require(UIImage(data: Data(bytes.prefix(bytes.count - 20))))
    func assert(x: CGFloat, as format: SnapshotFormat) -> [String] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.clipsToBounds = true
      let imageView = UIImageView(image: image)
      imageView.frame.origin.x = x
      view.addSubview(imageView)
      return issues { assertSnapshot(of: view, named: "image \(x)", as: format, .widths(20)) }
        .compactMap { $0.comments.first?.rawValue }.filter { $0.contains("left out of the picture") }
    }
    #expect(assert(x: 0, as: .layout) == [])
    let warnings = assert(x: 0, as: format)
    #expect(warnings.count == 1 && warnings.first?.contains("the PNG is broken") == true)
    #expect(assert(x: 30, as: format) == [])
  }

  @Test func `a view that cannot be drawn is a warning`() throws {
    let view = swatch(.red)
    let broken = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    view.addSubview(broken)
    let found = issues { assertSnapshot(of: view, .widths(10)) }
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.first?.comments.first?.rawValue.contains("nan") == true)
  }
}
