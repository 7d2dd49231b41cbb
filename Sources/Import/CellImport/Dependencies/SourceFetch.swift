internal import CellSnapSourcePass
internal import Foundation

/// The fetching of locked sources by the Swift package manager, which has the user's mirrors, keys and caches.
///
/// Each dependency is fetched by a package of its own, so that one that cannot be had costs only itself.
struct SourceFetch {
  /// The folder for the packages.
  private let folder: URL
  private(set) var problems: [String] = []
  /// The servers that were not there, from which nothing else is tried.
  private var absentServers: Set<String> = []

  init(in folder: URL) {
    self.folder = folder
  }

  /// Returns the checkout of a dependency; nil if it cannot be had.
  mutating func checkout(_ source: LockedSource, from address: String) -> URL? {
    let server = Self.server(of: address)
    guard !absentServers.contains(server) else { return nil }
    guard let requirement = Self.requirement(of: source) else {
      problems.append("\(source.file.path) names no revision of \(source.name); its module is left out")
      return nil
    }
    // SwiftPM takes a dependency that has the name of the package's folder for the package itself.
    let package = folder.appending(path: "fetched-\(AppTarget.moduleName(for: source.name))")
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Dependency", dependencies: [.package(url: \(SwiftLiteral.text(address)), \(requirement))], targets: [])

      """
    do {
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      let file = package.appending(path: "Package.swift")
      if (try? String(contentsOf: file, encoding: .utf8)) != manifest {
        // The files that were fetched before may come from another address.
        for name in ["Package.resolved", ".build"] {
          try? FileManager.default.removeItem(at: package.appending(path: name))
        }
        try Data(manifest.utf8).write(to: file)
      }
      let run = try Tool.run(
        "env",
        quiet + [
          "swift", "package", "resolve", "--package-path", package.path, "--scratch-path",
          package.appending(path: ".build").path,
        ])
      let name = LockedSource.name(of: address)
      let place = package.appending(path: ".build/checkouts/\(name)")
      if run.status == 0, FileManager.default.fileExists(atPath: place.path) { return place }
      if let place = try withoutManifest(source, in: package) { return place }
      // SwiftPM does not always pass on why git failed.
      let asked = try Tool.run(
        "env", quiet + ["git", "ls-remote", "--exit-code", "--", address, "HEAD"])
      let output = asked.status == 0 ? run.output : asked.output
      let isAbsent = Self.offlineSigns.contains { output.contains($0) }
      if isAbsent { absentServers.insert(server) }
      let line = output.split(separator: "\n").last { $0.contains("error: ") || $0.contains("fatal: ") }
      let reason =
        line.map { $0.replacing("error: ", with: "").replacing("fatal: ", with: "") } ?? "git failed"
      problems.append(
        "\(source.name) of \(source.file.lastPathComponent) cannot be fetched from \(address)"
          + (isAbsent ? ", and nothing else from there is tried" : "")
          + ": \(reason); name a folder with its sources with --sources")
    } catch {
      problems.append("\(package.path) cannot be written: \(error.localizedDescription)")
    }
    return nil
  }

  /// The variables with which git asks for no password: nobody would see the question.
  private lazy var quiet: [String] = {
    let configured = try? Tool.run("git", ["config", "--get", "core.sshCommand"], readsErrors: false)
    let command = Self.sshCommand(
      ProcessInfo.processInfo.environment, configured: configured?.status == 0 ? configured?.output : nil)
    return ["GIT_TERMINAL_PROMPT=0"] + (command.map { ["GIT_SSH_COMMAND=\($0)"] } ?? [])
  }()

  /// Returns the user's own command of SSH with the option to ask nothing; nil if `GIT_SSH` names a program, which takes
  /// no options.
  ///
  /// - Parameter configured: the command in git's configuration.
  static func sshCommand(_ environment: [String: String], configured: String?) -> String? {
    let own = [environment["GIT_SSH_COMMAND"], configured].compactMap(\.self)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.first { !$0.isEmpty }
    if own == nil, environment["GIT_SSH"] != nil { return nil }
    return "\(own ?? "ssh") -oBatchMode=yes"
  }

  /// Returns the server of an address: `example.org` for `git@example.org:ada/Cards` and `https://example.org/ada/Cards`.
  private static func server(of address: String) -> String {
    let place = address.split(separator: "://").last ?? ""
    let name = place.prefix { $0 != "/" }
    return String((name.split(separator: "@").last ?? "").prefix { $0 != ":" })
  }

  /// Git's words where the network or the server is not there.
  private static let offlineSigns = [
    "Could not resolve host", "Failed to connect", "Couldn't connect", "Connection timed out",
    "Network is unreachable",
    "Temporary failure in name resolution",
  ]

  private static func requirement(of source: LockedSource) -> String? {
    if let revision = source.revision { return "revision: \(SwiftLiteral.text(revision))" }
    guard let version = source.version else { return nil }
    guard let plain = plainVersion(version) else { return "revision: \(SwiftLiteral.text(version))" }
    return "exact: \(SwiftLiteral.text(plain))"
  }

  /// Returns a version with three numbers: `2.1.0` for the tag `v2.1`.
  static func plainVersion(_ tag: String) -> String? {
    let text = tag.hasPrefix("v") ? String(tag.dropFirst()) : tag
    let end = text.firstIndex { $0 == "-" || $0 == "+" } ?? text.endIndex
    let numbers = text[..<end].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ UInt32($0) != nil }) else { return nil }
    let all = numbers.map { String(UInt32($0) ?? 0) } + Array(repeating: "0", count: 3 - numbers.count)
    return all.joined(separator: ".") + text[end...]
  }

  /// Returns the sources of a repository that is no Swift package. The package manager has fetched it and refused it.
  private func withoutManifest(_ source: LockedSource, in package: URL) throws -> URL? {
    let repositories = package.appending(path: ".build/repositories")
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: repositories.path).sorted().first
    else {
      return nil
    }
    let place = package.appending(path: "Files")
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let version = source.version ?? ""
    for revision in [source.revision, version, "v\(version)"].compactMap(\.self) where !revision.isEmpty {
      let archive = package.appending(path: "files.tar").path
      let run = try Tool.run(
        "git",
        [
          "--git-dir", repositories.appending(path: name).path, "archive", "--output", archive,
          "--end-of-options",
          revision,
        ])
      guard run.status == 0 else { continue }
      guard try Tool.run("tar", ["-x", "-f", archive, "-C", place.path]).status == 0 else { return nil }
      return place
    }
    return nil
  }
}
