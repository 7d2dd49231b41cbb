import CellSnapshots

/// The JSON object that `compare --json` prints for a pair of files.
struct CompareJSON: Encodable {
  var path: String?
  var verdict: SnapshotVerdict
  var reason: String
  var rule: String?
  var differingPixels: Int?
  var antialiasedPixels: Int?
  var ignoredPixels: Int?
  var totalPixels: Int?
  var maxChannelDifference: Int?
  var boundingBoxes: [PixelRect]?
  var referenceSize: ComparisonOutcome.Size?
  var actualSize: ComparisonOutcome.Size?

  init(_ result: ComparisonOutcome, path: String? = nil) {
    self.path = path
    verdict = result.verdict
    reason = result.reason
    rule = result.rule
    differingPixels = result.differingPixels
    antialiasedPixels = result.antialiasedPixels
    ignoredPixels = result.ignoredPixels
    totalPixels = result.totalPixels
    maxChannelDifference = result.maxChannelDifference
    boundingBoxes = result.boundingBoxes
    referenceSize = result.referenceSize
    actualSize = result.actualSize
  }

  /// Creates the object of a file that only one folder has or that is unreadable.
  init(path: String, verdict: SnapshotVerdict, reason: String) {
    self.path = path
    self.verdict = verdict
    self.reason = reason
  }
}
