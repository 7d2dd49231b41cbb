import Testing
import UIKit

@testable import CellSnapSocialFeed

struct AddressTests {
  @Test func `no line of an address ends behind its scheme`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "See https://maps.example.social"
    let width = "https://maps.example.social".size(font: font).width + 10
    let room = "See https://".size(font: font).width
    #expect(room < width && text.size(font: font).width > width)
    // Broken behind the scheme the second line is shorter than the address.
    #expect(
      text.size(font: font, fitting: width).width < "https://maps.example.social".size(font: font).width)
    #expect(
      text.keepingSchemes.size(font: font, fitting: width).width
        >= "https://maps.example.social".size(font: font).width)
  }

  @Test func `posts and messages keep the schemes of their addresses in line`() {
    #expect(HTMLReader.text(of: "<p>a https://b.c</p>").string == "a https://\u{2060}b.c")
    #expect(
      MessageCellVM(message: Message(id: "1", text: "https://b.c", isOutgoing: false)).text
        == "https://\u{2060}b.c")
    #expect("12:30 a//b".keepingSchemes == "12:30 a//b")
  }
}
