import Foundation

/// A blurred preview of a photo in some twenty characters: the factors of a few cosine waves per colour channel.
/// The algorithm is published at blurha.sh.
package struct BlurHash: Sendable, Hashable {
  let columns: Int
  let rows: Int
  /// The linear red, green and blue of each wave, row by row. The first one is the average.
  let factors: [SIMD3<Float>]

  /// Decodes a blurhash. Fails with nil if `text` is not a blurhash.
  package init?(_ text: String) {
    let digits = text.utf8.map { Self.values[Int($0)] }
    guard digits.count >= 6, digits.allSatisfy({ $0 >= 0 }) else { return nil }
    columns = digits[0] % 9 + 1
    rows = digits[0] / 9 + 1
    guard digits.count == 4 + 2 * columns * rows else { return nil }
    let maximum = Float(digits[1] + 1) / 166
    let average = Self.number(digits[2..<6])
    var factors = [
      SIMD3(Self.linear(average >> 16), Self.linear(average >> 8 & 255), Self.linear(average & 255))
    ]
    for index in 1..<max(1, columns * rows) {
      let value = Self.number(digits[4 + 2 * index..<6 + 2 * index])
      let steps = SIMD3(value / 361, value / 19 % 19, value % 19)
      factors.append(
        SIMD3(Self.wave(steps.x), Self.wave(steps.y), Self.wave(steps.z)) * maximum)
    }
    self.factors = factors
  }

  /// Returns the picture as premultiplied bytes blue, green, red, alpha, in rows from the top without gaps.
  package func pixels(width: Int, height: Int) -> [UInt8] {
    let width = max(1, width)
    let height = max(1, height)
    let across = Self.waves(columns, over: width)
    let down = Self.waves(rows, over: height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        var color = SIMD3<Float>.zero
        for row in 0..<rows {
          for column in 0..<columns {
            color += factors[row * columns + column] * (across[column * width + x] * down[row * height + y])
          }
        }
        let offset = (y * width + x) * 4
        pixels[offset] = Self.encoded(color.z)
        pixels[offset + 1] = Self.encoded(color.y)
        pixels[offset + 2] = Self.encoded(color.x)
      }
    }
    return pixels
  }

  private static func waves(_ count: Int, over length: Int) -> [Float] {
    (0..<count).flatMap { wave in
      (0..<length).map { cos(Float.pi * Float(wave) * Float($0) / Float(length)) }
    }
  }

  private static func number(_ digits: ArraySlice<Int>) -> Int {
    digits.reduce(0) { $0 * 83 + $1 }
  }

  /// Returns a factor from its step, 0 to 18, as a share of the greatest factor.
  private static func wave(_ step: Int) -> Float {
    let share = (Float(step) - 9) / 9
    return share < 0 ? -share * share : share * share
  }

  private static func linear(_ value: Int) -> Float {
    let share = Float(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Float) -> UInt8 {
    let share = max(0, min(1, value))
    let encoded = share <= 0.0031308 ? share * 12.92 : 1.055 * pow(share, 1 / 2.4) - 0.055
    return UInt8(encoded * 255 + 0.5)
  }

  /// The value of each byte as a digit, or -1 if it is not a digit.
  private static let values: [Int] = {
    let digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"
    var values = [Int](repeating: -1, count: 256)
    for (value, digit) in digits.utf8.enumerated() { values[Int(digit)] = value }
    return values
  }()
}
