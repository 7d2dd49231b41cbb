import Foundation
import Testing

@testable import CellDrawing

@Suite struct FillTests {
  @Test func `a square on whole pixels has hard edges`() throws {
    let bitmap = try painted([filled(square(1, 1, 2), red)], width: 4, height: 4)
    #expect(bitmap.pixel(0, 1) == [0, 0, 0, 0])
    #expect(bitmap.pixel(1, 1) == [255, 0, 0, 255])
    #expect(bitmap.pixel(2, 2) == [255, 0, 0, 255])
    #expect(bitmap.pixel(3, 3) == [0, 0, 0, 0])
  }

  @Test func `a half covered pixel is half opaque`() throws {
    let bitmap = try painted([filled(square(0.5, 0, 2), .black)], width: 3, height: 2)
    #expect(abs(bitmap.alpha(0, 0) - 128) <= 1)
    #expect(bitmap.alpha(1, 0) == 255)
  }

  @Test func `a rounded corner is transparent outside its circle`() throws {
    let node = Node.fill(.roundedRect(square(0, 0, 20), radius: 10), .nonZero, .color(.black))
    let bitmap = try painted([node], width: 20, height: 20)
    #expect(bitmap.alpha(0, 0) == 0)
    // The circle passes 10 - 10 / sqrt(2) = 2.93 from each side on the diagonal.
    #expect(bitmap.alpha(2, 2) > 0 && bitmap.alpha(2, 2) < 255)
    #expect(bitmap.alpha(3, 3) == 255)
    #expect(bitmap.alpha(10, 1) == 255)
  }

  @Test func `the even-odd rule leaves a hole`() throws {
    var path = Path.rect(square(0, 0, 6))
    path.append(.rect(square(2, 2, 2)))
    #expect(try painted([.fill(path, .evenOdd, .color(red))], width: 6, height: 6).alpha(3, 3) == 0)
    #expect(try painted([.fill(path, .nonZero, .color(red))], width: 6, height: 6).alpha(3, 3) == 255)
  }

  @Test func `a translucent colour is premultiplied`() throws {
    let bitmap = try painted([filled(square(0, 0, 1), red.withAlpha(0.5))], width: 1, height: 1)
    #expect(bitmap.pixel(0, 0) == [128, 0, 0, 128])
  }

  @Test func `a linear gradient continues with its last colour beyond its end`() throws {
    let gradient = LinearGradient(
      start: CGPoint(x: 2, y: 0), end: CGPoint(x: 10, y: 0),
      stops: [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)])
    let bitmap = try painted(
      [.fill(.rect(CGRect(x: 0, y: 0, width: 12, height: 1)), .nonZero, .linear(gradient))], width: 12,
      height: 1)
    #expect(bitmap.pixel(0, 0)[0] == 0)
    // The middle of pixel 5 is at (5.5 - 2) / 8 of the gradient's length.
    let difference = Int(bitmap.pixel(5, 0)[0]) - 255 * 7 / 16
    #expect(abs(difference) <= 2)
    #expect(bitmap.pixel(11, 0)[0] == 255)
  }

  @Test func `a radial gradient can be an ellipse`() throws {
    let gradient = RadialGradient(
      startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black)],
      transform: Transform(a: 20, b: 0, c: 0, d: 10, tx: 20, ty: 10))
    let bitmap = try painted(
      [.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 20)), .nonZero, .radial(gradient))], width: 40,
      height: 20)
    let (across, down) = (Int(bitmap.pixel(30, 10)[0]), Int(bitmap.pixel(20, 15)[0]))
    // The pixels' middles are 10.5 of 20 and 5.5 of 10 points from the centre.
    #expect(abs(across - 255 * 19 / 40) < 3 && abs(down - 255 * 9 / 20) < 3)
    #expect(bitmap.pixel(0, 0)[0] == 0)
  }

  @Test func `a pattern repeats from its origin`() throws {
    let image = Image(premultipliedBGRA: [0, 0, 255, 255, 255, 0, 0, 255], width: 2, height: 1)
    let bitmap = try painted(
      [
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 4, height: 1)), .nonZero,
          .pattern(
            ImagePattern(
              image: image, tile: CGRect(x: 1, y: 0, width: image.width, height: image.height))))
      ],
      width: 4, height: 1)
    #expect((0..<4).map { bitmap.pixel($0, 0)[0] } == [0, 255, 0, 255])
  }
}
