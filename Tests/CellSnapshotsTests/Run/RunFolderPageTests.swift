import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

/// Tests of the pictures that the page of a run contains.
@Suite struct RunFolderPageTests {
  private let temporary: TemporaryFolder
  private let folder: RunFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try RunFolder(replacing: temporary.path(of: "run"), program: "snapshots")
  }

  private func run(of pictures: [[UInt8]]) throws -> Run {
    var run = Run(program: "1", references: temporary.path(of: "Snapshots"), rule: "exact")
    run.snapshots = try pictures.enumerated().map { place, bytes in
      var result = SnapshotResult(name: "Feed/Feed.\(place)@2x", entry: "Feed", verdict: .missing)
      result.actual = RunPicture(path: try folder.keep(bytes), width: 1, height: 1, scale: 2)
      return result
    }
    return run
  }

  @Test func `small pictures are inside the page`() throws {
    let run = try run(of: [[1, 2], [3]])
    let report = HTMLReport(run: run, in: folder, program: "snapshots")
    #expect(Set(report.pictures.values) == [[1, 2], [3]])
    #expect(Set(report.pictures.keys) == Set(run.pictures.map(\.path)))
    #expect(report.references == "../Snapshots")
  }

  @Test func `pictures that are large together are not inside the page`() throws {
    let half = RunFolder.embeddedByteLimit / 2
    let run = try run(of: [1, 2, 3].map { [UInt8](repeating: $0, count: half) })
    #expect(HTMLReport(run: run, in: folder, program: "snapshots").pictures.isEmpty)
  }
}
