import Testing

@testable import SnapshotTesting

struct ViewImageConfigTests {
  @Test func `a phone on its side has its insets at the sides`() {
    let config = ViewImageConfig.iPhone13(.landscape)
    #expect(config.size == CGSize(width: 844, height: 390))
    #expect(config.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(config.traits.horizontalSizeClass == .compact)
    #expect(config.traits.verticalSizeClass == .compact)
  }

  @Test func `a large phone on its side is regular`() {
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone8(.landscape).traits.horizontalSizeClass == .compact)
  }

  @Test func `a new phone has the screen of the phone before it`() {
    #expect(ViewImageConfig.iPhone17.size == ViewImageConfig.iPhone16Pro.size)
    #expect(ViewImageConfig.iPhone17ProMax(.landscape).size == CGSize(width: 956, height: 440))
    #expect(ViewImageConfig.iPhone17Pro.safeArea == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
  }

  @Test func `text on a phone has the medium size`() {
    #expect(ViewImageConfig.iPhoneX.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `a part of a tablet's screen is compact where it is narrow`() {
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .twoThirds)).size?.width == 809)
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
    #expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadMini(.portrait(splitView: .twoThirds)).traits.horizontalSizeClass == .compact)
  }

  @Test func `a tablet without an orientation lies on its side`() {
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPadMini(.portrait).size == CGSize(width: 768, height: 1024))
  }
}
