import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// The format of values in a layout.
@MainActor
enum LayoutValue {
  private static var fonts: [Font: String] = [:]
  private static var modes: [Int: String] = [:]

  /// Returns the PostScript name of the drawn face, and the size in points: `Inter-Regular 15`.
  static func text(_ font: Font) -> String {
    if let text = fonts[font] { return text }
    let name = FontLibrary.shared.face(of: font).postScriptName
    let digits = font.hasMonospacedDigits ? " monospaced-digits" : ""
    let width = font.widening == 1 ? "" : " width-\(PlainNumber.text(rounded(font.widening)))"
    let text = "\(name) \(PlainNumber.text(rounded(font.size)))\(digits)\(width)"
    fonts[font] = text
    return text
  }

  static func text(_ alignment: TextParagraph.Alignment) -> String {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    case .natural: "natural"
    }
  }

  /// Returns the case's name, which is stored because making it is slow.
  static func text(_ mode: UIView.ContentMode) -> String {
    if let text = modes[mode.rawValue] { return text }
    let text = "\(mode)"
    modes[mode.rawValue] = text
    return text
  }

  /// Returns a colour such as `#RRGGBBAA`.
  static func text(_ color: Color) -> String {
    let bytes = [color.red, color.green, color.blue, color.alpha].map { component in
      UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    return String(unsafeUninitializedCapacity: 9) { buffer in
      buffer[0] = UInt8(ascii: "#")
      for (index, byte) in bytes.enumerated() {
        buffer[1 + 2 * index] = digit(byte >> 4)
        buffer[2 + 2 * index] = digit(byte & 15)
      }
      return 9
    }
  }

  static func text(_ numbers: CGFloat...) -> String {
    numbers.map { PlainNumber.text(rounded($0)) }.joined(separator: " ")
  }

  /// Returns the number rounded to thousandths of a point, without the noise of computations.
  static func rounded(_ number: CGFloat) -> CGFloat {
    guard abs(number) < 1e9 else { return number }
    return (number * 1_000).rounded() / 1_000 + 0
  }

  static func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.origin.x), y: rounded(rect.origin.y), width: rounded(rect.size.width),
      height: rounded(rect.size.height))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
