import CellDrawing
import CellRevisions
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

/// Tests of copying and pruning a store, as users do it.
@Suite struct StoreCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let store = try ContentStore(making: folder.path(of: "store"))
    let key = BaseKey(sources: ContentHash(of: [1]), circumstances: ContentHash(of: [2]))
    var picture = BasePicture(name: "Feed/Feed.320@2x", entry: "Feed")
    picture.file = "\(try store.keep([1, 2, 3]))"
    try store.add(BaseIndex(key: key, catalogue: ["Feed"], entries: ["Feed"], pictures: [picture]), of: key)
  }

  private func run(_ arguments: String...) throws -> CellSnapProcess {
    try CellSnapProcess.run(["store"] + arguments, in: folder)
  }

  @Test func `a store is copied to a folder and from there to another one`() throws {
    #expect(
      try run("push", "shared", "--store", "store").output == "1 base with 1 picture pushed to shared\n")
    #expect(
      try run("pull", "shared", "--store", "other").output == "1 base with 1 picture pulled from shared\n")
    #expect(
      try run("pull", "shared", "--store", "other").output == "0 bases with 0 pictures pulled from shared\n")
  }

  @Test func `pruning says what was removed and what is left`() throws {
    #expect(
      try run("prune", "--days", "1", "--store", "store").output
        == "0 files with 0.0 MB removed, 2 files with 0.0 MB kept\n")
    #expect(
      try run("prune", "--size", "0", "--store", "store").output
        == "2 files with 0.0 MB removed, 0 files with 0.0 MB kept\n")
  }

  @Test func `a damaged base is left out, named, and a failure`() throws {
    let pictures = try folder.files().keys.filter { $0.hasPrefix("store/pictures/") && $0.hasSuffix(".png") }
    for path in pictures { _ = try folder.write("x", to: path) }
    let push = try run("push", "shared", "--store", "store")
    #expect(push.status == 1)
    #expect(push.errorLines.count == 1)
    #expect(push.errors.hasSuffix("its bytes are not those of its name; its base is left out\n"))
    #expect(push.output == "0 bases with 0 pictures pushed to shared\n")
  }

  @Test(arguments: [
    (["push"], "say store push DIR"), (["remove"], "say store push DIR"), ([], "say store push DIR"),
    (["prune"], "store prune: say what is too much"),
    (["push", "a", "--days", "1"], "--days: only store prune"),
    (["prune", "--days", "-1"], "--days -1: "),
  ])
  func `a bad argument is one line, and exits with 64`(arguments: [String], beginning: String) throws {
    let run = try CellSnapProcess.run(["store"] + arguments + ["--store", "store"], in: folder)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("cellsnap: " + beginning), "\(run.errors)")
    #expect(run.errorLines.count == 1)
  }

  @Test func `a folder that is no store is one line`() throws {
    _ = try folder.write("precious", to: "notes.txt")
    for arguments in [["pull", "."], ["push", "."]] {
      let run = try CellSnapProcess.run(["store"] + arguments + ["--store", "store"], in: folder)
      #expect(run.status == 1)
      #expect(run.errorLines.count == 1)
    }
  }
}
