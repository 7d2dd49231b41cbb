import CellDrawing
import CellSnapshots
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellCommandLine

@Suite struct ComparedAnimationTests {
  /// Returns an animation whose frames have one pixel each.
  private func file(_ pixels: [UInt32], seconds: Double = 1) throws -> [UInt8] {
    let duration = try #require(PNGFrameDuration(seconds: seconds))
    let frames = try pixels.map { pixel in
      let bitmap = try Bitmap(width: 1, height: 1)
      bitmap.pixels.storeBytes(of: pixel, as: UInt32.self)
      return PNGEncoder.Frame(bitmap, duration: duration)
    }
    return PNGEncoder().encode(frames, loopCount: 0, compression: .fast)
  }

  private func outcome(_ reference: [UInt8], _ actual: [UInt8]) throws -> ComparisonOutcome {
    let folder = try TemporaryFolder()
    for (name, bytes) in [("a.png", reference), ("b.png", actual)] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: name)))
    }
    let pair = ComparePair(
      reference: folder.path(of: "a.png"), actual: folder.path(of: "b.png"), rule: .exact, limits: .none,
      masks: [])
    return try pair.run(drawsDifference: true).result
  }

  @Test func `equal animations are identical`() throws {
    let file = try file([0xFF00_0000, 0xFFFF_FFFF])
    #expect(try outcome(file, file).verdict == .identical)
  }

  @Test func `a change in the second frame is found`() throws {
    let outcome = try outcome(file([0xFF00_0000, 0xFFFF_FFFF]), file([0xFF00_0000, 0xFFFF_FFFE]))
    #expect(outcome.verdict == .different)
    #expect(outcome.reason == "frame 2: 1 of 1 pixel is different, none may be")
  }

  @Test func `another duration is a difference`() throws {
    let outcome = try outcome(file([0xFF00_0000]), file([0xFF00_0000], seconds: 0.5))
    #expect(outcome.reason == "frame 1 is shown for 0.5 s instead of 1 s")
  }

  @Test func `an animation differs from its first frame alone`() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    bitmap.pixels.storeBytes(of: 0xFF00_0000, as: UInt32.self)
    let still = PNG.encode(bitmap, compression: .fast)
    let outcome = try outcome(file([0xFF00_0000, 0xFFFF_FFFF]), still)
    #expect(outcome.verdict == .different)
    #expect(outcome.reason == "the reference is an animation, and the picture is not")
  }
}
