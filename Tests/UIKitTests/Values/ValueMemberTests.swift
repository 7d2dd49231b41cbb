import Foundation
import Testing

@testable import UIKit

@MainActor struct ValueMemberTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.uppercaseHexadecimal, "1C"), (.uppercaseAlpha, "AB"), (.lowercaseLatin, "ab"),
    (.uppercaseLatin, "AB"), (.lowercaseRoman, "xxviii"),
  ])
  func `a marker has the number 28 in its format`(_ format: NSTextList.MarkerFormat, _ text: String) {
    #expect(NSTextList(markerFormat: format).marker(forItemNumber: 28) == text)
  }

  @Test func `a configuration of a symbol's colours changes nothing`() {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    #expect(bold.applying(UIImage.SymbolConfiguration.preferringMulticolor()) == bold)
    #expect(bold.applying(UIImage.SymbolConfiguration.preferringMonochrome()) == bold)
  }

  @Test func `a checkmark in a circle is a symbol`() {
    #expect(UIImage.strokedCheckmark == UIImage(systemName: "checkmark.circle"))
  }

  @Test func `a font descriptor keeps what is not followed`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .cascadeList: [UIFontDescriptor(name: "Helvetica", size: 12)], .fixedAdvance: 7 as NSNumber,
    ])
    #expect(descriptor.fontAttributes[.fixedAdvance] as? NSNumber == 7)
    #expect(descriptor.fontAttributes[.cascadeList] != nil)
    #expect(!descriptor.postscriptName.isEmpty)
  }

  @Test func `an item is loaded as the data of its type`() async {
    let provider = NSItemProvider(object: "Tea" as NSString)
    let text = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.utf8-plain-text") { item, _ in
        continuation.resume(
          returning: (item as? NSData).map { String(decoding: Data(referencing: $0), as: UTF8.self) })
      }
    }
    #expect(text == "Tea")
  }
}
