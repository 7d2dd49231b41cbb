import Foundation
import Testing

@testable import UIKit

@MainActor struct LayerKeyPathTests {
  @Test func `a layer's property is read and set by its key path`() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKeyPath: "position")
    layer.setValue(4, forKey: "cornerRadius")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 4)
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `a value under an unknown key is kept`() {
    let layer = CALayer()
    layer.setValue("note", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "note")
    layer.setValue(nil, forKey: "tag")
    #expect(layer.value(forKey: "tag") == nil)
  }

  @Test func `a contents rectangle clips the picture to the layer`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.contents = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    guard case .group(let group)? = layer.imageNodes(with: .current).first else {
      return #expect(Bool(false))
    }
    #expect(group.clip?.path == .rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
  }
}
