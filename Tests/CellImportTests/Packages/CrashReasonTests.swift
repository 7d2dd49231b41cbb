import Testing

@testable import CellImport

struct CrashReasonTests {
  private let lines = [
    "Theme.swift:39: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
    "NoteCell at width 320 crashed: signal 4; the remaining entries are drawn",
    "TagCell/short at width 320 crashed: signal 11; the remaining entries are drawn",
    "CellShapes/InterruptibleWork.swift:41: Fatal error: Store.swift:12: Store.init() is a stub",
    "ShapeCell at width 320 crashed: signal 4",
    "EmptyCell at width 320 has no height",
  ]

  @Test(arguments: [
    ("NoteCell", "it crashed at Theme.swift:39: Unexpectedly found nil while unwrapping an Optional value"),
    // The fault before it belongs to another entry.
    ("TagCell", "TagCell/short at width 320 crashed: signal 11; the remaining entries are drawn"),
    ("ShapeCell", "Store.swift:12: Store.init() is a stub"),
    ("EmptyCell", "EmptyCell at width 320 has no height"),
  ])
  func `a crash is reported with the line of the app's code`(name: String, reason: String) {
    #expect(ImportReport.reason(for: name, in: lines) == reason)
  }

  @Test func `the line of a class in another class is not about the outer one`() {
    #expect(ImportReport.reason(for: "Card", in: ["Card Row/short crashed: signal 4"]) == nil)
  }

  @Test func `an entry without a line has no reason`() {
    #expect(ImportReport.reason(for: "Note", in: lines) == nil)
  }
}
