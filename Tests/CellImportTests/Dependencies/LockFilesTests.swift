import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct LockFilesTests {
  private static let commit = "2842e6e84e82eb9a8dac0100ca90d9444b0307f4"
  private static let file = URL(filePath: "/App/Lock")

  private func packages(_ text: String) throws -> [LockedSource] {
    try PackageResolved.read(Data(text.utf8), of: Self.file)
  }

  private func source(
    _ name: String, _ location: LockedSource.Location, revision: String? = nil, version: String? = nil
  ) -> LockedSource {
    LockedSource(name: name, location: location, revision: revision, version: version, file: Self.file)
  }

  @Test func `the first version of Package.resolved names packages by their repositories`() throws {
    let found = try packages(
      """
      {"object": {"pins": [{"package": "Snap", "repositoryURL": "https://example.org/ada/SnapKit.git",
        "state": {"branch": null, "revision": "\(Self.commit)", "version": "5.0.1"}}]}, "version": 1}
      """)
    #expect(
      found == [
        source(
          "SnapKit", .remote("https://example.org/ada/SnapKit.git"), revision: Self.commit, version: "5.0.1")
      ])
  }

  @Test(arguments: [2, 3]) func `the later versions name packages by their locations`(version: Int) throws {
    let found = try packages(
      """
      {"pins": [
        {"identity": "snapkit", "kind": "remoteSourceControl", "location": "git@example.org:ada/SnapKit",
          "state": {"revision": "\(Self.commit)", "branch": "main"}},
        {"identity": "cards", "kind": "localSourceControl", "location": "/work/Cards", "state": {"revision": "1"}},
        {"identity": "ada.maps", "kind": "registry", "location": "", "state": {"version": "1.0.0"}}
      ], "version": \(version)}
      """)
    #expect(
      found == [
        source("SnapKit", .remote("git@example.org:ada/SnapKit"), revision: Self.commit),
        source("Cards", .folder(URL(filePath: "/work/Cards", directoryHint: .isDirectory))),
        source("ada.maps", .unknown, version: "1.0.0"),
      ])
  }

  @Test func `a file without pins is an error`() {
    #expect(throws: ImportError.unreadableProject("/App/Lock", reason: "it has no list of pins")) {
      try packages("{\"version\": 2}")
    }
  }

  @Test(arguments: [
    "ext::sh -c true", "--upload-pack=true", "https://example.org/a b", "", "git@example.org",
  ])
  func `an address that git would take for something else is none`(address: String) {
    #expect(!LockedSource.isFetchable(address))
  }

  @Test func `Cartfile.resolved names repositories by their owners or addresses`() {
    let found = CartfileResolved.read(
      Data(
        """
        github "SnapKit/SnapKit" "5.0.1"
        github "https://git.example.org/ada/Cards" "v1.2"
        git "https://example.org/Maps.git" "\(Self.commit)"
        binary "https://example.org/Tracks.json" "2.0"
        <<<<<<< HEAD
        """.utf8), of: Self.file)
    #expect(
      found == [
        source("SnapKit", .remote("https://github.com/SnapKit/SnapKit.git"), version: "5.0.1"),
        source("Cards", .remote("https://git.example.org/ada/Cards"), version: "v1.2"),
        source("Maps", .remote("https://example.org/Maps.git"), revision: Self.commit),
        source("Tracks.json", .unknown, version: "2.0"),
      ])
  }

  @Test func `Podfile.lock names pods once, with the places that it says`() throws {
    let found = try PodfileLock.read(
      Data(
        """
        PODS:
          - Moya/Core (11.0.0):
            - Alamofire (~> 4.1)
          - Moya/RxSwift (11.0.0):
            - Moya/Core
          - Maps (1.0)
          - "Ada+Colors (3.1.0)"
          - Cards (0.1.0)
        EXTERNAL SOURCES:
          Maps:
            :git: https://example.org/Maps.git
          Cards:
            :path: "../Cards/Cards.podspec"
        CHECKOUT OPTIONS:
          Maps:
            :commit: \(Self.commit)
            :git: https://example.org/Maps.git
        COCOAPODS: 1.11.3
        """.utf8), of: Self.file)
    #expect(
      found == [
        source("Moya", .remote("https://github.com/Moya/Moya.git"), version: "11.0.0"),
        source("Maps", .remote("https://example.org/Maps.git"), revision: Self.commit, version: "1.0"),
        source("Ada+Colors", .unknown, version: "3.1.0"),
        source("Cards", .folder(URL(filePath: "/Cards", directoryHint: .isDirectory)), version: "0.1.0"),
      ])
  }

  @Test func `lock files are found in the folders of workspaces, and not in dependencies`() throws {
    let folder = try TemporaryFolder()
    let line = "github \"ada/Cards\" \"1.0\""
    for (path, text) in [
      "App.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{\"pins\": []}",
      "App/Cartfile.resolved": line, "Carthage/Checkouts/Cards/Cartfile.resolved": line,
      "Sub/Podfile.lock": "PODS: [",
    ] {
      let url = URL(filePath: folder.path(of: path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let locks = LockFiles(in: URL(filePath: folder.path))
    #expect(locks.sources.map(\.name) == ["Cards"])
    #expect(locks.problems.count == 1)
    #expect(locks.problems.first?.contains("Sub/Podfile.lock") == true)
  }

  @Test func `a tag is a version with three numbers, or none`() {
    #expect(SourceFetch.plainVersion("v2.1") == "2.1.0")
    #expect(SourceFetch.plainVersion("1.2.3-beta.1") == "1.2.3-beta.1")
    #expect(SourceFetch.plainVersion("release") == nil)
    #expect(SourceFetch.plainVersion("1.2.3.4") == nil)
  }

  @Test func `the lock file nearest to the app counts first, and the files of examples last`() throws {
    let folder = try TemporaryFolder()
    for path in ["Example/Cartfile.resolved", "Main/Deep/Cartfile.resolved", "Zoo/Cartfile.resolved"] {
      let url = URL(filePath: folder.path(of: path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("github \"ada/Cards\" \"\(path.prefix { $0 != "/" })\"".utf8).write(to: url)
    }
    #expect(LockFiles(in: URL(filePath: folder.path)).sources.map(\.version) == ["Zoo", "Main", "Example"])
  }

  @Test func `a lock file that is too large has a line`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "Podfile.lock")
    #expect(truncate(file, 17 << 20) == 0)
    #expect(
      LockFiles(in: URL(filePath: folder.path)).problems == [
        "\(file) cannot be read: it has more than 16 MB, or you may not read it"
      ])
  }

  @Test(arguments: [
    ("git@example.org:ada/Cards.git", true), ("ada_1@git.example.org:Cards", true),
    ("https://example.org/Cards", true), ("git@-oProxyCommand=x:Cards", false),
    ("-x@example.org:Cards", false),
    ("git@example.org", false), ("ext::sh -c x", false), ("ext::x", false), ("a@b;c:Cards", false),
  ])
  func `an address of SSH has a user and a server`(address: String, isFetchable: Bool) {
    #expect(LockedSource.isFetchable(address) == isFetchable)
  }
}
