import CellCatalog
import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of the scripts in the action for GitHub, with a program that replaces Swift and writes down its words.
@Suite struct ActionTests {
  private static let action = TestFolders.package.appending(path: ".github/actions/cellsnap")
  private static let checksum = String(repeating: "0f", count: 32)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let program = try folder.write(
      "#!/bin/bash\nprintf '%s\\n' \"$@\" >>\"\(folder.path(of: "words"))\"\n", to: "swift")
    #expect(chmod(program, 0o755) == 0)
  }

  /// The words of all calls of Swift.
  private var words: [String] {
    let text = (try? String(contentsOfFile: folder.path(of: "words"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Runs the script of the step with a name, and returns its status and what it prints.
  private func run(_ name: String, _ environment: [String: String]) throws -> (status: Int32, output: String)
  {
    let file = Self.action.appending(path: "action.yml")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let step = try #require(lines.firstIndex(of: "    - id: \(name)"))
    let start = try #require(lines[step...].firstIndex(of: "      run: |")) + 1
    let script = lines[start...].prefix { $0.isEmpty || $0.hasPrefix("        ") }.joined(separator: "\n")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-eo", "pipefail", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = environment.merging([
      "PATH": "\(folder.path):/usr/bin:/bin", "GITHUB_ACTION_PATH": Self.action.path,
      "GITHUB_SERVER_URL": "https://example.com", "GITHUB_OUTPUT": folder.path(of: "output"),
      "GITHUB_STEP_SUMMARY": folder.path(of: "summary"),
    ]) { given, _ in given }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(arguments: [
    "--rule perceptual --decode WallPost", "--rule perceptual\n--decode\n\n  WallPost\n",
    "\t--rule\tperceptual --decode\nWallPost",
  ])
  func `all lines of the arguments are words of the command`(arguments: String) throws {
    let run = try run(
      "run",
      ["ARGUMENTS": arguments, "NUMBER": "", "NAME": "all", "PRODUCT": "snapshots", "COMMAND": "verify"])
    #expect(run.status == 0)
    #expect(words.starts(with: ["build", "--swift-sdk", "cellsnap", "--product", "snapshots"]))
    #expect(words.suffix(4) == ["--rule", "perceptual", "--decode", "WallPost"])
    #expect(try String(contentsOfFile: folder.path(of: "output"), encoding: .utf8) == "status=0\n")
  }

  @Test func `a base has a store, which is pruned`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "cellsnap-store"), withIntermediateDirectories: true)
    let run = try run(
      "run",
      [
        "ARGUMENTS": "", "NUMBER": "", "NAME": "all", "PRODUCT": "snapshots", "COMMAND": "verify",
        "BASE": "HEAD^1",
      ])
    #expect(run.status == 0)
    let line = words.joined(separator: " ")
    #expect(
      line.contains(
        " verify --output cellsnap-run --markdown cellsnap-summary.md --base HEAD^1 --store cellsnap-store "))
    #expect(line.hasSuffix(" snapshots store prune --store cellsnap-store --days 30 --size 1000"))
  }

  @Test func `the SDK comes from the release of this version in the action's repository`() throws {
    let run = try run("sdk", ["SDK": "", "CHECKSUM": Self.checksum, "REPOSITORY": "ada/CellSnap"])
    #expect(run.status == 0)
    #expect(words.prefix(4) == ["sdk", "list", "sdk", "install"])
    let address = try #require(words.dropFirst(4).first)
    let release = "https://example.com/ada/CellSnap/releases/download/\(CellSnapVersion.text)/cellsnap-sdk-"
    #expect(address.hasPrefix(release) && address.hasSuffix(".tar.gz"))
    #expect(words.suffix(2) == ["--checksum", Self.checksum])
  }

  @Test(arguments: [
    (
      "https://example.com/sdk.tar.gz", "", "sdk-checksum: give the SHA-256 of https://example.com/sdk.tar.gz"
    ),
    ("", checksum, "name the repository with the release: repository: OWNER/NAME"),
    ("sdk.tar.gz", checksum, "sdk-checksum: sdk.tar.gz has another SHA-256"),
  ])
  func `an SDK that nobody can check is not installed`(sdk: String, checksum: String, message: String) throws
  {
    _ = try folder.write("text", to: "sdk.tar.gz")
    let run = try run("sdk", ["SDK": sdk, "CHECKSUM": checksum, "REPOSITORY": ""])
    #expect(run.status == 1)
    #expect(run.output.contains("::error::CellSnap: \(message)"))
    #expect(!words.contains("install"))
  }
}
