import Foundation
import Testing

/// The same bytes from every process, in every order, on any number of threads, wherever the host is.
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

  @Test func processesThreadsOrdersAndLocalesChangeNoByte() throws {
    let folder = try TemporaryFolder()
    let names = try CellSnapProcess.run(["render", "--list"], in: folder).output.split(separator: "\n")
      .map(String.init)
    let one = try pictures(of: names + ["--threads", "1"])
    let four = try pictures(
      of: names.reversed() + ["--threads", "4"],
      environment: ["TZ": "Asia/Tokyo", "LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.UTF-8", "LANGUAGE": "zh"])
    #expect(one.count >= names.count * 4)
    #expect(one.keys.sorted() == four.keys.sorted())
    #expect(one.filter { four[$0.key] != $0.value }.keys.sorted() == [])
  }
}
