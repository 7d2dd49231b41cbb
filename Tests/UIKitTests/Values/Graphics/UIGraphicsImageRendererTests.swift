import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct UIGraphicsImageRendererTests {
  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))

  private func square() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `a rendered image has its size in points`() {
    #expect(square().size == CGSize(width: 10, height: 10))
  }

  @Test func `an image view draws what was rendered`() {
    let view = UIImageView(image: square())
    let rect = Path.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.frame.size == CGSize(width: 10, height: 10))
    #expect(
      view.scene().nodes == [
        .group(Group(clip: .init(path: rect), nodes: [.fill(rect, .nonZero, red)]))
      ])
  }

  @Test func `the older functions render the same image`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.content == square().content)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an opaque image is black at first`() {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    #expect(
      image.content
        == .nodes([.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .nonZero, .color(.black))]))
  }
}
