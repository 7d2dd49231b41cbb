import Testing

@testable import CellSnapshots

@Suite struct EntryNameTests {
  @Test func `a name without slashes gets its own folder`() throws {
    #expect(try EntryName("Feed").path == "Feed/Feed")
  }

  @Test func `a slash in a name makes a folder`() throws {
    #expect(try EntryName("Message/long").path == "Message/long")
    #expect(try EntryName("Posts/Wall/long").path == "Posts/Wall/long")
  }

  @Test func `dots and spaces inside a name stay`() throws {
    #expect(try EntryName("Wall Post v1.2/…long").path == "Wall Post v1.2/…long")
  }

  @Test(arguments: ["..", "../Feed", "Feed/../../etc", ".", "Feed/."])
  func `a name that leaves its folder is refused`(name: String) {
    #expect(throws: EntryNameError.leavesFolder(name)) { try EntryName(name) }
  }

  @Test(arguments: ["/Feed", "Feed/", "Feed//long", "/"])
  func `a name with an empty part is refused`(name: String) {
    #expect(throws: EntryNameError.emptyPart(name)) { try EntryName(name) }
  }

  @Test(arguments: [
    "Don't (v1.2) + 日本語", "Größe 12,5 %", "#1 & [2]", "Feed/-5", "Console",
    "iOS 17.4/aux-long", "mail@2x.com", "x.320", "x@2x",
  ])
  func `an ordinary name is allowed`(name: String) throws {
    #expect(try EntryName(name).text == name)
  }

  @Test(arguments: ["\\", ":", "*", "?", "\"", "<", ">", "|"])
  func `a character that Windows refuses in names is refused`(sign: Unicode.Scalar) {
    #expect(throws: EntryNameError.refusedCharacter("a\(sign)b", sign)) { try EntryName("a\(sign)b") }
  }

  @Test func `a name that begins like an option is refused`() {
    #expect(throws: EntryNameError.leadingHyphen("-dash")) { try EntryName("-dash") }
  }

  @Test(arguments: [".git/config", "Feed.", "Feed ", " Feed", "Feed /long", "Feed/.hidden", "Feed\u{A0}"])
  func `dots and spaces at an end of a part are refused`(name: String) {
    let error = #expect(throws: EntryNameError.self) { try EntryName(name) }
    #expect(error?.description.contains("has a dot or a space at an end of") == true)
  }

  @Test(arguments: ["nul", "Feed/Aux", "CON.long", "com1/x", "Lpt9"])
  func `a name that Windows reserves for a device is refused`(name: String) {
    let error = #expect(throws: EntryNameError.self) { try EntryName(name) }
    #expect(error?.description.contains("which Windows reserves for a device") == true)
  }

  @Test(arguments: [".320@2x", ".320.5@1.5x", ".375@2x-dark-rtl", ".375@2x.1"])
  func `a name that ends like a picture's name is refused`(variant: String) {
    #expect(throws: EntryNameError.variant("Feed/x" + variant, variant: variant)) {
      try EntryName("Feed/x" + variant)
    }
  }

  @Test func `a combining mark does not hide a slash`() {
    #expect(throws: EntryNameError.leavesFolder("../\u{338}etc")) { try EntryName("../\u{338}etc") }
  }

  @Test(arguments: [
    ("Feed", "Feed"), ("a/b", "a-b"), ("posts?page=2", "posts-page=2"), ("-dash", "dash"), ("-.x", "x"),
    ("..", "_"), ("***", "_"), ("nul", "_nul"), ("x.320@2x", "x.320-2x"), (" v1.2 ", "v1.2"),
  ])
  func `any text is made into a part of a name`(text: String, part: String) throws {
    #expect(EntryName.part(madeOf: text) == part)
    #expect(try EntryName(part).text == part)
  }

  @Test func `an empty name is refused`() {
    #expect(throws: EntryNameError.empty) { try EntryName("") }
  }

  @Test func `a NUL character in a name is refused`() {
    #expect(throws: EntryNameError.controlCharacter("Fe\0ed", "\0")) { try EntryName("Fe\0ed") }
  }

  @Test func `a name of two hundred bytes is the longest allowed`() throws {
    let longest = String(repeating: "ä", count: 100)
    #expect(try EntryName(longest).text == longest)
    #expect(throws: EntryNameError.tooLong(longest + "a", bytes: 201)) { try EntryName(longest + "a") }
  }

  @Test func `the message quotes the name and says what to change`() {
    #expect(
      EntryNameError.controlCharacter("Fe\u{7}ed", "\u{7}").description
        == "the entry name \"Fe\\u{07}ed\" contains the control character U+7; leave it out")
  }
}
