import Testing

@testable import CellChanges

@Suite struct ClosureCodeTests {
  private struct Held {
    let closure: () -> Int
  }

  private func functions(_ closure: Held) throws -> [UInt] {
    var code = ClosureCode(in: try #require(ProgramImage()))
    withUnsafeBytes(of: closure) { code.add($0) }
    return code.functions
  }

  @Test func `a closure without captured values has one function`() throws {
    #expect(try functions(Held { 1 }).count == 1)
  }

  @Test func `captured values that are no closures have no functions`() throws {
    let (text, numbers) = (String(repeating: "a", count: .random(in: 40...50)), [Int.random(in: 0...9)])
    #expect(try functions(Held { text.count + numbers.count }).count == 1)
  }
}

@Suite struct ProgramImageTests {
  private let list = """
    400000-401000 r--p 00000000 08:01 1 /bin/feed
    401000-403000 r-xp 00001000 08:01 1 /bin/feed
    403000-404000 rw-p 00003000 08:01 1 /bin/feed
    900000-910000 rw-p 00000000 00:00 0 [heap]
    a00000-a10000 r-xp 00000000 08:01 2 /lib/libother.so
    b00000-b10000 rw-p 00000000 00:00 0
    """

  @Test func `only executable parts of files have code`() throws {
    let image = try #require(ProgramImage(path: "/bin/feed", list: list))
    #expect(image.start == 0x400000)
    #expect(image.hasCode(at: 0x402000))
    #expect(!image.hasCode(at: 0x400800))
    #expect(image.hasCode(at: 0xa00000))
    #expect(!image.isOfProgram(0xa00000))
    #expect(image.isOfProgram(0x403800))
    #expect(image.isOfFile(0xa00000))
    #expect(image.libraries == ["/lib/libother.so"])
  }

  @Test func `objects are in memory that no file has`() throws {
    let image = try #require(ProgramImage(path: "/bin/feed", list: list))
    #expect(image.isAllocated(0x900010))
    #expect(image.isAllocated(0xb00020))
    #expect(!image.isAllocated(0x900011))
    #expect(!image.isAllocated(0x403010))
  }

  @Test func `a program that is not in the list has no image`() {
    #expect(ProgramImage(path: "/bin/other", list: list) == nil)
    #expect(ProgramImage(path: "/bin/feed", list: "no line of the list") == nil)
  }
}
