import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests that every process writes the same bytes, in any order, on any number of threads and in any locale.
@Suite struct DeterminismTests {
  private func pictures(
    of arguments: [String], environment: [String: String] = [:]
  ) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["render", "-o", "out", "--widths", "320,768", "--scale", "1", "--formats", "png,svg"] + arguments,
      in: folder, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.files()
  }

  @Test func `threads, order of entries, language and time zone change no byte`() throws {
    let names = ["Login", "Friends", "Messages", "WallPost/long", "WallPost/hindi", "WallPost/photos-1"]
    let one = try pictures(of: names + ["--threads", "1"])
    let four = try pictures(
      of: names.reversed() + ["--threads", "4"],
      environment: ["TZ": "Asia/Tokyo", "LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.UTF-8", "LANGUAGE": "zh"])
    // Two login screens and five others, at two widths, in two formats.
    #expect(one.keys.filter { !$0.hasSuffix("/") && $0.contains(".") }.count == 7 * 2 * 2)
    #expect(one.keys.sorted() == four.keys.sorted())
    #expect(one.filter { four[$0.key] != $0.value }.keys.sorted() == [])
  }
}
