import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct SourceSearchTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).resolvingSymlinksInPath() }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func search(_ sources: String? = nil) throws -> SourceSearch {
    try FileManager.default.createDirectory(
      at: root.appending(path: "App"), withIntermediateDirectories: true)
    return try SourceSearch(
      app: root.appending(path: "App"), named: sources.map { root.appending(path: $0) },
      scratch: root.appending(path: "Scratch"))
  }

  private func paths(_ module: SourceModule?) -> [String]? {
    module?.files.map { RelativePaths.path(of: $0, in: root) }
  }

  private func git(_ arguments: String..., in path: String) throws {
    let run = try Tool.run(
      "git",
      ["-C", root.appending(path: path).path, "-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        + arguments)
    try #require(run.status == 0, "\(run.output)")
  }

  private static let manifest = """
    // swift-tools-version: 5.5
    import PackageDescription
    let package = Package(
      name: "Cards", targets: [.target(name: "Cards", path: "Code", exclude: ["Old"])])
    """

  @Test func `a package's manifest says where the files of a module are`() throws {
    try write(Self.manifest, to: "Others/cards-kit/Package.swift")
    try write("", to: "Others/cards-kit/Code/Card.swift")
    try write("", to: "Others/cards-kit/Code/Old/Card2.swift")
    var search = try search("Others")
    let cards = search.module(named: "Cards")
    #expect(paths(cards) == ["Others/cards-kit/Code/Card.swift"])
  }

  @Test func `an installed pod is a folder of files, without its tests and examples`() throws {
    for path in [
      "Cards/Classes/Card.swift", "Cards/Example/App.swift", "Cards/CardsTests/T.swift", "Other/O.swift",
    ] {
      try write("", to: "App/Pods/\(path)")
    }
    var search = try search()
    let cards = search.module(named: "Cards")
    #expect(paths(cards) == ["App/Pods/Cards/Classes/Card.swift"])
  }

  @Test func `links that stay in the repository are followed, and no others`() throws {
    try write("", to: "Others/Cards/Shared/Card.swift")
    try write("", to: "Secret.swift")
    let sources = root.appending(path: "Others/Cards/Sources/Cards")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (name, place) in [
      ("Card.swift", "../../Shared/Card.swift"), ("Secret.swift", "../../../../Secret.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: sources.appending(path: name).path, withDestinationPath: place)
    }
    var search = try search("Others")
    let cards = search.module(named: "Cards")
    #expect(paths(cards) == ["Others/Cards/Shared/Card.swift"])
  }

  @Test func `a module in C has its headers, and one in Objective-C is none`() throws {
    let manifest = Self.manifest.replacing(", exclude: [\"Old\"]", with: "")
    try write(manifest, to: "Others/Cards/Package.swift")
    try write("int f(void);", to: "Others/Cards/Code/include/Cards.h")
    try write("", to: "Others/Cards/Code/cards.c")
    var first = try search("Others")
    let found = first.module(named: "Cards")
    let module = try #require(found)
    #expect(module.headers.map { module.path(of: $0) } == "include")
    #expect(module.moduleMap?.contains("umbrella header") == true)
    try write("", to: "Others/Cards/Code/cards.m")
    var second = try search("Others")
    let none = second.module(named: "Cards")
    #expect(none == nil)
    #expect(
      second.reasons["Cards"]
        == "no lock file has a package of this name; name a folder with its sources with --sources")
  }

  @Test(arguments: [true, false])
  func `the package manager fetches a locked revision, from a repository without a manifest too`(
    isPackage: Bool
  ) throws {
    if isPackage { try write(Self.manifest, to: "Remote/Cards/Package.swift") }
    try write("", to: "Remote/Cards/\(isPackage ? "Code" : "Sources")/Card.swift")
    try git("init", "--quiet", in: "Remote/Cards")
    try git("add", ".", in: "Remote/Cards")
    try git("commit", "--quiet", "--message", "One", in: "Remote/Cards")
    try git("tag", "1.2", in: "Remote/Cards")
    try write("git \"file://\(root.path)/Remote/Cards\" \"1.2\"", to: "App/Cartfile.resolved")
    var search = try search()
    let found = search.module(named: "Cards")
    let module = try #require(found)
    #expect(module.files.map(\.lastPathComponent) == ["Card.swift"])
    #expect(module.isCopied)
    #expect(search.problems == [])
  }

  @Test func `without a network one line says so, and nothing else is tried`() throws {
    try write(
      "git \"http://127.0.0.1:1/Cards\" \"1.0\"\ngit \"http://127.0.0.1:1/Maps\" \"1.0\"",
      to: "App/Cartfile.resolved")
    var search = try search()
    let found = [search.module(named: "Cards"), search.module(named: "Maps")]
    #expect(found.compactMap(\.self).isEmpty)
    #expect(search.problems.count == 1)
    #expect(
      search.problems.first?.hasPrefix(
        "Cards of Cartfile.resolved cannot be fetched from http://127.0.0.1:1/Cards, and nothing else from there is tried: "
      ) == true)
    #expect(
      search.reasons["Maps"]
        == "it cannot be fetched from http://127.0.0.1:1/Maps; name a folder with its sources with --sources")
  }

  @Test func `a missing folder of sources is an error`() {
    #expect(throws: ImportError.noFolder(root.appending(path: "Nowhere").path)) { _ = try search("Nowhere") }
  }

  @Test func `the folders of a manifest's target are its own, with any names`() throws {
    let manifest = Self.manifest.replacing("exclude: [\"Old\"]", with: "sources: [\"vendor\"]")
    try write(manifest, to: "Others/Cards/Package.swift")
    try write("", to: "Others/Cards/Code/include/Cards.h")
    try write("", to: "Others/Cards/Code/vendor/cards.c")
    try write("", to: "Others/Cards/Code/tool.c")
    try write("", to: "Others/Cards/Code/tool.m")
    var search = try search("Others")
    let cards = search.module(named: "Cards")
    #expect(paths(cards) == ["Others/Cards/Code/include/Cards.h", "Others/Cards/Code/vendor/cards.c"])
  }

  @Test func `a warning of a manifest does not hide its targets`() throws {
    try write(Self.manifest + "\n#warning(\"{ is open\")\n", to: "Others/cards-kit/Package.swift")
    try write("", to: "Others/cards-kit/Code/Card.swift")
    var search = try search("Others")
    let cards = search.module(named: "Cards")
    #expect(paths(cards) == ["Others/cards-kit/Code/Card.swift"])
  }

  @Test func `the names of repositories may begin or end with swift`() {
    #expect(SourceNames.isEqual("swift-collections", "Collections"))
    #expect(SourceNames.isEqual("cards-swift", "Cards"))
    #expect(!SourceNames.isEqual("swiftcards", "Cards"))
  }

  @Test func `a repository at another address replaces the one that was fetched`() throws {
    for name in ["First", "Second"] {
      try write("", to: "Remote/\(name)/Cards/Sources/\(name).swift")
      try git("init", "--quiet", in: "Remote/\(name)/Cards")
      try git("add", ".", in: "Remote/\(name)/Cards")
      try git("commit", "--quiet", "--message", "One", in: "Remote/\(name)/Cards")
      try git("tag", "1.2", in: "Remote/\(name)/Cards")
      try write("git \"file://\(root.path)/Remote/\(name)/Cards\" \"1.2\"", to: "App/Cartfile.resolved")
      var search = try search()
      let cards = search.module(named: "Cards")
      #expect(cards?.files.map(\.lastPathComponent) == ["\(name).swift"])
    }
  }

  @Test func `git asks nothing with the user's own command of SSH`() {
    let own = ["GIT_SSH_COMMAND": "ssh -i key"]
    #expect(SourceFetch.sshCommand(own, configured: "ssh -4\n") == "ssh -i key -oBatchMode=yes")
    #expect(SourceFetch.sshCommand([:], configured: "ssh -4\n") == "ssh -4 -oBatchMode=yes")
    #expect(SourceFetch.sshCommand([:], configured: nil) == "ssh -oBatchMode=yes")
    #expect(SourceFetch.sshCommand(["GIT_SSH": "/usr/bin/plink"], configured: nil) == nil)
  }
}
