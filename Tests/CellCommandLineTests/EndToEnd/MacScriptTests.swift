import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of `Scripts/mac`, with programs that replace `container` and `docker` and write down their arguments.
@Suite struct MacScriptTests {
  /// A finished call of the script.
  private struct Call {
    var status: Int32
    var errors: String
    /// The calls of `container` and `docker`, each as its words.
    var commands: [[String]]

    /// The words of the call that runs the command.
    var run: [String] { commands.first { $0.dropFirst().first == "run" } ?? [] }

    /// Returns the values of an option of that call.
    func values(of option: String) -> [String] {
      zip(run, run.dropFirst()).compactMap { $0 == option ? $1 : nil }
    }

    /// The words after the image.
    var words: [String] { Array(run.drop { !$0.hasPrefix("cellsnap:") }.dropFirst()) }
  }

  /// The programs of the system that the script calls. The folder with them is the only one in which it looks, so that
  /// a `docker` of this machine is not found.
  private static let tools = ["bash", "cat", "cksum", "cut", "dirname", "git"]

  private let folder: TemporaryFolder
  private let app: String
  private let script = TestFolders.package.appending(path: "Scripts/mac").path

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bin", "App/Feed"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    for tool in Self.tools {
      let path = ["/bin/\(tool)", "/usr/bin/\(tool)"].first {
        FileManager.default.isExecutableFile(atPath: $0)
      }
      #expect(symlink(try #require(path), folder.path(of: "bin/\(tool)")) == 0)
    }
    app = URL(fileURLWithPath: folder.path(of: "App")).resolvingSymlinksInPath().path
  }

  /// Makes a program that writes down its words, each in a line, and fails where it looks for an image.
  private func install(_ name: String, hasImage: Bool = true) throws {
    let text = """
      #!/bin/bash
      { printf '%s\\n' \(name) "$@"; echo .; } >>"\(folder.path(of: "calls"))"
      [[ "$1 $2" != "image inspect" || \(hasImage) == true ]]
      """
    _ = try folder.write(text, to: "bin/\(name)")
    chmod(folder.path(of: "bin/\(name)"), 0o755)
  }

  private func call(_ words: String..., in place: String = "App", environment: [String: String] = [:]) throws
    -> Call
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path(of: place))
    process.environment = environment.merging(["PATH": folder.path(of: "bin")]) { given, _ in given }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let calls = (try? String(contentsOfFile: folder.path(of: "calls"), encoding: .utf8)) ?? ""
    return Call(
      status: process.terminationStatus, errors: text,
      commands: calls.components(separatedBy: "\n.\n").map { $0.components(separatedBy: "\n") }.filter {
        $0 != [""]
      })
  }

  @Test func `without container and docker there is one line`() throws {
    let call = try call("swift", "build")
    #expect(call.status == 1)
    #expect(
      call.errors == "Scripts/mac: there is neither container nor docker; "
        + "install Apple's container (macOS 26) or a program with docker\n")
  }

  @Test func `without a command there is one line`() throws {
    let call = try call()
    #expect(call.status == 64)
    #expect(call.errors == "Scripts/mac: give a command, as in: Scripts/mac swift run snapshots verify\n")
  }

  @Test(arguments: ["container", "docker"])
  func `the words of the command arrive as they are`(program: String) throws {
    try install(program)
    let call = try call("swift", "run", "snapshots", "verify", "Feed/a b", "*", "$HOME", "")
    #expect(call.status == 0, "\(call.errors)")
    #expect(call.errors.isEmpty)
    #expect(call.run.first == program)
    #expect(
      call.words
        == [
          "bash", "-c", #""$@"; exit $?"#, "bash", "swift", "run", "snapshots", "verify", "Feed/a b", "*",
          "$HOME", "",
        ])
    #expect(call.values(of: "--publish").isEmpty)
  }

  @Test func `the app, CellSnap and the build have the paths that they have on the Mac`() throws {
    try install("docker")
    let call = try call("swift", "build")
    let package = TestFolders.package.resolvingSymlinksInPath().path
    let volumes = call.values(of: "--volume")
    #expect(volumes.count == 3)
    #expect(volumes.prefix(2) == ["\(app):\(app)", "\(package):\(package)"])
    #expect(volumes.last?.hasPrefix("cellsnap-") == true && volumes.last?.hasSuffix(":\(app)/.build") == true)
    #expect(call.values(of: "--workdir") == [app])
    #expect(call.commands.contains { $0.starts(with: ["docker", "volume", "inspect"]) })
  }

  @Test func `the whole repository is there for a package inside it`() throws {
    try install("docker")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    git.arguments = ["init", "--quiet", app]
    try git.run()
    git.waitUntilExit()
    let call = try call("swift", "build", in: "App/Feed")
    #expect(call.values(of: "--volume").first == "\(app):\(app)")
    #expect(call.values(of: "--volume").last?.hasSuffix(":\(app)/Feed/.build") == true)
    #expect(call.values(of: "--workdir") == ["\(app)/Feed"])
  }

  @Test func `the image is made once`() throws {
    try install("docker", hasImage: false)
    let call = try call("swift", "build")
    let package = TestFolders.package.resolvingSymlinksInPath().path
    let build = try #require(call.commands.first { $0.dropFirst().first == "build" })
    let image = try #require(call.run.first { $0.hasPrefix("cellsnap:") })
    #expect(
      build == ["docker", "build", "--tag", image, "--file", "\(package)/.devcontainer/Dockerfile", package])
    #expect(call.errors == "Scripts/mac: making the image \(image), once\n")
  }

  @Test func `an SDK has an image and a build of its own`() throws {
    try install("docker", hasImage: false)
    let address = "https://example.com/sdk.tar.gz"
    let checksum = String(repeating: "0f", count: 32)
    let usual = try call("swift", "build").commands
    let call = try call(
      "swift", "build", environment: ["CELLSNAP_SDK_FILE": address, "CELLSNAP_SDK_CHECKSUM": checksum])
    let build = try #require(call.commands.last { $0.dropFirst().first == "build" })
    #expect(
      build.prefix(6) == [
        "docker", "build", "--build-arg", "CELLSNAP_SDK_FILE=\(address)", "--build-arg",
        "CELLSNAP_SDK_CHECKSUM=\(checksum)",
      ])
    let image = try #require(call.commands.last?.first { $0.hasPrefix("cellsnap:") })
    #expect(usual.last?.contains(image) == false)
    let volume = try #require(call.commands.last?.last { $0.hasSuffix("/.build") })
    #expect(usual.last?.contains(volume) == false)
  }

  @Test func `the preview's port is published on one address of the Mac`() throws {
    try install("container")
    let call = try call("swift", "run", "snapshots", "preview")
    #expect(call.values(of: "--publish") == ["127.0.0.1:8642:8642"])
    #expect(call.words.suffix(4) == ["snapshots", "preview", "--listen", "0.0.0.0"])
  }

  @Test(arguments: [["--port", "9000"], ["--port=9000"]])
  func `another port of the preview is published`(port: [String]) throws {
    try install("docker")
    let call =
      port.count == 1
      ? try call("swift", "run", "snapshots", "preview", port[0])
      : try call("swift", "run", "snapshots", "preview", port[0], port[1])
    #expect(call.values(of: "--publish") == ["127.0.0.1:9000:9000"])
  }

  @Test func `an entry called preview publishes nothing`() throws {
    try install("docker")
    let call = try call("swift", "run", "snapshots", "render", "preview")
    #expect(call.values(of: "--publish").isEmpty)
    #expect(call.words.last == "preview")
  }

  @Test func `Apple's program is preferred, started, and given memory`() throws {
    try install("docker")
    try install("container")
    let call = try call("swift", "build")
    #expect(call.commands.first == ["container", "system", "status"])
    #expect(call.values(of: "--memory") == ["8G"])
    let chosen = try self.call("swift", "build", environment: ["CELLSNAP_CONTAINER": "docker"])
    #expect(chosen.commands.last?.first == "docker")
  }

  @Test func `an architecture has an image and a build of its own`() throws {
    try install("docker")
    let call = try call("swift", "build", environment: ["CELLSNAP_ARCHITECTURE": "amd64"])
    #expect(call.values(of: "--platform") == ["linux/amd64"])
    #expect(call.run.contains { $0.hasPrefix("cellsnap:") && $0.hasSuffix("-amd64") })
    #expect(call.values(of: "--volume").last?.contains("-amd64:") == true)
  }

  @Test(arguments: [
    (["CELLSNAP_CONTAINER": "podman"], "CELLSNAP_CONTAINER: give container or docker, not podman"),
    (["CELLSNAP_CONTAINER": "container"], "CELLSNAP_CONTAINER: container is not installed"),
    (["CELLSNAP_ARCHITECTURE": "ppc"], "CELLSNAP_ARCHITECTURE: give amd64 or arm64, not ppc"),
    (
      ["CELLSNAP_SDK_FILE": "/sdk.tar.gz"],
      "CELLSNAP_SDK_FILE: give an http or https address, which the image can read, not /sdk.tar.gz"
    ),
    (
      ["CELLSNAP_SDK_FILE": "https://example.com/sdk.tar.gz"],
      "CELLSNAP_SDK_CHECKSUM: give the SHA-256 of https://example.com/sdk.tar.gz"
    ),
  ])
  func `a variable with another value is refused`(environment: [String: String], message: String) throws {
    try install("docker")
    let call = try call("swift", "build", environment: environment)
    #expect(call.status != 0)
    #expect(call.errors == "Scripts/mac: \(message)\n")
  }
}
