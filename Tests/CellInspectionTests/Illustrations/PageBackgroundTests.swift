import CellDrawing
import Testing
@testable import CellInspection

@Suite struct PageBackgroundTests {
  @Test func `colours have three, six or eight hexadecimal digits`() {
    #expect(PageBackground("#f00") == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(PageBackground("#00FF00") == .color(Color(red: 0, green: 1, blue: 0)))
    #expect(PageBackground("#0000ff00") == .color(Color(red: 0, green: 0, blue: 1, alpha: 0)))
  }

  @Test func `the system's background follows the appearance`() {
    #expect(PageBackground("system")?.color(isDark: false) == .white)
    #expect(PageBackground("System")?.color(isDark: true) == .black)
  }

  @Test func `a transparent background has no colour`() {
    #expect(PageBackground("transparent") == .transparent)
    #expect(PageBackground.transparent.color(isDark: true) == nil)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#gg0000", "red", "#１23"])
  func `other texts are no colours`(_ text: String) {
    #expect(PageBackground(text) == nil)
  }
}
