import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests that a text that shows a setting of the machine is found, with the setting. The date of the texts is
/// 2024-03-14 22:30:00 UTC.
@MainActor struct EnvironmentCheckTests {
  private static let date = Date(timeIntervalSince1970: 1_710_455_400)

  private func findings(_ text: @escaping @MainActor () -> String) throws -> [CheckFinding] {
    try CatalogEntry("Stamp") { StampView(text()) }.findings(checking: [.environment], widths: [320])
  }

  /// Returns a formatter with a locale and a time zone of its own, and with the changes of `change`.
  private func formatter(_ change: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "HH:mm"
    change(formatter)
    return formatter
  }

  @Test func `a text of fixed values has no finding`() throws {
    let formatter = formatter { _ in }
    #expect(try findings { formatter.string(from: Self.date) } == [])
  }

  @Test func `a finding names the view, both texts, the setting and the way out`() throws {
    let finding = try #require(try findings { 1234.5.formatted() }.first)
    #expect(finding.subject == "StampView.timeLabel")
    #expect(
      finding.text
        == "environment  Stamp 320@2x  StampView.timeLabel: expected text \"1,234.5\", found text \"1.234,5\" "
        + "(with the locale de_DE; set the locale in the code that makes it)")
  }

  @Test func `the current date is found`() throws {
    let formatter = formatter { $0.dateFormat = "yyyy" }
    let findings = try findings { formatter.string(from: Date()) }
    #expect(findings.map(\.expected) == [#"text "2025""#])
    #expect(findings.map(\.actual) == [#"text "2026""#])
    #expect(
      findings.map(\.reproduction)
        == ["with the clock at 2026-02-19T17:33:47Z; set the current date in the code that makes it"])
  }

  @Test func `a time relative to the current date is found`() throws {
    let style = Date.RelativeFormatStyle(locale: Locale(identifier: "en_US"))
    let findings = try findings { Self.date.formatted(style) }
    #expect(findings.map(\.expected) == [#"text "10 months ago""#])
    #expect(findings.map(\.actual) == [#"text "2 years ago""#])
  }

  @Test func `a date that is made from the current one has no finding if the text is relative`() throws {
    let style = Date.RelativeFormatStyle(locale: Locale(identifier: "en_US"))
    #expect(try findings { Date(timeIntervalSinceNow: -7200).formatted(style) } == [])
  }

  @Test func `the time zone of a formatter without one is found`() throws {
    let findings = try findings {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.dateFormat = "HH:mm"
      return formatter.string(from: Self.date)
    }
    // Kathmandu is 5 hours and 45 minutes ahead.
    #expect(findings.map(\.expected) == [#"text "22:30""#])
    #expect(findings.map(\.actual) == [#"text "04:15""#])
    #expect(
      findings.map(\.reproduction)
        == ["with the time zone Asia/Kathmandu; set the time zone in the code that makes it"])
  }

  @Test(
    arguments: [
      { TimeZone.current.identifier }, { TimeZone.autoupdatingCurrent.identifier },
      { NSTimeZone.local.identifier }, { NSTimeZone.system.identifier },
      { "\(Calendar.current.component(.hour, from: Self.date))" },
      { Self.date.formatted(.dateTime.hour().locale(Locale(identifier: "en_US"))) },
    ] as [@MainActor @Sendable () -> String])
  func `each way to the current time zone is found`(text: @escaping @MainActor @Sendable () -> String) throws
  {
    #expect(
      try findings(text).map(\.reproduction)
        == ["with the time zone Asia/Kathmandu; set the time zone in the code that makes it"])
  }

  @Test(
    arguments: [
      { Locale.current.identifier }, { Locale.autoupdatingCurrent.identifier },
      { NSLocale.current.identifier }, { "\(Calendar.current.firstWeekday)" },
      { Locale.current.decimalSeparator ?? "" }, { String(format: "%.1f", locale: .current, 1.5) },
      {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter.string(from: 1.5) ?? ""
      },
      {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateStyle = .medium
        return formatter.string(from: Self.date)
      },
    ] as [@MainActor @Sendable () -> String])
  func `each way to the current locale is found`(text: @escaping @MainActor @Sendable () -> String) throws {
    #expect(
      try findings(text).map(\.reproduction) == [
        "with the locale de_DE; set the locale in the code that makes it"
      ])
  }

  @Test func `a calendar of the locale is found`() throws {
    #expect(
      try findings { "\(Calendar.current.identifier)" }.map(\.reproduction)
        == ["with the locale th_TH; set the locale in the code that makes it"])
  }

  @Test func `one finding has all settings that change a text`() throws {
    let findings = try findings { Date().formatted() }
    #expect(
      findings.map(\.reproduction) == [
        "with the time zone Asia/Kathmandu, the locale de_DE and the clock at 2026-02-19T17:33:47Z; "
          + "set the time zone, the locale and the current date in the code that makes it"
      ])
  }

  @Test func `a row is named`() throws {
    let entry = CatalogEntry("Notes") { NotesController(LocaleCell.self) }
    let finding = try #require(try entry.findings(checking: [.environment], widths: [320]).first)
    #expect(finding.subject == "LocaleCell.titleLabel")
    #expect(finding.rowName == "row 0")
  }

  @Test func `a text that is never the same has no finding`() throws {
    var count = 0
    #expect(
      try findings {
        count += 1
        return "\(count)"
      } == [])
  }

  @Test func `a hidden view has no finding`() throws {
    let entry = CatalogEntry("Stamp") {
      let view = StampView("\(Date())")
      view.timeLabel.isHidden = true
      return view
    }
    #expect(try entry.findings(checking: [.environment], widths: [320]) == [])
  }

  @Test func `a waiver covers the label`() throws {
    let entry = CatalogEntry("Stamp") { StampView(Locale.current.identifier) }
      .waiving(.environment, of: "timeLabel", because: "it shows the user's locale")
    #expect(try entry.findings(checking: [.environment], widths: [320]) == [])
  }

  @Test func `afterwards the thread reads the system's clock`() throws {
    let before = Date()
    _ = try findings { "" }
    #expect(Date() >= before)
    #expect(Date() < before.addingTimeInterval(3_600))
  }

  @Test func `a loop until a time ends`() throws {
    #expect(
      try findings {
        let end = Date().addingTimeInterval(0.01)
        while Date() < end {}
        return "done"
      } == [])
  }
}
