import CellCatalog
import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellTesting

@MainActor @Suite struct VerifySnapshotTests {
  let folder = ReferenceFolder()

  /// Verifies at one line, so that several pictures share a reference.
  private func verify(
    _ view: @autoclosure () throws -> UIView, _ variables: [String: String] = [:], named name: String = "x",
    widths: [CGFloat] = [10], record: SnapshotRecordMode? = nil, rule: SnapshotComparisonRule? = nil,
    limits: SnapshotComparisonLimits? = nil, ignoring masks: [SnapshotMask] = []
  ) throws -> [SnapshotOutcome] {
    try folder.use(variables) {
      var settings: [SnapshotSetting] = [.widths(widths)] + masks.map { .ignoring($0) }
      if let record { settings.append(.record(record)) }
      if let rule { settings.append(.rule(rule)) }
      if let limits { settings.append(.limits(limits)) }
      return try verifySnapshot(of: try view(), named: name, .combined(settings))
    }
  }

  @Test func whatIsMissingIsRecorded() throws {
    let outcomes = try verify(swatch(.red))
    #expect(outcomes.map(\.verdict) == [.missing])
    #expect(outcomes.map(\.isRecorded) == [true])
    #expect(folder.files == ["VerifySnapshotTests/whatIsMissingIsRecorded.x.10@2x.png"])
    #expect(outcomes.map(\.name) == ["VerifySnapshotTests/whatIsMissingIsRecorded.x.10@2x"])
    #expect(try folder.bytes(of: folder.files[0]) == outcomes[0].actual)
  }

  @Test func `an equal picture is identical and not recorded`() throws {
    _ = try verify(swatch(.red))
    let outcomes = try verify(swatch(.red), record: .all)
    #expect(outcomes.map(\.verdict) == [.identical])
    #expect(outcomes.map(\.isRecorded) == [false])
    #expect(outcomes[0].actual == nil)
  }

  @Test func `a changed picture is different and not recorded`() throws {
    let recorded = try verify(swatch(.red))
    let outcomes = try verify(swatch(.blue))
    #expect(outcomes.map(\.verdict) == [.different])
    #expect(outcomes.map(\.isPassing) == [false])
    #expect(outcomes[0].reference == recorded[0].actual)
    #expect(outcomes[0].actual != nil)
    #expect(outcomes[0].difference != nil)
    #expect(try verify(swatch(.red)).map(\.verdict) == [.identical])
  }

  @Test func `a changed picture is recorded if the variable says so`() throws {
    _ = try verify(swatch(.red))
    let outcomes = try verify(swatch(.blue), ["CELLSNAP_RECORD": "changed"])
    #expect(outcomes.map(\.isRecorded) == [true])
    #expect(try verify(swatch(.blue)).map(\.verdict) == [.identical])
  }

  @Test func `nothing is written in CI`() throws {
    let outcomes = try verify(swatch(.red), ["CI": "1"], record: .all)
    #expect(outcomes.map(\.verdict) == [.missing])
    #expect(outcomes.map(\.isPassing) == [false])
    #expect(folder.files == [])
  }

  @Test func everyWidthIsAPictureOfAViewMadeForIt() throws {
    var widths: [CGFloat] = []
    func view() -> UIView {
      widths.append(UIScreen.main.bounds.width)
      return swatch(.red)
    }
    let outcomes = try verify(view(), widths: [10, 20])
    #expect(widths == [10, 20])
    #expect(outcomes.map(\.name.last) == ["x", "x"])
    #expect(
      folder.files == [
        "VerifySnapshotTests/everyWidthIsAPictureOfAViewMadeForIt.x.10@2x.png",
        "VerifySnapshotTests/everyWidthIsAPictureOfAViewMadeForIt.x.20@2x.png",
      ])
  }

  @Test func `the device and the given view are restored`() throws {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = Card("Hello")
    view.frame = CGRect(x: 7, y: 8, width: 90, height: 30)
    window.addSubview(swatch(.red))
    window.addSubview(view)
    window.addSubview(swatch(.blue))
    let screen = UIScreen.main.bounds
    _ = try verify(view, widths: [50, 150])
    #expect(UIScreen.main.bounds == screen)
    #expect(view.frame == CGRect(x: 7, y: 8, width: 90, height: 30))
    #expect(window.subviews.firstIndex { $0 === view } == 1)
  }

  @Test func `a rule and a limit allow a difference`() throws {
    _ = try verify(swatch(UIColor(white: 1, alpha: 1)))
    let nearly = UIColor(white: 254.0 / 255, alpha: 1)
    #expect(try verify(swatch(nearly), rule: .channel(1)).map(\.verdict) == [.similar])
    #expect(try verify(swatch(nearly), rule: .exact).map(\.verdict) == [.different])
    #expect(
      try verify(swatch(nearly), limits: SnapshotComparisonLimits(maximumDifferingRatio: 1)).map(\.verdict)
        == [.similar])
  }

  @Test func `a masked part is not compared`() throws {
    _ = try verify(Card("Hello", dotColor: .red))
    let masks: [[SnapshotMask]] = [
      [.views(named: "dot")], [.views(where: { $0.backgroundColor == .blue })],
      [.rect(CGRect(x: 5, y: 15, width: 10, height: 10))],
    ]
    for masks in masks {
      #expect(try verify(Card("Hello", dotColor: .blue), ignoring: masks).map(\.verdict) == [.similar])
      #expect(try verify(Card("Bye", dotColor: .blue), ignoring: masks).map(\.verdict) == [.different])
    }
    #expect(try verify(Card("Hello", dotColor: .blue)).map(\.verdict) == [.different])
    let card = Card("Hello", dotColor: .blue)
    #expect(try verify(card, ignoring: [.view(card.dot)]).map(\.verdict) == [.similar])
  }

  @Test func whatCannotBeMadeIsAnError() throws {
    struct Failure: Error {}
    func view() throws -> UIView { throw Failure() }
    let error = #expect(throws: SnapshotError.self) { try verify(try view()) }
    #expect(error?.description.contains("whatCannotBeMadeIsAnError.x: Failure()") == true)
  }

  @Test func `a view that fits in nothing is an error`() throws {
    let error = #expect(throws: SnapshotError.self) { try verify(UIView()) }
    #expect(error?.description.contains("no height") == true)
  }

  @Test func `a folder that cannot be made is an error`() {
    let environment = SnapshotEnvironment(variables: ["CELLSNAP_REFERENCES": "/proc/cellsnap"])
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotEnvironment.$current.withValue(environment) {
        try verifySnapshot(of: swatch(.red), .widths(10))
      }
    }
    #expect(error?.description.contains("cannot make the folder /proc/cellsnap") == true)
  }
}
