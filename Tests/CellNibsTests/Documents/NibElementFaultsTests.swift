import Testing

@testable import CellNibs

/// The reports about values and connections that cannot be read.
struct NibElementFaultsTests {
  @Test(arguments: [
    ("<inset minX=\"a\"/>", "the value a of the attribute minX is no number"),
    ("<real value=\"inf\"/>", "the value inf of the attribute value is no number"),
    ("<boolean value=\"true\"/>", "the value true of the attribute value is neither YES nor NO"),
    (
      "<color key=\"a\"/>", "the colour a has no name, and no components in red, green and blue or in white"
    ),
    (
      "<constraint firstAttribute=\"width\" multiplier=\"a\"/>",
      "the multiplier a is neither a number nor a ratio such as 16:9"
    ),
    ("<constraint/>", "the attribute firstAttribute is missing"),
    ("<outlet property=\"a\"/>", "the attribute destination is missing"),
    ("<action destination=\"a\"/>", "the attribute selector is missing"),
    ("<userDefinedRuntimeAttribute type=\"string\"/>", "the attribute keyPath is missing"),
  ])
  func `a value that cannot be read has a reason`(text: String, reason: String) throws {
    #expect(try element(text).valueFault == reason)
  }

  @Test(arguments: [
    "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>", "<color systemColor=\"labelColor\"/>",
    "<inset minX=\"2.2250738585072014e-308\"/>", "<view alpha=\"a\"/>",
    "<constraint firstAttribute=\"width\" multiplier=\"16:9\" relation=\"lessThanOrEqual\"/>",
  ])
  func `a value that can be read has none`(text: String) throws {
    #expect(try element(text).valueFault == nil)
  }

  @Test func `a broken value is no part of its object`() throws {
    let object = NibObject(
      try element("<view><rect key=\"frame\" x=\"a\"/><string key=\"b\">c</string></view>"))
    #expect(Array(object.values.keys) == ["b"])
    #expect(object.children.isEmpty)
  }

  @Test func `the texts of a list are read`() throws {
    let object = NibObject(
      try element("<searchBar><scopeButtonTitles><string>One</string></scopeButtonTitles></searchBar>"))
    #expect(object.lists["scopeButtonTitles"]?.map(\.values) == [["value": .string("One")]])
  }
}
