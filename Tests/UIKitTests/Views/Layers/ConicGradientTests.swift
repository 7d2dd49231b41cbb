import Testing

@testable import UIKit

@MainActor struct ConicGradientTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let gradient = CAGradientLayer()

  init() {
    gradient.frame = view.bounds
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.5, 0.5, 1]
    view.layer.addSublayer(gradient)
  }

  @Test func `colours follow one another clockwise from the end point`() {
    #expect(view.drawnPixel(x: 35, y: 20) == [255, 0, 0, 255])
    #expect(view.drawnPixel(x: 5, y: 20) == [0, 0, 255, 255])
  }

  @Test func `a colour between two is their mixture`() {
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.locations = nil
    let pixel = view.drawnPixel(x: 20, y: 38)
    #expect(pixel[0] > 110 && pixel[0] < 145)
  }

  @Test func `the layer's corners cut the gradient`() {
    gradient.cornerRadius = 20
    gradient.masksToBounds = true
    #expect(view.drawnPixel(x: 0, y: 0)[3] == 0)
  }
}
