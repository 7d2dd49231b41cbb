import CellDrawing
import Testing

@testable import CellChanges

@Suite struct ResourceFileTests {
  @Test(arguments: [
    ("A.resources/Assets.xcassets/Brand.colorset/Contents.json", ResourceFile.Kind.named("Brand")),
    ("A.resources/Assets.xcassets/Icons/star.imageset/star@2x.png", .named("star")),
    ("A.resources/Assets.xcassets/Contents.json", .data),
    ("A.resources/Assets.xcassets/AccentColor.colorset/Contents.json", .data),
    ("A.resources/Base.lproj/Main.storyboard", .nib("Main")), ("A.resources/NoteCell.xib", .nib("NoteCell")),
    ("A.resources/photo@2x~ipad.png", .named("photo")),
    ("A.resources/de.lproj/Localizable.strings", .table("Localizable")),
    ("A.resources/de.lproj/InfoPlist.strings", .data), ("A.resources/Inter.ttf", .data),
    ("A.resources/feed.json", .data), ("A.resources/LICENSE", .data),
  ])
  func `the path says what a resource is`(path: String, kind: ResourceFile.Kind) {
    #expect(ResourceFile.kind(of: path) == kind)
  }
}

@Suite struct ResourceNameTests {
  @Test func `a name can be made of its beginnings and ends`() {
    #expect(ResourceName("ContactCell").parts == ["contactcell", "contact", "cell"])
    #expect(ResourceName("photo-12").parts == ["photo-12", "photo", "photo-", "-12", "12"])
  }

  @Test func `a name without letters may be any number`() {
    #expect(ResourceName("12").isNumber)
    #expect(!ResourceName("12a").isNumber)
  }

  @Test func `a path means the files in it`() {
    #expect(ResourceName.uses(in: "Flags/DE.png") == ["flags/de.png", "flags", "de.png", "de"])
    #expect(ResourceName.uses(in: "Star") == ["star"])
  }
}

@Suite struct TextTableTests {
  private func hashes(_ path: String, _ text: String) -> [String: ContentHash]? {
    TextTable.hashes(in: ResourceFile(path: path, bytes: Array(text.utf8)))
  }

  @Test func `each text of a table has a hash`() throws {
    let base = try #require(hashes("a.strings", "/* Greeting */\n\"hello\" = \"Hello\";\nbye = \"Bye\";\n"))
    let changed = try #require(hashes("a.strings", "\"hello\" = \"Hi\";\n\"bye\" = \"Bye\";\n"))
    #expect(base.keys.sorted() == ["bye", "hello"])
    #expect(base["bye"] == changed["bye"])
    #expect(base["hello"] != changed["hello"])
  }

  @Test func `a table in another form is read as a whole`() {
    #expect(hashes("a.strings", "\"hello\" = ") == nil)
    #expect(hashes("a.xcstrings", "[]") == nil)
    #expect(hashes("a.stringsdict", "no list") == nil)
  }

  @Test func `each text of a string catalog has a hash`() throws {
    func catalog(_ german: String) -> String {
      #"{"sourceLanguage": "en", "strings": {"hello": {"localizations": {"de": "\#(german)"}}, "bye": {}}}"#
    }
    let (base, changed) = (
      try #require(hashes("a.xcstrings", catalog("Hallo"))),
      try #require(hashes("a.xcstrings", catalog("Servus")))
    )
    #expect(base["bye"] == changed["bye"])
    #expect(base["hello"] != changed["hello"])
  }
}

@Suite struct ResourceIndexTests {
  private func titles(_ text: String, _ files: (String, String)...) -> [String] {
    let index = ResourceIndex(files.map { ResourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
    return index.items(meantBy: text).map { index.items[$0].title }
  }

  private func always(_ files: (String, String)...) -> [String] {
    let index = ResourceIndex(files.map { ResourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
    return index.always.map { index.items[$0].title }
  }

  @Test func `a text means the resources of its name`() {
    #expect(titles("Star", ("a/star.png", ""), ("a/moon.png", "")) == ["a/star.png"])
    #expect(titles("star.png", ("a/star.png", "")) == ["a/star.png"])
    #expect(titles("sun", ("a/star.png", "")) == [])
  }

  @Test func `everyone uses a picture that data names`() {
    #expect(always(("a/star.png", ""), ("a/feed.json", "[\"star.png\"]")) == ["a/feed.json", "a/star.png"])
    #expect(always(("a/star.png", ""), ("a/feed.json", "[]")) == ["a/feed.json"])
  }

  @Test func `a text of a table is meant by its key`() {
    let table = ("a/de.lproj/Localizable.strings", "\"hello\" = \"Hallo\"; \"bye\" = \"Servus\";")
    #expect(titles("hello", table) == ["a/de.lproj/Localizable.strings hello"])
  }

  @Test func `the table of a nib is meant by the nib's name`() {
    let (nib, table) = (
      ("a/Base.lproj/Main.xib", ""), ("a/de.lproj/Main.strings", "\"x1-2.text\" = \"Hallo\";")
    )
    #expect(titles("Main", nib, table) == ["a/Base.lproj/Main.xib", "a/de.lproj/Main.strings"])
  }

  @Test func `a nib has the names in it`() {
    let index = ResourceIndex([
      ResourceFile(
        path: "a/Cell.xib", bytes: Array("<cell customClass=\"Feed.NoteCell\" image=\"star\"/>".utf8))
    ])
    #expect(index.items[0].texts.contains("NoteCell"))
    #expect(index.items[0].texts.contains("star"))
  }

  @Test func `the languages are those of the folders`() {
    let index = ResourceIndex([ResourceFile(path: "a/de.lproj/Localizable.strings", bytes: [])])
    #expect(index.languages == ["de.lproj"])
  }
}
