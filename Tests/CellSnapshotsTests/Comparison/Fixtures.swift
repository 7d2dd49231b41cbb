import CellDrawing
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapshots

/// Public pairs of pictures with known differences, in a folder beside the project.
enum Fixtures {
  static let absence = Comment(rawValue: TestFolders.fixturesAreMissing)

  /// The counts of others' programs, as `Tests/Measurements/pixelmatch.json` has them.
  private static let countsFile = try? Data(
    contentsOf: TestFolders.measurements.appending(path: "pixelmatch.json"))

  /// Nil where the files are absent.
  static let folder = TestFolders.fixtures("fixtures")?.path

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder ?? "")/\(path)")))
  }

  static func compare(
    _ reference: String, _ actual: String, _ rule: SnapshotComparisonRule,
    limits: SnapshotComparisonLimits = .none
  ) throws -> Comparison {
    let pair = try PNGPair(
      PNG.decodeStraight(bytes(reference)), PNG.decodeStraight(bytes(actual)))
    return try Comparison(pair.reference, pair.actual, rule: rule, limits: limits)
  }

  /// The part of `pixelmatch.json` that is compared.
  struct Expected: Decodable {
    struct Case: Decodable, CustomTestStringConvertible {
      struct Options: Decodable {
        var threshold: Double?
        var includeAA: Bool?
      }
      struct Counts: Decodable {
        var v7_2_0_yiq: Int
      }
      var a: String
      var b: String
      var diff: String
      var options: Options
      var expected: Counts

      var testDescription: String { diff }
    }

    var cases: [Case]
  }

  static let expected: [Expected.Case] = {
    guard let bytes = countsFile else { return [] }
    return (try? JSONDecoder().decode(Expected.self, from: bytes))?.cases ?? []
  }()

  /// The counts of a pair of pictures from pixelmatch, measured in several ways.
  struct Measured: CustomTestStringConvertible, Sendable {
    var pair: String
    var counts: [String: Int]
    /// The counts of Playwright's rule `ssim-cie94`: `diff`, `aa`, `belowJND`.
    var perceptual: [String: Int]

    var testDescription: String { pair }

    func file(_ place: Int) -> String { "pixelmatch/inputs/\(pair.split(separator: "/")[place]).png" }
  }

  static let measured: [Measured] = {
    guard let bytes = countsFile,
      let whole = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let pairs = whole["measuredHere_moreThresholds"] as? [[String: Any]]
    else { return [] }
    return pairs.compactMap { pair in
      guard let name = pair["pair"] as? String, let perceptual = pair["ssimCie94"] as? [String: Int] else {
        return nil
      }
      return Measured(pair: name, counts: pair.compactMapValues { $0 as? Int }, perceptual: perceptual)
    }
  }()
}
