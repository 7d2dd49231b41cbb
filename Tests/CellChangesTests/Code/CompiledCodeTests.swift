import Testing

/// The reading of real object files: the compiler made them of these tests.
@Suite struct CompiledCodeTests {
  @Test func `a function comes to a private function`() throws {
    #expect(CompiledCode.comes("16compiledGreetingSSyF", to: "12privateTitle") == true)
    #expect(CompiledCode.comes("16compiledGreetingSSyF", to: "12unusedNumber") == false)
  }

  @Test func `a function comes to the default value of an argument`() throws {
    #expect(CompiledCode.comes("12compiledSizeSiyF", to: "12defaultWidth") == true)
  }

  @Test func `a function that makes an object comes to the functions of its class`() throws {
    #expect(CompiledCode.comes("15compiledDrawingSSyF", to: "12coverOfPlate") == true)
    #expect(CompiledCode.comes("15compiledDrawingSSyF", to: "11coverOfBowl") == false)
  }

  @Test func `a literal comes to the conformance that makes a value of it`() throws {
    #expect(CompiledCode.comes("15compiledLiteralSiyF", to: "12madeOfNumber") == true)
  }

  @Test func `a cast comes to the conformances of the types that are used`() throws {
    #expect(CompiledCode.comes("12compiledCastSSyF", to: "11nameOfPlate") == true)
  }

  @Test func `a closure is in code of its own`() throws {
    #expect(CompiledCode.comes("15compiledClosureSiycyF", to: "12unusedNumber") == true)
  }
}
