import CellDrawing
import CellSnapshots
import Foundation

/// A benchmark of comparing two pictures that differ in a hundredth of their pixels.
///
/// The reference is pixelmatch, the usual comparison in JavaScript.
@MainActor
enum CompareBenchmark {
  /// Measures the comparison. Throws `Skipped` where Node.js or its global package `pixelmatch` is not
  /// installed.
  static func different(_ feed: Feed, rounds: Int) throws -> Measurement {
    let folder = try TemporaryFolder()
    let script = "\(folder.path)/compare.mjs"
    try program.write(toFile: script, atomically: true, encoding: .utf8)
    let (width, height) = (1_125, 2_436)
    let reference = try Bitmap(width: width, height: height)
    let painter = Painter()
    if let scene = feed.scenes(width: Benchmarks.width).max(by: { $0.size.height < $1.size.height }) {
      painter.paint(scene, rect: CGRect(x: 0, y: 0, width: 375, height: 812), scale: 3, into: reference)
    }
    let actual = try Bitmap(width: width, height: height)
    actual.pixels.copyMemory(from: UnsafeRawBufferPointer(reference.pixels))
    for row in 1_000..<1_024 {
      let start = row * actual.stride
      for byte in start..<start + width * 4 { actual.pixels[byte] = 255 - actual.pixels[byte] }
    }
    let pair = try PNGPair(straight(reference), straight(actual), masks: [])
    let result = "\(folder.path)/milliseconds"
    let files = ["\(folder.path)/reference", "\(folder.path)/actual"]
    for (path, bitmap) in zip(files, [reference, actual]) {
      try Data(UnsafeRawBufferPointer(bitmap.pixels)).write(to: URL(filePath: path))
    }
    let rule = try SnapshotComparisonRule("pixelmatch:0.1")
    var (ours, peer): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      ours.append(
        try milliseconds {
          _ = try Comparison(pair.reference, pair.actual, rule: rule)
        })
      let arguments = [script] + files + ["\(width)", "\(height)", result]
      guard (try? ProgramRun("node", arguments)) != nil,
        let time = try? String(contentsOfFile: result, encoding: .utf8),
        let time = Double(time)
      else { throw Skipped(reason: "node, or its global package pixelmatch, is not installed") }
      peer.append(time)
    }
    return Measurement(
      id: "compare-different", work: "two pictures that differ / pixelmatch in Node.js, pixels decoded",
      ours: ours, reference: peer)
  }

  private static func straight(_ bitmap: Bitmap) throws -> PNG.StraightPixels {
    try PNG.decodeStraight(PNG.encode(bitmap, compression: .fast), isWide: false)
  }

  private static let program = """
    import { execSync } from "node:child_process";
    import { readFileSync, writeFileSync } from "node:fs";
    const root = execSync("npm root --global").toString().trim();
    const { default: pixelmatch } = await import(`${root}/pixelmatch/index.js`);
    const [reference, actual] = process.argv.slice(2, 4).map((path) => new Uint8Array(readFileSync(path)));
    const [width, height] = process.argv.slice(4, 6).map(Number);
    const start = process.hrtime.bigint();
    pixelmatch(reference, actual, null, width, height, { threshold: 0.1 });
    writeFileSync(process.argv[6], String(Number(process.hrtime.bigint() - start) / 1e6));
    """
}
