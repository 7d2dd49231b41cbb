import Testing

@testable import CellNibs

struct NibVariationTests {
  @Test func `a key names the size classes of a variation`() throws {
    let variation = NibVariation(try element("<variation key=\"heightClass=compact-widthClass=regular\"/>"))
    #expect(variation.height == .compact)
    #expect(variation.width == .regular)
    #expect(variation.conditionCount == 2)
  }

  @Test func `the default variation has no conditions`() throws {
    #expect(NibVariation(try element("<variation key=\"default\"/>")).conditionCount == 0)
  }

  @Test func `a mask names what is left out and put back`() throws {
    let variation = NibVariation(
      try element(
        """
        <variation key="default" hidden="YES">
          <mask key="constraints"><exclude reference="a"/><include reference="b"/></mask>
          <real key="spacing" value="4"/>
        </variation>
        """))
    #expect(variation.excluded == ["a"])
    #expect(variation.included == ["b"])
    #expect(variation.attributes == ["hidden": "YES"])
    #expect(variation.values == ["spacing": .number(4)])
  }
}
