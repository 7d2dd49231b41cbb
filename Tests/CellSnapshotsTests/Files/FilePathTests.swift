import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct FilePathTests {
  /// A combining mark. After a slash, the slash and the mark are one `Character`.
  private static let mark = "\u{301}"

  @Test(arguments: ["../\(mark)a", "\(mark)/../a", "a/../\(mark)b", "..", "a/./b", "/a", "a//b", "", "a/\0"])
  func `a path that leaves its folder is not inside`(path: String) {
    #expect(!FilePath.isInside(path))
  }

  @Test(arguments: ["a", "a/b", "a/\(mark)b", "..a/b..", "a/..."])
  func `a path that stays in its folder is inside`(path: String) {
    #expect(FilePath.isInside(path))
  }

  @Test func `a path is split at the bytes of slashes`() {
    #expect(FilePath.parts(of: "a/\(Self.mark)b//c").count == 4)
    #expect(FilePath.name(of: "a/\(Self.mark)b").unicodeScalars.count == 2)
    #expect(FilePath.folder(of: "a/\(Self.mark)b") == "a")
    #expect(FilePath.folder(of: "/a") == "/")
    #expect(FilePath.folder(of: "a") == nil)
    // This character and a slash after it are one `Character` as well.
    #expect(FilePath.withoutLastSlash("a\u{600}/").unicodeScalars.last == "\u{600}")
    #expect(FilePath.appending("b", to: "a\u{600}/").utf8.count { $0 == UInt8(ascii: "/") } == 1)
  }

  @Test(arguments: [
    ("Snapshots", "cellsnap-run", "../Snapshots"), ("/a/b/c", "/a/d/e", "../../b/c"), ("a", "a", "."),
    ("a/./b//c", "a/", "b/c"), ("Tests/../x", "x", "../Tests/../x"),
  ])
  func `a path is relative to a folder`(_ path: String, _ folder: String, _ relative: String) {
    #expect(FilePath.relative(path, to: folder) == relative)
  }

  @Test func `a link that leads out of a folder is not inside`() throws {
    let folder = try TemporaryFolder()
    for name in ["in/a", "out"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    for (target, name) in [("../out", "in/out"), ("a", "in/b"), ("../gone", "in/gone"), (".", "in/self")] {
      #expect(symlink(target, folder.path(of: name)) == 0)
    }
    func staysInside(_ path: String) -> Bool { FilePath.staysInside(path, of: folder.path(of: "in")) }
    #expect(staysInside("a/x.png") && staysInside("b/x.png") && staysInside("new/x.png"))
    #expect(staysInside("self/a/x.png"))
    #expect(!staysInside("out/x.png") && !staysInside("gone/x.png") && !staysInside("self/out/x.png"))
  }

  @Test func `two paths of one folder are the same`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path(of: "a"), withIntermediateDirectories: true)
    #expect(symlink("a", folder.path(of: "b")) == 0)
    #expect(FilePath.areSame(folder.path(of: "a"), folder.path(of: "b/")))
    #expect(FilePath.areSame("no/such", "./no//such/"))
    #expect(!FilePath.areSame(folder.path(of: "a"), folder.path))
  }

  @Test func `paths that do not exist yet are the same behind a link`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path(of: "a"), withIntermediateDirectories: true)
    #expect(symlink("a", folder.path(of: "b")) == 0)
    #expect(FilePath.areSame(folder.path(of: "a/new/x.png"), folder.path(of: "b/new/x.png")))
    #expect(!FilePath.areSame(folder.path(of: "a/new/x.png"), folder.path(of: "b/new/y.png")))
    #expect(!FilePath.areSame(folder.path(of: "a/x.png"), folder.path(of: "x.png")))
    #expect(!FilePath.areSame(folder.path(of: "a"), folder.path(of: "a/x.png")))
    #expect(FilePath.areSame(folder.path(of: "a/x.png"), folder.path(of: "no/such/../../b/x.png")))
    #expect(FilePath.areSame(folder.path(of: "a/x.png"), folder.path(of: "b/no/../../b/x.png")))
    #expect(FilePath.areSame("/no/such", "/no/../../no/such"))
    #expect(symlink("a/new.xml", folder.path(of: "c")) == 0)
    #expect(FilePath.areSame(folder.path(of: "b/new.xml"), folder.path(of: "c")))
    #expect(symlink("circle", folder.path(of: "circle")) == 0)
    #expect(!FilePath.areSame(folder.path(of: "circle"), folder.path(of: "c")))
  }
}
