import Foundation
import Testing
import UIKit

@testable import SocialFeed

struct PlainPNGTests {
  @Test func anImageIsReadBack() throws {
    let data = PlainPNG.data(pixels: [UInt8](repeating: 200, count: 5 * 3 * 4), width: 5, height: 3)
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 5, height: 3))
  }

  @Test func manyPixelsTakeSeveralBlocks() throws {
    let data = PlainPNG.data(pixels: [UInt8](repeating: 9, count: 200 * 200 * 4), width: 200, height: 200)
    #expect(data.count > 200 * (1 + 200 * 3))
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 200, height: 200))
  }

  @Test func aBlurHashIsAnImageOfItsShape() throws {
    let image = try #require(BlurHash.image(of: "LEHV6nWB2yk8pyo0adR*.7kCMdnj", aspectRatio: 2))
    #expect(image.size == CGSize(width: 32, height: 32 / 2))
    #expect(BlurHash.image(of: "no hash", aspectRatio: 2) == nil)
  }
}
