import Testing

@testable import CellSnapSourcePass

struct AssetSymbolNameTests {
  @Test(arguments: [
    ("header", "header"), ("tab-bar background", "tabBarBackground"), ("BGStripe", "bgStripe"),
    ("BMW", "BMW"),
    ("24-hours", "_24Hours"), ("icon_24px", "icon24Px"), ("0b3b21ff27f6", "_0B3B21Ff27F6"),
    ("color_9DA2A5", "color9DA2A5"), ("send_image", "send"), ("AppIconImage", "appIcon"), ("Image", "image"),
    ("BackGroundImageV4", "backGroundImageV4"), ("default", "`default`"), ("download (10)", "download10"),
  ])
  func `an image has the name that Xcode gives it`(name: String, symbol: String) {
    #expect(AssetSymbolName.member(for: name, leavingOut: "Image") == symbol)
  }

  @Test func `the last word of a colour's name goes`() {
    #expect(AssetSymbolName.member(for: "AccentColor", leavingOut: "Color") == "accent")
    #expect(AssetSymbolName.member(for: "TextImage", leavingOut: "Color") == "textImage")
  }

  @Test func `a folder is an enumeration`() {
    #expect(AssetSymbolName.namespace(for: "tab bar") == "TabBar")
  }
}
