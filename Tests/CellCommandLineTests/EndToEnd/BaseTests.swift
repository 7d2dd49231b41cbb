import CellRevisions
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

/// Tests of comparing with a base revision, as users do it.
///
/// The program of the base is the same one, except that it draws long posts expanded. So no compiler is needed.
@Suite struct BaseTests {
  private let folder: TemporaryFolder
  private let executable: URL

  init() throws {
    folder = try TemporaryFolder()
    executable = try #require(CellSnapProcess.executable)
    let products = folder.path(of: ".build/debug")
    try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
    // A link would lead back to the package that was built. A copy that this process writes cannot be started while a
    // process that another test starts has it open.
    let copy = try ChildProgram(["cp", executable.path, products + "/cellsnap"], in: folder.path).run()
    try #require(copy.status == 0, "\(copy.errors)")
    let built = executable.deletingLastPathComponent()
    for name in try FileManager.default.contentsOfDirectory(atPath: built.path)
    where name.hasSuffix(".resources") {
      try FileManager.default.createSymbolicLink(
        atPath: "\(products)/\(name)", withDestinationPath: built.appending(path: name).path)
    }
    for (name, text) in [
      ("Package.swift", ""), (".gitignore", ".build\ncellsnap-run\nSnapshots\n"),
      ("build.sh", build(expanded: true)),
    ] { _ = try folder.write(text, to: name) }
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  /// Returns the script that makes a program of the base.
  private func build(expanded: Bool) -> String {
    """
    mkdir -p .build/debug
    cat >.build/debug/cellsnap <<'END'
    #!/bin/sh
    command=$1
    shift
    exec '\(executable.path)' "$command"\(expanded ? " --expanded" : "") "$@"
    END
    chmod +x .build/debug/cellsnap
    """
  }

  private func git(_ arguments: String...) throws {
    let settings = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "commit.gpgsign=false"]
    let output = try ChildProgram(["git"] + settings + arguments, in: folder.path).run()
    try #require(output.status == 0, "\(output.errors)")
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "A change")
  }

  private func run(_ arguments: String...) throws -> ProgramOutput {
    try ChildProgram(
      [folder.path(of: ".build/debug/cellsnap")] + arguments, in: folder.path,
      variables: ["GITHUB_ACTIONS": nil]
    ).run()
  }

  private func verify(_ arguments: String...) throws -> ProgramOutput {
    try ChildProgram(
      [
        folder.path(of: ".build/debug/cellsnap"), "verify", "WallPost/long", "WallPost/short", "--widths",
        "320",
        "--base", "main", "--build-command", "sh build.sh",
      ] + arguments, in: folder.path, variables: ["GITHUB_ACTIONS": nil]
    ).run()
  }

  @Test func `snapshots without references are compared with the base, and a store keeps its pictures`()
    throws
  {
    let first = try verify()
    #expect(first.status == 1, "\(first.errors)")
    #expect(first.text.hasPrefix("WallPost/long.320@2x  different: exact: "))
    #expect(first.text.contains("\n2 snapshots: 1 identical, 1 different\nbase main ("))
    #expect(first.text.contains("2 of 2 drawn, 0 pictures of the base from the store, 2 drawn\n"))
    #expect(first.text.contains("\nThe merge of the change accepts what differs from the base main ("))
    let second = try verify()
    #expect(second.text.contains("2 of 2 drawn, 2 pictures of the base from the store, 0 drawn\n"))
    let accept = try run("accept")
    #expect(accept.text.hasPrefix("0 accepted into Snapshots\n1 compared with the base main ("))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "Snapshots")))
  }

  @Test func `a reference counts more than the base, which is not built if nothing needs it`() throws {
    _ = try run("record", "WallPost/long", "WallPost/short", "--widths", "320")
    _ = try folder.write("exit 1", to: "build.sh")
    try commit()
    let verify = try verify()
    #expect(verify.status == 0, "\(verify.text)\(verify.errors)")
    #expect(verify.text.hasPrefix("2 snapshots: 2 identical\n"))
  }

  @Test func `a base that does not build is one line, and the last run stays`() throws {
    _ = try verify()
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "cellsnap-run/run.json")))
    _ = try folder.write("echo 'a.swift:1:2: error: broken'\nexit 1", to: "build.sh")
    try commit()
    let broken = try verify()
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("cellsnap: the base main ("))
    #expect(broken.errors.contains(") does not build: a.swift:1:2: broken; name another revision"))
    #expect(broken.errors.split(separator: "\n").count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "cellsnap-run/run.json"))) == before)
  }

  @Test func `shards against a base are one run after the merge`() throws {
    for shard in 1...2 {
      _ = try verify("--shard", "\(shard)/2", "--output", "run\(shard)")
    }
    let merged = try run("report", "--merge", "run1", "run2", "--output", "cellsnap-run")
    #expect(merged.status == 1, "\(merged.errors)")
    #expect(merged.text.contains("2 snapshots: 1 identical, 1 different\nbase main ("))
  }
}
