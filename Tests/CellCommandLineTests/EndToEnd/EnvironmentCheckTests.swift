import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of `check environment`, which draws the entries in several processes.
@Suite struct EnvironmentCheckTests {
  /// Whether a process may have mounts of its own.
  private static let mayMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = ["-m", "mount", "-t", "tmpfs", "none", "/proc"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: mayMount, "the system lets no process have mounts of its own"))
  func `a machine without its folder of processes is one line`() throws {
    let run = try CellSnapProcess.run(
      ["render"], in: try TemporaryFolder(),
      shell: "unshare -m sh -c 'mount -t tmpfs none /proc; exec \"$0\" \"$@\"'")
    #expect(run.status == 70)
    #expect(
      run.errors
        == "cellsnap: /proc is missing, from which Swift reads the arguments; mount it (mount -t proc proc /proc)\n"
    )
    #expect(run.output == "")
  }

  private func check(_ arguments: [String]) throws -> CellSnapProcess {
    try CellSnapProcess.run(
      ["check"] + arguments, program: "FaultyCatalog", in: TemporaryFolder(), environment: ["STAMPS": "1"])
  }

  @Test func `a formatter that the process makes once is found`() throws {
    let run = try check(["environment", "Stamps/formatter"])
    #expect(
      run.output == """
        environment  Stamps/formatter 40  Stamp.dateLabel: expected text "1,234.5", found text "1.234,5" \
        (with the locale de_DE; set the locale in the code that makes it)
        1 fault in 1 entry, seen in 1 place

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
  }

  @Test func `a sample that the process makes once is found`() throws {
    let run = try check(["environment", "Stamps/sample"])
    #expect(
      run.output.hasPrefix(
        "environment  Stamps/sample 40  Stamp.dateLabel: expected text \"2025\", found text \"2026\" "
          + "(with the clock at 2026-02-19T17:33:47Z; "), "\(run.output)")
  }

  @Test func `fixed values have no finding`() throws {
    let run = try check(["--only", "environment", "Stamps/fixed"])
    #expect(run.output == "no faults in 1 entry\n")
    #expect(run.status == 0)
  }

  @Test func `an entry that ends the process in a locale is named, and the other entries are checked`() throws
  {
    let run = try check(["environment", "Stamps/crash", "Stamps/formatter"])
    #expect(
      run.output.contains(
        "Stamps/crash was not checked with the locale ar_EG: it ended the process\nenvironment  Stamps/formatter "
      ),
      "\(run.output)")
    #expect(run.output.hasSuffix("1 fault in 2 entries, seen in 1 place; 1 entry not checked\n"))
    #expect(run.status == 1)
  }

  @Test func `copies of the process that an entry leaves are not waited for`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["check", "environment", "Fault", "--timeout", "120"], program: "FaultyCatalog", in: folder,
      environment: ["FAULT": "leaveCopy"])
    #expect(run.output == "no faults in 1 entry\n", "\(run.output)\(run.errors)")
    let left = String(decoding: try folder.files()["left"] ?? Data(), as: UTF8.self)
    let copies = left.split(separator: "\n").compactMap { pid_t($0) }
    #expect(!copies.isEmpty)
    // A run that had waited would have seen their ends.
    for copy in copies { #expect(kill(copy, SIGKILL) == 0) }
  }

  @Test func `the result does not depend on the host's settings`() throws {
    let host = ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "LANG": "ar_EG.UTF-8", "STAMPS": "1"]
    let run = try CellSnapProcess.run(
      ["check", "environment", "Stamps/formatter"], program: "FaultyCatalog", in: TemporaryFolder(),
      environment: host)
    #expect(run.output == (try check(["environment", "Stamps/formatter"]).output))
  }

  @Test func `an entry of standard input is drawn in the process itself`() throws {
    let post = """
      [{"id": "1", "created_at": "2024-03-14T10:00:00Z", "content": "<p>Hello</p>",
        "account": {"id": "1", "username": "anna", "acct": "anna", "display_name": "Anna"}}]
      """
    let run = try CellSnapProcess.run(["check", "environment", "-"], in: TemporaryFolder(), input: post)
    #expect(run.output.hasSuffix("no faults in 1 entry\n"), "\(run.output)\(run.errors)")
  }
}
