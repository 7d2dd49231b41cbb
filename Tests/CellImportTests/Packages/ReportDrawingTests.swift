import Foundation
import Testing

@testable import CellImport

struct ReportDrawingTests {
  private typealias Picture = ImportReport.Picture

  /// A report whose class has two pictures in the package's folder.
  private func drawn() throws -> ImportReport {
    var report = try ImportReport.sample("class NoteCell: UITableViewCell {}")
    for state in ["long", "short"] {
      let path = "Pictures/NoteCell/\(state).320@2x.png"
      let file = report.output.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(state.utf8).write(to: file)
      report.classes[0].pictures.append(Picture(path: path))
    }
    return report
  }

  private func text(_ path: String, in report: ImportReport) -> String? {
    (try? Data(contentsOf: report.output.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a class keeps the pictures that a later drawing lost, and a line says so`() throws {
    let before = try drawn()
    defer { try? FileManager.default.removeItem(at: before.output) }
    var now = before
    now.classes[0].pictures.removeLast()
    now.classes[0].reason = "it crashed"
    try now.keepLost(of: before)
    #expect(now.classes[0].pictures == before.classes[0].pictures)
    #expect(now.classes[0].reason == nil)
    #expect(text("Pictures.new/NoteCell/short.320@2x.png", in: now) == "short")
    #expect(
      now.drawnLines == [
        "NoteCell keeps 1 of its pictures from the drawing before, as the bodies that it calls end it"
      ])
  }

  @Test func `a drawing that lost nothing stays as it is`() throws {
    let before = try drawn()
    defer { try? FileManager.default.removeItem(at: before.output) }
    var now = before
    try now.keepLost(of: before)
    #expect(now.drawnLines.isEmpty)
    #expect(text("Pictures.new/NoteCell/short.320@2x.png", in: now) == nil)
  }

  @Test func `new pictures take the place of the old ones, with a page that shows them`() throws {
    let report = try drawn()
    defer { try? FileManager.default.removeItem(at: report.output) }
    let file = report.output.appending(path: "Pictures.new/NoteCell/short.320@2x.png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("new".utf8).write(to: file)
    try report.keepDrawing()
    #expect(text("Pictures/NoteCell/short.320@2x.png", in: report) == "new")
    #expect(text("Pictures/NoteCell/long.320@2x.png", in: report) == nil)
    #expect(text("report.html", in: report)?.contains("NoteCell/short.320@2x.png") == true)
  }
}
