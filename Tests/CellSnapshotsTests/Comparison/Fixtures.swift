import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

/// Public pairs of pictures with known differences, beside the project; others' data that is not part of it.
enum Fixtures {
  static let absence: Comment = "the folder shared/fixtures is not beside the package"

  /// Nil where the folder is absent.
  static let folder: String? = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "shared/fixtures").path
      if FileManager.default.fileExists(atPath: candidate + "/README.md") { return candidate }
    }
    return nil
  }()

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder ?? "")/\(path)")))
  }

  static func compare(
    _ reference: String, _ actual: String, _ rule: ComparisonRule, limits: ComparisonLimits = .none
  ) throws -> Comparison {
    let pair = try PNGPair(
      PNG.decodeStraight(bytes(reference)), PNG.decodeStraight(bytes(actual)))
    return Comparison(pair.reference, pair.actual, rule: rule, limits: limits)
  }

  /// `pixelmatch/expected.json`, as far as it is looked at.
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
    guard folder != nil, let bytes = try? bytes("pixelmatch/expected.json") else { return [] }
    return (try? JSONDecoder().decode(Expected.self, from: Data(bytes)))?.cases ?? []
  }()

  /// What was measured of a pair of pixelmatch's in several ways.
  struct Measured: CustomTestStringConvertible, Sendable {
    var pair: String
    var counts: [String: Int]
    /// Of Playwright's rule `ssim-cie94`: `diff`, `aa`, `belowJND`.
    var perceptual: [String: Int]

    var testDescription: String { pair }

    func file(_ place: Int) -> String { "pixelmatch/inputs/\(pair.split(separator: "/")[place]).png" }
  }

  static let measured: [Measured] = {
    guard folder != nil, let bytes = try? bytes("pixelmatch/expected.json"),
      let whole = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
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
