import CellDrawing
import Testing

@testable import UIKit

@Suite struct UIColorTests {
  @Test func `system colours follow the version of iOS`() {
    func blue(_ version: SystemVersion, _ style: UIUserInterfaceStyle) -> UIColor {
      Device.using(Device(systemVersion: version)) {
        UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      }
    }
    #expect(blue(.iOS18, .light) == UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1))
    #expect(blue(.iOS26, .light) == UIColor(red: 0, green: 0x88 / 255, blue: 1, alpha: 1))
    #expect(blue(.iOS26, .dark) == UIColor(red: 0, green: 0x91 / 255, blue: 1, alpha: 1))
  }

  @Test func `colours with the same components are equal`() {
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    )
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.red != UIColor.blue)
  }

  @Test func `a hue is converted to red, green and blue`() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(
      UIColor(hue: 0.5, saturation: 0, brightness: 0.5, alpha: 1).resolved(with: .current)
        == Color(white: 0.5))
  }

  @Test func `a colour's hue can be read`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - (4 + (0.2 - 0.4) / 0.6) / 6) < 1e-12)
    #expect([saturation, brightness, alpha].map { ($0 * 100).rounded() } == [75, 80, 50])
  }

  @Test func `a colour's components can be read`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor.white.cgColor.components == [1, 1])
  }

  @Test func `a dynamic colour is resolved with the given traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .blue)
    let faint = color.withAlphaComponent(0.5).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(faint == UIColor.red.withAlphaComponent(0.5))
  }

  @Test func `a CGColor is resolved with the current traits`() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIColor.label.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    }
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(UIColor.secondaryLabel.cgColor.alpha == 0.6)
    }
  }

  @Test func `components out of range are clamped`() {
    #expect(
      UIColor(red: 2, green: -1, blue: .nan, alpha: 1).cgColor.color == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `Display P3 is converted`() {
    let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.color
    #expect(abs(grey.red - 0.5) < 1e-6 && abs(grey.blue - 0.5) < 1e-6)
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.color == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `a colour literal is a colour`() {
    let color: UIColor = .init(_colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }
}
