import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of entries that end the process or never end. The catalogue has three entries, one of them faulty,
/// drawn at widths of 40 and 60 points.
@Suite struct EarlyEndTests {
  /// The ways to end a process that the variable `FAULT` names, and the beginning of the reported cause.
  private static let ends: [(fault: String, cause: String)] = [
    ("exit", "exit(0)"), ("underscoreExit", "exit(0)"), ("quickExit", "exit(0)"), ("execute", "exit(0)"),
    ("fatalError", "signal 4,"), ("index", "signal 4,"), ("none", "signal 4,"), ("memory", "signal 11,"),
    ("recursion", "signal 11,"), ("abort", "signal 6,"), ("kill", "something killed"),
    ("daemon", "something killed"),
  ]

  private func run(
    _ arguments: [String], fault: String? = nil, changing: String? = nil, in folder: TemporaryFolder,
    input: String? = nil,
    isUsual: Bool = false, shell: String? = nil
  ) throws -> CellSnapProcess {
    var environment = isUsual ? [:] : ["SWIFT_BACKTRACE": "enable=no"]
    environment["FAULT"] = fault
    environment["CHANGING"] = changing
    return try CellSnapProcess.run(
      arguments, program: "FaultyCatalog", in: folder, input: input, environment: environment, shell: shell)
  }

  /// Returns a folder with the references of all three entries.
  private func recordedFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try run(["record"], in: folder).status == 0)
    return folder
  }

  @Test(arguments: EarlyEndTests.ends.map(\.fault))
  func `an entry that ends the process is crashed, and the other entries are verified`(fault: String) throws {
    let cause = try #require(Self.ends.first { $0.fault == fault }?.cause)
    let folder = try recordedFolder()
    let verified = try run(["verify", "--junit", "junit.xml"], fault: fault, in: folder)
    #expect(verified.status == 1)
    #expect(verified.output.contains("Fault/Fault.40  crashed: \(cause)"), "\(verified.output)")
    #expect(verified.output.contains("Fault/Fault.60  crashed: not drawn after Fault at width 40\n"))
    #expect(verified.output.contains("6 snapshots: 4 identical, 2 crashed\n"))
    #expect(verified.errors.contains("Fault at width 40 crashed: \(cause)"))
    let junit = try String(contentsOfFile: folder.path(of: "junit.xml"), encoding: .utf8)
    #expect(junit.contains(#"<testsuite name="Fault" tests="2" failures="2">"#))
    #expect(junit.contains(#"<failure type="crashed" message="crashed: \#(cause)"#))
  }

  @Test(arguments: ["loop", "wait"])
  func `an entry that never ends is timed out`(fault: String) throws {
    let folder = try recordedFolder()
    let verified = try run(["verify", "--timeout", "1"], fault: fault, in: folder)
    #expect(verified.status == 1)
    #expect(
      verified.output.contains(
        "Fault/Fault.40  timed out: nothing was drawn within 1 s; --timeout SECONDS allows more\n"))
    #expect(verified.output.contains("6 snapshots: 4 identical, 2 timed out\n"))
  }

  @Test(arguments: [("exitOnRelease", "crashed: exit(0)"), ("loopOnRelease", "timed out: nothing was drawn")])
  func `an entry whose view ends the process on its release costs no other entry`(
    fault: String, cause: String
  ) throws {
    let folder = try recordedFolder()
    let verified = try run(["verify", "--timeout", "1"], fault: fault, in: folder)
    #expect(verified.status == 1)
    // The comparison may have been told before the release.
    #expect(verified.errors.contains("Fault at width 40 \(cause)"))
    #expect(verified.output.contains("6 snapshots: 4 identical, 2 "))
  }

  @Test func `a run with crashed entries is complete and can be accepted`() throws {
    let folder = try recordedFolder()
    _ = try run(["verify"], fault: "exit", in: folder)
    let kept = try RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap").read()
    #expect(kept.isComplete)
    #expect(
      kept.snapshots.map(\.name).map { $0.split(separator: "/").last ?? "" } == [
        "First.40", "First.60", "Fault.40", "Fault.60", "Last.40", "Last.60",
      ])
    #expect(
      kept.snapshots.map(\.verdict) == [.identical, .identical, .crashed, .crashed, .identical, .identical])
    #expect(kept.dead == [])
    #expect(kept.unseen == [])
    #expect(try run(["accept"], in: folder).status == 0)
  }

  @Test func `references recorded before a crash are reported as recorded`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], fault: "exit", in: folder)
    #expect(recorded.output.contains("6 snapshots: 2 crashed, 4 recorded\n"), "\(recorded.output)")
    #expect(recorded.status == 1)
    let files = try folder.files().keys.filter { $0.hasPrefix("Snapshots/") }.sorted()
    #expect(
      files == [
        "Snapshots/First/First.40.png", "Snapshots/First/First.60.png", "Snapshots/Last/Last.40.png",
        "Snapshots/Last/Last.60.png",
      ])
  }

  @Test func `each snapshot has one line, however often the process restarts`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], fault: "abort", in: folder)
    for name in ["First/First.40", "First/First.60", "Fault/Fault.40", "Last/Last.40"] {
      #expect(recorded.output.components(separatedBy: "\(name)  ").count == 2, "\(recorded.output)")
    }
  }

  @Test func `render draws the entries after one that crashed`() throws {
    let folder = try TemporaryFolder()
    let rendered = try run(["render"], fault: "exit", in: folder)
    #expect(rendered.status == 1)
    #expect(rendered.output.contains("4 pictures in "))
    #expect(
      rendered.errors == "Fault at width 40 crashed: exit(0) was called; the remaining entries are drawn\n")
    #expect(try folder.files().keys.sorted().count == 4)
  }

  @Test func `check looks at the entries after one that crashed`() throws {
    let folder = try TemporaryFolder()
    let checked = try run(["check"], fault: "exit", in: folder)
    #expect(checked.status == 1)
    #expect(
      checked.output == """
        Fault at width 40, in the check reuse, crashed: exit(0) was called; an entry may not do that
        no faults in 3 entries; 1 entry not checked

        """)
  }

  @Test(arguments: ["trace", "breakpoints", "gallery"], ["exit", "exitOnRelease"])
  func `a command for one entry reports its crash and fails`(command: String, fault: String) throws {
    let run = try run([command, "Fault"], fault: fault, in: try TemporaryFolder())
    #expect(run.status == 70)
    #expect(run.errors.contains("Fault at width "))
    #expect(run.errors.contains(" crashed: exit(0) was called\n"))
  }

  @Test(arguments: ["trace", "breakpoints", "gallery"])
  func `a command for one entry ends where the entry never ends`(command: String) throws {
    let run = try run(
      [command, "Fault", "--timeout", "1"], fault: "loopOnRelease", in: try TemporaryFolder())
    #expect(run.status == 70)
    #expect(run.errors.contains("Fault at width "))
    #expect(run.errors.contains(" timed out: nothing was drawn within 1 s"))
  }

  @Test func `threads of an entry may need a static property that is being made`() throws {
    let folder = try recordedFolder()
    let verified = try run(["verify", "--timeout", "5"], fault: "sharedProperty", in: folder)
    #expect(verified.output.hasSuffix("6 snapshots: 6 identical\n"))
    let checked = try run(["check", "environment", "--timeout", "5"], fault: "sharedProperty", in: folder)
    #expect(checked.output == "no faults in 3 entries\n")
  }

  @Test(arguments: ["once", "process"])
  func `a crashed entry that the next process does not have fails the run`(changing: String) throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], changing: changing, in: folder)
    #expect(recorded.status == 1)
    #expect(recorded.errorLines.count == 2)
    #expect(
      recorded.errorLines.last?.contains(
        " crashed: exit(0) was called, and when the program was started again, its entry was missing") == true
    )
    let pruned = try run(["prune"], in: folder)
    #expect(pruned.status == 1)
  }

  @Test func `a crash prints its place in the source without a stack before it is reported`() throws {
    let folder = try recordedFolder()
    let verified = try run(["verify"], fault: "fatalError", in: folder, isUsual: true)
    #expect(verified.errorLines.first?.contains("FaultyCatalog.swift:") == true)
    #expect(!verified.errors.contains("stack trace") && !verified.errors.contains("Backtracing"))
    #expect(verified.errorLines.last?.hasPrefix("Fault at width 40 crashed: signal 4,") == true)
  }

  @Test func `a catalogue that ends the process exits with 70`() throws {
    let folder = try recordedFolder()
    let verified = try run(["verify"], fault: "entries", in: folder)
    #expect(verified.status == 70)
    #expect(
      verified.errors == "FaultyCatalog: the program ended while it drew no entry: exit(0) was called\n")
  }

  @Test func `a run folder is incomplete until the run has ended`() throws {
    let folder = try recordedFolder()
    // Without the watching process, as under a debugger, nothing restarts the run.
    let verified = try run(["verify"], fault: "killParent", in: folder)
    #expect(verified.status != 0)
    let kept = try RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap").read()
    #expect(!kept.isComplete)
  }

  @Test func `an entry that changes the working directory moves no output`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(
      ["record", "--junit", "junit.xml", "--markdown", "run.md"], fault: "changeFolder", in: folder)
    #expect(recorded.output.contains("6 snapshots: 6 recorded\n"))
    #expect(try run(["verify"], in: folder).status == 0)
    #expect(
      try folder.files().keys.map { $0.split(separator: "/").first ?? "" }.reduce(into: Set()) {
        $0.insert($1)
      }
        == ["Snapshots", "cellsnap-run", "junit.xml", "run.md"])
    let rendered = try run(["render", "--output", "out"], fault: "changeFolder", in: folder)
    #expect(rendered.output.hasSuffix("6 pictures in \(folder.path)/out\n"))
  }

  /// The names of the references that do not end as a PNG does.
  private func damagedReferences(in folder: TemporaryFolder) throws -> [String] {
    let end = Data("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    return try folder.files().filter { $0.key.hasSuffix(".png") && $0.value.suffix(8) != end }.keys.sorted()
  }

  @Test(arguments: ["closeFiles", "closeOutput"])
  func `an entry that closes the files of the program fails the run, and no reference is damaged`(
    fault: String
  ) throws {
    let folder = try TemporaryFolder()
    for command in ["record", "verify", "check"] {
      let run = try run([command], fault: fault, in: folder)
      #expect(run.status == 1, "\(command): \(run.errors)")
      #expect(run.errorLines.last?.contains("closed") == true, "\(command): \(run.errors)")
      #expect(try damagedReferences(in: folder) == [])
    }
  }

  @Test func `an entry that opens others in place of low descriptors loses no line and no result`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], fault: "replaceFiles", in: folder)
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(recorded.output.contains("6 snapshots: 6 recorded\n"), "\(recorded.output)")
    #expect(try damagedReferences(in: folder) == [])
    let verified = try run(["verify"], fault: "replaceFiles", in: folder)
    #expect(verified.status == 0, "\(verified.errors)")
    #expect(verified.output.contains("6 snapshots: 6 identical\n"), "\(verified.output)")
  }

  @Test func `lines that an entry prints go to standard error`() throws {
    let folder = try TemporaryFolder()
    let checked = try run(["check", "--json"], fault: "printLines", in: folder)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) }
    #expect(checked.errors.contains("a line of the entry\n"))
    let rendered = try run(["render"], fault: "printLines", in: folder)
    #expect(rendered.output.split(separator: "\n").count == 7)
    #expect(!rendered.output.contains("line of the entry"))
  }

  @Test func `a summary in standard output has no lines that entries print`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record", "--markdown", "/dev/stdout"], fault: "printLines", in: folder)
    #expect(recorded.output.contains("## Snapshots are unchanged\n"))
    #expect(!recorded.errors.contains("## Snapshots"))
  }

  @Test func `the advice to record names the folders of the run`() throws {
    let folder = try TemporaryFolder()
    let verified = try run(["verify", "--references", "other", "-o", "run"], in: folder)
    #expect(
      verified.output.contains(
        "record --references other --output run writes the references that are missing\n"))
  }

  @Test func `a merge fails if a shard did not end`() throws {
    let folder = try recordedFolder()
    #expect(try run(["verify", "--shard", "1/2", "-o", "one"], in: folder).status == 0)
    _ = try run(["verify", "--shard", "2/2", "-o", "two"], fault: "killParent", in: folder)
    let merged = try run(["report", "--merge", "one", "two", "-o", "merged"], in: folder)
    #expect(merged.status == 1)
    #expect(merged.errors.contains("the run in two did not finish"))
    let report = try run(["report", "two", "--markdown", "two.md", "--junit", "two.xml"], in: folder)
    #expect(report.status == 1)
    #expect(
      try folder.files()["two.md"].map { $0.starts(with: Data("## The run did not finish".utf8)) }
        == true)
    #expect(
      try String(contentsOfFile: folder.path(of: "two.xml"), encoding: .utf8).contains("type=\"incomplete\""))
  }

  @Test func `the times of pictures before a crash are kept, and a crashed one has none`() throws {
    let folder = try recordedFolder()
    _ = try run(["verify", "--threads", "1"], fault: "abort", in: folder)
    let bytes = try #require(try folder.files()["cellsnap-run/times.json"])
    let times = try SnapshotTimes(decoding: Array(bytes), "times.json")
    let titles = try RunFolder(path: folder.path(of: "cellsnap-run"), program: "").read().snapshots.map(
      \.name)
    #expect(titles.count == 6)
    #expect(titles.filter { times[$0] == nil } == ["Fault/Fault.40", "Fault/Fault.60"])
    #expect(titles.compactMap { times[$0] }.allSatisfy { $0 > 0 })
  }

  @Test func `a memory or stack limit that is too low is reported in one line`() throws {
    let folder = try TemporaryFolder()
    let memory = try run(["render"], in: folder, shell: "ulimit -v 500000;")
    #expect(memory.status == 70)
    #expect(
      memory.errors
        == "FaultyCatalog: the address space is limited to 488 MB; allow at least 600 MB (ulimit -v 614400)\n"
    )
    let stack = try run(["render"], in: folder, shell: "ulimit -s 256;")
    #expect(stack.status == 70)
    #expect(
      stack.errors
        == "FaultyCatalog: the stack is limited to 256 kB; allow at least 512 kB (ulimit -s 512)\n")
  }

  @Test func `the worker ends with the process that watches it`() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    let program = try #require(CellSnapProcess.builtProgram(named: "FaultyCatalog"))
    process.executableURL = program
    process.arguments = ["render"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["FAULT": "noteProcess"]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    let note = folder.path(of: "process")
    while (try? String(contentsOfFile: note, encoding: .utf8))?.isEmpty != false { usleep(1_000) }
    let worker = try #require(pid_t(try String(contentsOfFile: note, encoding: .utf8)))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(worker != process.processIdentifier)
    for _ in 0..<5_000 where kill(worker, 0) == 0 { usleep(1_000) }
    #expect(kill(worker, 0) != 0)
  }
}
