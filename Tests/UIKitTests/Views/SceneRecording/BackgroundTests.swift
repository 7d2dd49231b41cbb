import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of backgrounds and of the corners that round them.
@MainActor struct BackgroundTests {
  private let clear: [UInt8] = [0, 0, 0, 0]
  private let red: [UInt8] = [255, 0, 0, 255]

  private func square(_ view: UIView, radius: CGFloat) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layer.cornerRadius = radius
    return view
  }

  @Test func `a label's own background has square corners`() throws {
    let label = square(UILabel(), radius: 20)
    label.backgroundColor = .red
    #expect(try Pictured(label)[1, 1] == red)
  }

  @Test func `a label that clips has a round background`() throws {
    let label = square(UILabel(), radius: 20)
    label.backgroundColor = .red
    label.clipsToBounds = true
    #expect(try Pictured(label)[1, 1] == clear)
  }

  @Test func `the background of a label's layer is round`() throws {
    let label = square(UILabel(), radius: 20)
    label.layer.backgroundColor = UIColor.red.cgColor
    let picture = try Pictured(label)
    #expect(picture[1, 1] == clear)
    #expect(picture[20, 20] == red)
  }

  @Test func `a radius of half a side makes a circle`() throws {
    let view = square(UIView(), radius: 20)
    view.backgroundColor = .red
    let picture = try Pictured(view)
    #expect(picture[20, 0][3] > 200 && picture[1, 1] == clear)
  }

  @Test func `a radius beyond half a side makes a round diamond`() throws {
    let view = square(UIView(), radius: 40)
    view.backgroundColor = .red
    let picture = try Pictured(view)
    // The arcs of 40 points meet at 40 - sqrt(40² - 20²) = 5.36 points below the middle of the side.
    #expect(picture[20, 4] == clear && picture[20, 6] == red)
    #expect(picture[4, 20] == clear && picture[6, 20] == red)
    #expect(picture[20, 34] == clear || picture[20, 35] == clear)
    // On the diagonal they are 40 * (1 - 1 / sqrt(2)) = 11.7 points from each side.
    #expect(picture[10, 10] == clear && picture[13, 13] == red)
  }

  @Test func `a wide view with a large radius ends in points`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.layer.cornerRadius = 20
    view.backgroundColor = .red
    let picture = try Pictured(view)
    // The arcs meet at 20 - sqrt(20² - 10²) = 2.68 points from the side.
    #expect(picture[1, 10] == clear && picture[4, 10] == red)
    #expect(picture[50, 0] == red && picture[10, 0] == clear)
  }

  @Test func `a border follows a radius beyond half a side`() throws {
    let view = square(UIView(), radius: 40)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    let picture = try Pictured(view)
    #expect(picture[20, 6] == red && picture[20, 20] == clear && picture[12, 12] == red)
  }

  @Test func `a radius that would leave nothing makes a circle`() throws {
    let view = square(UIView(), radius: 1000)
    view.backgroundColor = .red
    #expect(try Pictured(view)[20, 20] == red)
  }
}
