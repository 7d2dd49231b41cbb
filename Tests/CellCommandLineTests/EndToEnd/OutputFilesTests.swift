import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of output files that are links, pipes or standard output.
@Suite struct OutputFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"version":1,"program":"1","references":"Snapshots","rule":"exact","patterns":[],"isComplete":true,"hasUsualWidths":true,"shards":[],"snapshots":[],"dead":[]}"#,
      to: "run.json")
  }

  private func report(_ arguments: String..., shell: String? = nil) throws -> CellSnapProcess {
    try CellSnapProcess.run(["report", "."] + arguments, in: folder, shell: shell)
  }

  private func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: name))) != nil
  }

  @Test func `a symbolic link to the output file is kept`() throws {
    #expect(symlink("target.md", folder.path(of: "link.md")) == 0)
    let run = try report("--markdown", "link.md")
    #expect(run.status == 0, "\(run.errors)")
    #expect(isLink("link.md"))
    #expect(
      try String(contentsOfFile: folder.path(of: "target.md"), encoding: .utf8).hasPrefix("## Snapshots"))
  }

  @Test func `a summary is appended to what standard output holds`() throws {
    // A link as `/dev/stdout` is. The test does not use that one because a failure would harm it.
    #expect(symlink("/proc/self/fd/1", folder.path(of: "stdout")) == 0)
    let run = try report("--markdown", "stdout", shell: "echo before;")
    #expect(run.status == 0, "\(run.errors)")
    #expect(isLink("stdout"))
    #expect(run.output.hasPrefix("before\n## Snapshots are unchanged\n"))
    #expect(run.output.hasSuffix("0 snapshots\n"))
  }

  @Test func `the file of standard output is appended to, not replaced`() throws {
    let run = try report("--markdown", "out.md", shell: "exec >out.md;")
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: folder.path(of: "out.md"), encoding: .utf8)
    #expect(text == "## Snapshots are unchanged\n\n0 snapshots\n0 snapshots\n")
  }

  @Test func `a named pipe is written to`() throws {
    let pipe = folder.path(of: "pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let run = try report("--junit", "pipe")
    #expect(run.status == 0, "\(run.errors)")
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).hasPrefix("<?xml"))
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a closed standard output is one line and harms no file`() throws {
    let run = try report("--markdown", "out.md", shell: "exec >&-;")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    let text = try String(contentsOfFile: folder.path(of: "out.md"), encoding: .utf8)
    #expect(text == "## Snapshots are unchanged\n\n0 snapshots\n")
  }

  @Test func `a difference is written through a link, but never over a compared file`() throws {
    for name in ["a", "b", "out"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    try TinyFile.write(grey: 0, to: folder.path(of: "a/x.png"))
    try TinyFile.write(grey: 9, to: folder.path(of: "b/x.png"))
    #expect(symlink("target.png", folder.path(of: "out/x.png")) == 0)
    #expect(try CellSnapProcess.run(["compare", "a", "b", "--diff", "out"], in: folder).status == 1)
    #expect(isLink("out/x.png"))
    #expect(try folder.files().keys.contains("out/target.png"))

    let old = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "a/x.png")))
    #expect(unlink(folder.path(of: "out/x.png")) == 0)
    #expect(symlink("../a/x.png", folder.path(of: "out/x.png")) == 0)
    let run = try CellSnapProcess.run(["compare", "a", "b", "--diff", "out"], in: folder)
    #expect(
      run.errorLines == [
        "cellsnap: cannot write out/x.png: it is one of the compared files; name another --diff"
      ])
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "a/x.png"))) == old)
  }

  @Test func `a run folder that is the folder of the references is refused, also behind a link`() throws {
    #expect(symlink("Snapshots", folder.path(of: "link")) == 0)
    let before = try folder.files()
    for output in ["Snapshots", "./Snapshots/", "link"] {
      let run = try CellSnapProcess.run(["record", "WallPost/short", "--output", output], in: folder)
      #expect(run.status == 64)
      #expect(
        run.errorLines.last?.contains("this is the folder of the references; name another folder") == true)
      #expect(try folder.files() == before)
    }
  }

  @Test func `render draws over no reference`() throws {
    let entry = ["WallPost/short", "--widths", "320"]
    #expect(try CellSnapProcess.run(["record"] + entry, in: folder).status == 0)
    let before = try folder.files().filter { $0.key.hasPrefix("Snapshots/") }
    let run = try CellSnapProcess.run(["render"] + entry + ["-o", "Snapshots"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errorLines == [
        "cellsnap: cannot write Snapshots/WallPost/short.320@2x.png: it is a reference, which only record and accept "
          + "replace; choose another place"
      ])
    #expect(try folder.files().filter { $0.key.hasPrefix("Snapshots/") } == before)
  }

  @Test func `two summaries in one file are refused`() throws {
    #expect(symlink("a.xml", folder.path(of: "b.xml")) == 0)
    for other in ["a.xml", "./a.xml", "b.xml"] {
      let run = try report("--junit", "a.xml", "--markdown", other)
      #expect(run.status == 64)
      #expect(run.errorLines.last?.hasSuffix("this is also the file of --junit; name another one") == true)
    }
    #expect(try report("--junit", "/dev/stdout", "--markdown", "/dev/stdout").status == 0)
  }

  @Test func `render removes the temporary files of a killed run`() throws {
    let out = folder.path(of: "out/WallPost")
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    // The second run finds every picture unchanged.
    for _ in 1...2 {
      _ = try folder.write("", to: "out/WallPost/.cellsnap-1.tmp")
      let run = try CellSnapProcess.run(["render", "WallPost/short", "--widths", "320"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["short.320@2x.png"])
    }
  }
}
