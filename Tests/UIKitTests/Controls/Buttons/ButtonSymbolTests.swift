import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct ButtonSymbolTests {
  @Test func `a symbol button has the size of its symbol`() {
    #expect(UIButton(type: .infoLight).frame == CGRect(x: 0, y: 0, width: 26, height: 26))
    #expect(UIButton(type: .contactAdd).frame == CGRect(x: 0, y: 0, width: 24.5, height: 24))
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .system).frame == .zero)
  }

  @Test func `a symbol button's image has the tint colour`() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
      let button = UIButton(type: type)
      button.tintColor = .systemRed
      button.layoutIfNeeded()
      #expect(button.currentImage?.renderingMode == .alwaysTemplate)
      #expect(button.imageView?.tintColor == .systemRed)
      #expect(!button.scene().nodes.isEmpty)
    }
  }

  @Test func `the close button's cross differs in dark mode`() {
    let image = UIButton(type: .close).currentImage
    #expect(image?.darkContent != nil)
    #expect(image?.darkContent != image?.content)
  }
}
