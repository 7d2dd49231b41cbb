import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct FontCacheTests {
  private let home: TemporaryFolder
  private var environment: [String: String] { ["HOME": home.path] }
  private var folder: String { home.path(of: ".cache/cellsnap/\(FontCache.name)") }

  init() throws { home = try TemporaryFolder() }

  private func library() throws -> FontLibrary {
    let files = try FontFiles(folders: [])
    return FontLibrary(FontConfiguration(files, cache: FontCache(environment: environment)))
  }

  /// The names of the files that fontconfig wrote.
  private func caches() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != FontCache.checksums }.sorted()
  }

  /// Writes files of one byte each as if fontconfig had written them.
  private func keep(_ names: [String]) throws {
    let cache = try #require(FontCache(environment: environment))
    for name in names { try Data([1]).write(to: URL(filePath: "\(folder)/\(name)")) }
    cache.keep()
  }

  @Test func `fontconfig's cache files are found again as they were kept`() throws {
    _ = try library()
    let names = try caches()
    #expect(names.count == PackagedFonts.folders.count)
    #expect(names.allSatisfy { $0.contains(".cache-") }, "\(names)")
    _ = FontCache(environment: environment)
    #expect(try caches() == names)
  }

  @Test func `a cache that names another file for a face does not change the font`() throws {
    _ = try library()
    var changed = 0
    for name in try caches() {
      let file = URL(filePath: "\(folder)/\(name)")
      var data = try Data(contentsOf: file)
      while let place = data.range(of: Data("/Inter-Regular.otf".utf8)) {
        data.replaceSubrange(place, with: Data("/Inter-Black.otf\0\0".utf8))
        changed += 1
      }
      try data.write(to: file)
    }
    #expect(changed > 0)
    let file = try library().resolve(Font(size: 17)).face.file
    #expect(file == "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  }

  @Test(arguments: 1...3)
  func `a cache with damaged bytes is made again`(seed: UInt64) throws {
    let faces = try library().faces.map(\.file)
    var state = seed
    for name in try caches() {
      let file = URL(filePath: "\(folder)/\(name)")
      var data = try Data(contentsOf: file)
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data[Int(state >> 33) % data.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      try data.write(to: file)
    }
    #expect(try library().faces.map(\.file) == faces)
    #expect(try caches().count == PackagedFonts.folders.count)
  }

  @Test(arguments: ["a-le64.cache-8", "b-le64.cache-8"])
  func `a changed cache file is removed without the other files`(name: String) throws {
    try keep(["a-le64.cache-8", "b-le64.cache-8"])
    try Data([2]).write(to: URL(filePath: "\(folder)/\(name)"))
    _ = FontCache(environment: environment)
    #expect(try caches() == ["a-le64.cache-8", "b-le64.cache-8"].filter { $0 != name })
  }

  @Test func `a cache file that was not kept is removed`() throws {
    try keep(["a-le64.cache-8"])
    try Data([1]).write(to: URL(filePath: "\(folder)/b-le64.cache-9"))
    _ = FontCache(environment: environment)
    #expect(try caches() == ["a-le64.cache-8"])
  }

  @Test func `every cache file is removed if the checksums are missing`() throws {
    try keep(["a-le64.cache-8"])
    try Data().write(to: URL(filePath: "\(folder)/\(FontCache.checksums)"))
    _ = FontCache(environment: environment)
    #expect(try caches() == [])
  }

  @Test func `fontconfig's temporary files are not removed`() throws {
    try keep(["a-le64.cache-8.NEW", "a-le64.cache-8.LCK", "a-le64.cache-8.TMP-a1b2c3"])
    _ = FontCache(environment: environment)
    #expect(try caches().count == 3)
  }

  @Test func `a link to another cache is removed`() throws {
    try keep(["a-le64.cache-8"])
    try FileManager.default.moveItem(
      atPath: "\(folder)/a-le64.cache-8", toPath: home.path(of: "moved"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/a-le64.cache-8", withDestinationPath: home.path(of: "moved"))
    _ = FontCache(environment: environment)
    #expect(try caches() == [])
    #expect(FileManager.default.fileExists(atPath: home.path(of: "moved")))
  }

  @Test func `a cache file that others can write is removed`() throws {
    try keep(["a-le64.cache-8"])
    chmod("\(folder)/a-le64.cache-8", 0o660)
    _ = FontCache(environment: environment)
    #expect(try caches() == [])
  }

  @Test func `a cache file that fontconfig made writable for a group is made private`() throws {
    let cache = try #require(FontCache(environment: environment))
    let file = "\(folder)/a-le64.cache-8"
    try Data([1]).write(to: URL(filePath: file))
    chmod(file, 0o664)
    cache.keep()
    _ = FontCache(environment: environment)
    #expect(try caches() == ["a-le64.cache-8"])
  }

  @Test func `a file that cannot be removed disables the cache`() throws {
    try keep([])
    try FileManager.default.createDirectory(
      atPath: "\(folder)/a-le64.cache-8", withIntermediateDirectories: false)
    #expect(FontCache(environment: environment) == nil)
  }

  @Test(arguments: [[:], ["HOME": ""]])
  func `the fonts are the same without a home folder`(environment: [String: String]) throws {
    #expect(FontCache(environment: environment) == nil)
    let alone = FontConfiguration(try FontFiles(folders: []), cache: nil)
    #expect(Set(alone.faces().map(\.file)) == Set(try library().faces.map(\.file)))
  }

  @Test func `without a cache folder the host's font cache is not read`() throws {
    let rules = FontConfiguration(FontFiles(packaged: [], own: []), cache: nil).rules
    #expect(rules.contains("<cachedir>/dev/null/"))
  }
}
