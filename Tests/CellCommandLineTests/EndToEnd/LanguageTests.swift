import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of `--language` for cells whose formatters have no locale of their own.
@Suite struct LanguageTests {
  private func render(
    _ language: String, host: [String: String] = [:], in folder: TemporaryFolder
  ) throws -> CellSnapProcess {
    try CellSnapProcess.run(
      ["render", "Stamps/current", "--widths", "40", "--language", language, "--json", "--output", "out"],
      program: "FaultyCatalog", in: folder, environment: host.merging(["STAMPS": "1"]) { $1 })
  }

  @Test(arguments: [
    ("en", "1,234.5 1,234.5 Thursday, January 1, 1970 January 1 en"),
    ("de", "1.234,5 1.234,5 Donnerstag, 1. Januar 1970 Januar 2 de"),
    ("ar", "١٬٢٣٤٫٥ ١٬٢٣٤٫٥ الخميس"),
  ])
  func `numbers, dates and the calendar are in the language`(language: String, text: String) throws {
    let run = try render(language, in: TemporaryFolder())
    #expect(run.output.contains(text), "\(run.output)\(run.errors)")
  }

  @Test func `the host's locale and time zone change no byte`() throws {
    let host = ["LC_ALL": "de_DE.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Pacific/Kiritimati"]
    let (plain, other) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try render("fr", in: plain)
    _ = try render("fr", host: host, in: other)
    let file = "out/Stamps/current.40-fr.png"
    let picture = try Data(contentsOf: URL(fileURLWithPath: plain.path(of: file)))
    #expect(try Data(contentsOf: URL(fileURLWithPath: other.path(of: file))) == picture)
  }
}
