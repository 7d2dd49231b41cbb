import Foundation
import Testing
import UIKit

@testable import CellSnapSocialFeed

struct BlurHashTests {
  /// A hash with the red, green and blue of three pixels of its 8 x 6 picture, computed by another
  /// implementation.
  struct Vector: Sendable {
    var hash: String
    var topLeft: [UInt8]
    var middle: [UInt8]
    var bottomRight: [UInt8]
  }

  static let vectors = [
    Vector(
      hash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj", topLeft: [135, 164, 177], middle: [161, 145, 141],
      bottomRight: [139, 143, 146]),
    Vector(
      hash: "UJEfG_n#02R+ofRjWBxu4:kDxtobWAs;s;Ri", topLeft: [52, 50, 40], middle: [161, 153, 124],
      bottomRight: [79, 78, 75]),
    Vector(
      hash: "L6PZfSi_.AyE_3t7t7R**0o#DgR4", topLeft: [229, 228, 226], middle: [218, 209, 201],
      bottomRight: [218, 216, 213]),
    Vector(hash: "00OZZy", topLeft: [213, 30, 120], middle: [213, 30, 120], bottomRight: [213, 30, 120]),
  ]

  @Test(arguments: vectors)
  func `known hashes have known colours`(vector: Vector) throws {
    let pixels = try #require(BlurHash(vector.hash)).pixels(width: 8, height: 6)
    func difference(x: Int, y: Int, _ expected: [UInt8]) -> Int {
      let offset = (y * 8 + x) * 4
      let actual = [pixels[offset + 2], pixels[offset + 1], pixels[offset]]
      return zip(actual, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    #expect(difference(x: 0, y: 0, vector.topLeft) <= 1)
    #expect(difference(x: 3, y: 2, vector.middle) <= 1)
    #expect(difference(x: 7, y: 5, vector.bottomRight) <= 1)
  }

  @Test func `the first character has the numbers of columns and rows`() throws {
    let hash = try #require(BlurHash("LEHV6nWB2yk8pyo0adR*.7kCMdnj"))
    #expect(hash.columns == 4)
    #expect(hash.rows == 3)
    #expect(hash.factors.count == 4 * 3)
  }

  @Test(arguments: [
    "", "L", "LEHV6", "LEHV6nWB2yk8pyo0adR*.7kCMdn", "L\"HV6nWB2yk8pyo0adR*.7kCMdnj", "日本語日本語",
  ])
  func `a text that is no hash is refused`(text: String) {
    #expect(BlurHash(text) == nil)
  }

  @Test func `a hash becomes an image of its aspect ratio and its pixels`() throws {
    let text = "UJEfG_n#02R+ofRjWBxu4:kDxtobWAs;s;Ri"
    let image = try #require(BlurHash.image(of: text, aspectRatio: 2))
    #expect(image.size == CGSize(width: 32, height: 32 / 2))
    let pixels = try #require(BlurHash(text)).pixels(width: 32, height: 16)
    #expect(image.pixels?.source.bytes == pixels)
    #expect(BlurHash.image(of: "no hash", aspectRatio: 2) == nil)
  }
}
