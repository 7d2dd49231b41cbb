import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

/// Tests of icons that this machine cannot draw at the moment. The catalogue has an entry for each icon.
@Suite struct AbsentImageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Icons"), withIntermediateDirectories: true)
    // A worker draws an SVG with a filter. The other icons need none.
    _ = try folder.write(
      Self.icon(filter: "<filter id=\"f\"><feGaussianBlur stdDeviation=\"1\"/></filter>"),
      to: "Icons/soft.svg")
    _ = try folder.write(Self.icon(filter: ""), to: "Icons/plain.svg")
    try Self.page.write(to: URL(fileURLWithPath: folder.path(of: "Icons/page.pdf")))
  }

  private static func icon(filter: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\(filter)\
    <rect width="20" height="20" fill="red" \(filter.isEmpty ? "" : "filter=\"url(#f)\"")/></svg>
    """
  }

  /// A page with a red square.
  private static var page: Data {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    let content = "1 0 0 rg 0 0 20 20 re f"
    for object in [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ] {
      places.append(text.utf8.count)
      text += "\(places.count) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places {
      let digits = "\(place)"
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  private func run(
    _ command: String, _ options: [String] = [], _ variables: [String: String] = [:]
  ) throws -> CellSnapProcess {
    // A cache of an earlier run would have the converted page.
    let environment = ["ICONS": "Icons", "XDG_CACHE_HOME": folder.path(of: "cache-\(UUID().uuidString)")]
    return try CellSnapProcess.run(
      [command] + options, program: "IconCatalog", in: folder,
      environment: environment.merging(variables) { $1 })
  }

  private var references: [String] {
    get throws { try folder.files().keys.filter { $0.hasPrefix("Snapshots/") }.sorted() }
  }

  @Test func `all icons are drawn where the machine can`() throws {
    let recorded = try run("record")
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(recorded.output.contains("3 snapshots: 3 recorded"), "\(recorded.output)")
    #expect(try run("verify").status == 0)
  }

  @Test(arguments: ["record", "verify"])
  func `entries whose icons need a worker are not drawn where none can start`(command: String) throws {
    if command == "verify" { #expect(try run("record").status == 0) }
    let before = try references
    let run = try run(command, [], ["CELLSNAP_IS_WORKER": "1"])
    #expect(run.status == 1, "\(run.output) \(run.errors)")
    #expect(run.output.contains("2 not drawn"), "\(run.output)")
    #expect(run.output.contains("soft/soft.240@2x  not drawn: this machine could not draw everything: "))
    #expect(run.output.contains("cannot be started"), "\(run.output)")
    #expect(try references == (command == "verify" ? before : ["Snapshots/plain/plain.240@2x.png"]))
    // Nothing of it can be accepted.
    #expect(try self.run("accept").status == 0)
    #expect(try references == (command == "verify" ? before : ["Snapshots/plain/plain.240@2x.png"]))
  }

  @Test(arguments: [[], ["--json"], ["--formats", "svg"]])
  func `render writes no picture without its icon`(options: [String]) throws {
    let run = try run("render", options, ["CELLSNAP_IS_WORKER": "1"])
    #expect(run.status == 1, "\(run.output) \(run.errors)")
    let lines = run.errors.split(separator: "\n").filter { $0.contains("soft.240@2x") }
    #expect(lines.count == 1, "\(run.errors)")
    #expect(
      lines[0].hasPrefix("soft/soft.240@2x not drawn: this machine could not draw everything: "),
      "\(run.errors)")
    #expect(!run.errors.contains("left out of the picture"), "\(run.errors)")
    #expect(!run.output.contains("soft"), "\(run.output)")
    let files = try folder.files().keys.filter { $0.hasPrefix("out/") }
    #expect(files.count == 1 && files.allSatisfy { $0.contains("plain") }, "\(files)")
  }

  @Test func `a sheet is not drawn without an icon`() throws {
    let run = try run("render", ["--sheet"], ["CELLSNAP_IS_WORKER": "1"])
    #expect(run.status != 0)
    #expect(run.errors.contains("not drawn: this machine could not draw everything: "), "\(run.errors)")
    #expect(try folder.files().keys.allSatisfy { !$0.hasPrefix("out/") })
  }

  @Test func `an entry with a page is not drawn without poppler`() throws {
    let recorded = try run("record", [], ["PATH": "/nowhere"])
    #expect(recorded.status == 1, "\(recorded.output) \(recorded.errors)")
    #expect(recorded.output.contains("page/page.240@2x  not drawn: "), "\(recorded.output)")
    #expect(recorded.output.contains("install it with Scripts/setup"), "\(recorded.output)")
    #expect(recorded.output.contains("3 snapshots: 1 not drawn, 2 recorded"), "\(recorded.output)")
  }
}
