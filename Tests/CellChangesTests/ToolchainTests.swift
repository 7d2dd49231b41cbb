import Foundation
import Testing

@testable import CellChanges

/// The assumptions of CellChanges about the toolchain. The article "What depends on the toolchain" has a row for each test.
struct ToolchainTests {
  private struct Held {
    let closure: () -> Int
  }

  private func functions(_ closure: Held) throws -> [UInt] {
    var code = ClosureCode(in: try #require(ProgramImage()))
    withUnsafeBytes(of: closure) { code.add($0) }
    return code.functions
  }

  @Test func `a closure is the address of a function and an object with captured closures`() throws {
    let number = Int.random(in: 0...9)
    let inner = { number }
    let functions = try functions(Held { inner() + 1 })
    #expect(functions.count == 2)
    #expect(try functions.last == self.functions(Held(closure: inner)).first)
  }

  @Test func `the name of a closure's function ends with its number`() throws {
    let image = try #require(ProgramImage())
    let address = try #require(try functions(Held { 1 }).first)
    let symbols = try ProgramSymbols(ofProgram: image.path, addresses: [address], start: image.start)
    let name = try #require(symbols.names[address]?.first)
    #expect(name.contains("Toolchain"))
    #expect(EntryClosures.closure(name) != nil)
  }

  @Test func `object files say what the compiled code uses`() {
    #expect(CompiledCode.comes("16compiledGreetingSSyF", to: "12privateTitle") == true)
    #expect(CompiledCode.comes("12compiledCastSSyF", to: "11nameOfPlate") == true)
  }

  @Test func `SwiftPM lists the object files of a program beside it`() throws {
    let files = try ProgramFiles(ofProgram: try #require(ProgramImage()).path, libraries: [])
    #expect(files.files.contains { $0.name == "CellChangesTests/ToolchainTests.swift.o" })
    let source = files.sources(ofModule: "CellChangesTests")["CellChangesTests/ToolchainTests.swift.o"]
    #expect(source?.hasSuffix("/ToolchainTests.swift") == true)
  }
}
