import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct CacheFolderTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func folder() throws -> CacheFolder {
    try #require(CacheFolder("icons-1", environment: ["HOME": home.path]))
  }

  @Test func `a kept entry is read again`() throws {
    try folder().write([1, 2, 3], to: "a")
    #expect(try folder().read("a") == [1, 2, 3])
    #expect(try folder().read("b") == nil)
  }

  @Test func `the cache folder is inside the user's cache and private`() throws {
    let path = try folder().path
    #expect(path == home.path(of: ".cache/cellsnap/icons-1"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func `only an absolute XDG_CACHE_HOME takes precedence over HOME`() throws {
    let environment = ["HOME": home.path, "XDG_CACHE_HOME": home.path(of: "other")]
    #expect(CacheFolder("a", environment: environment)?.path == home.path(of: "other/cellsnap/a"))
    #expect(
      CacheFolder("a", environment: ["HOME": home.path, "XDG_CACHE_HOME": "other"])?.path
        == home.path(of: ".cache/cellsnap/a"))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_CACHE_HOME": "relative"]])
  func `there is no cache without a home folder`(environment: [String: String]) {
    #expect(CacheFolder("icons-1", environment: environment) == nil)
  }

  @Test func `an entry with a damaged byte is missing`() throws {
    let folder = try folder()
    folder.write([1, 2, 3], to: "a")
    let file = URL(filePath: folder.path + "/a")
    var data = try Data(contentsOf: file)
    data[data.count - 1] ^= 1
    try data.write(to: file)
    #expect(folder.read("a") == nil)
    try Data().write(to: file)
    #expect(folder.read("a") == nil)
  }

  @Test func `an entry under another entry's name is missing`() throws {
    let folder = try folder()
    folder.write([1, 2, 3], to: "a")
    try FileManager.default.copyItem(atPath: folder.path + "/a", toPath: folder.path + "/b")
    #expect(folder.read("b") == nil)
  }

  @Test func `an entry that others can write is missing`() throws {
    let folder = try folder()
    folder.write([1], to: "a")
    chmod(folder.path + "/a", 0o620)
    #expect(folder.read("a") == nil)
  }

  @Test func `an entry that is a link or a pipe is missing`() throws {
    let folder = try folder()
    folder.write([1], to: "a")
    try FileManager.default.moveItem(atPath: folder.path + "/a", toPath: home.path(of: "a"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a", withDestinationPath: home.path(of: "a"))
    #expect(folder.read("a") == nil)
    mkfifo(folder.path + "/pipe", 0o600)
    #expect(folder.read("pipe") == nil)
  }

  @Test func `a folder that others can write is not used`() throws {
    let folder = try folder()
    folder.write([1], to: "a")
    chmod(folder.path, 0o770)
    #expect(folder.read("a") == nil)
    #expect(CacheFolder("icons-1", environment: ["HOME": home.path]) == nil)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `a folder or entry of another user is not used`() throws {
    let folder = try folder()
    folder.write([1], to: "a")
    chown(folder.path + "/a", 12_345, 12_345)
    #expect(folder.read("a") == nil)
    chown(folder.path, 12_345, 12_345)
    #expect(CacheFolder("icons-1", environment: ["HOME": home.path]) == nil)
  }

  @Test func `a link in place of the folder is not followed`() throws {
    let folder = try folder()
    try FileManager.default.moveItem(atPath: folder.path, toPath: home.path(of: "moved"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path, withDestinationPath: home.path(of: "moved"))
    #expect(CacheFolder("icons-1", environment: ["HOME": home.path]) == nil)
  }

  @Test func `a newer entry replaces the older one and leaves no other file`() throws {
    let folder = try folder()
    folder.write([1], to: "a")
    folder.write([2], to: "a")
    #expect(folder.read("a") == [2])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func `the older half is removed if there are too many entries`() throws {
    let folder = try folder()
    for (age, name) in ["d", "c", "b", "a"].enumerated() {
      folder.write([1], to: name)
      let times = [timeval(tv_sec: 1_000 - age, tv_usec: 0), timeval(tv_sec: 1_000 - age, tv_usec: 0)]
      #expect(utimes(folder.path + "/" + name, times) == 0)
    }
    let descriptor = try #require(folder.opened())
    defer { close(descriptor) }
    folder.forgetOld(in: descriptor, maximumEntries: 4)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
    folder.forgetOld(in: descriptor, maximumEntries: 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["d"])
    #expect(folder.read("d") == [1])
  }
}
