import Testing
@testable import CellCommandLine

@Suite struct ProgramNameTests {
  private func command(_ executable: String, runAs argument: String = "") -> String {
    ProgramName(argument: argument, executable: executable).command
  }

  @Test func `a program that SwiftPM built is run by swift run`() {
    #expect(command("/feed/.build/x86_64-unknown-linux-gnu/debug/snapshots") == "swift run snapshots")
    #expect(command("/feed/.build/debug/my snapshots") == "swift run 'my snapshots'")
  }

  @Test func `a release build is run by swift run -c release`() {
    #expect(
      command("/feed/.build/aarch64-unknown-linux-gnu/release/snapshots") == "swift run -c release snapshots")
  }

  @Test func `a program of the SDK is run with the SDK`() {
    let name = ProgramName(
      argument: "", executable: "/feed/.build/debug/snapshots",
      sdk: ["--swift-sdk", "cellsnap"])
    #expect(name.command == "swift run --swift-sdk cellsnap snapshots")
  }

  @Test func `a program elsewhere is run by its name`() {
    #expect(command("/usr/bin/cellsnap", runAs: "cellsnap") == "cellsnap")
    #expect(command("/home/me.build/release/cellsnap", runAs: "./cellsnap") == "cellsnap")
    #expect(
      command("/cellsnap/.build/sdk/cellsnap.artifactbundle/x86_64/bin/cellsnap", runAs: "cellsnap")
        == "cellsnap")
  }

  @Test func `messages begin with the name of the program`() {
    #expect(ProgramName(argument: "", executable: "/feed/.build/debug/snapshots").text == "snapshots")
    #expect(ProgramName(argument: "/bin/link", executable: "/usr/bin/cellsnap").text == "link")
    #expect(ProgramName(argument: "", executable: "").text == "cellsnap")
  }
}
