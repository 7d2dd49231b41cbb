import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of the script in the action for GitHub, with a program in the place of Swift that prints its words.
@Suite struct ActionTests {
  /// The script of the step that runs the command.
  private static var script: String {
    get throws {
      let file = TestFolders.package.appending(path: ".github/actions/cellsnap/action.yml")
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let step = try #require(lines.firstIndex(of: "    - id: run"))
      let start = try #require(lines[step...].firstIndex(of: "      run: |")) + 1
      return lines[start...].prefix { $0.isEmpty || $0.hasPrefix("        ") }.joined(separator: "\n")
    }
  }

  @Test(arguments: [
    "--rule perceptual --decode WallPost", "--rule perceptual\n--decode\n\n  WallPost\n",
    "\t--rule\tperceptual --decode\nWallPost",
  ])
  func `all lines of the arguments are words of the command`(arguments: String) throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("#!/bin/sh\nfor word; do echo \"$word\"; done >>words\n", to: "swift")
    #expect(chmod(program, 0o755) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-eo", "pipefail", "-c", try Self.script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": "\(folder.path):/usr/bin:/bin", "ARGUMENTS": arguments, "NUMBER": "", "NAME": "all",
      "PRODUCT": "snapshots", "COMMAND": "verify", "GITHUB_OUTPUT": folder.path(of: "output"),
      "GITHUB_STEP_SUMMARY": folder.path(of: "summary"),
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let words = try String(contentsOfFile: folder.path(of: "words"), encoding: .utf8).split(separator: "\n")
    #expect(words.suffix(4) == ["--rule", "perceptual", "--decode", "WallPost"])
    #expect(try String(contentsOfFile: folder.path(of: "output"), encoding: .utf8) == "status=0\n")
  }
}
