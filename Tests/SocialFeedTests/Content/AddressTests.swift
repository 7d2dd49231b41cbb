import Testing
import UIKit

@testable import CellSnapSocialFeed

struct AddressTests {
  @Test func `an address is not broken after its scheme`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "See https://maps.example.social"
    let width = "https://maps.example.social".size(font: font).width + 10
    let room = "See https://".size(font: font).width
    #expect(room < width && text.size(font: font).width > width)
    // If the address is broken after its scheme, the second line is shorter than the address.
    #expect(
      text.size(font: font, fitting: width).width < "https://maps.example.social".size(font: font).width)
    #expect(
      text.keepingSchemes.size(font: font, fitting: width).width
        >= "https://maps.example.social".size(font: font).width)
  }

  @Test func `addresses in posts and messages are not broken after their schemes`() {
    #expect(HTMLReader.text(of: "<p>a https://b.c</p>").string == "a https://\u{2060}b.c")
    #expect(
      MessageCellVM(message: Message(id: "1", text: "https://b.c", isOutgoing: false)).text
        == "https://\u{2060}b.c")
    #expect("12:30 a//b".keepingSchemes == "12:30 a//b")
  }
}
