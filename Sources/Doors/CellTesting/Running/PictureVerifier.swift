import CellAccessibility
import CellCatalog
import CellRevisions
import CellSnapshots

/// A verifier that compares the pictures of an assertion with the references of its test.
@MainActor
struct PictureVerifier {
  var format: SnapshotFormat
  /// The folder of the references.
  var folder: String
  var mode: SnapshotRecordMode
  var rule: SnapshotComparisonRule
  var limits: SnapshotComparisonLimits
  var masks: [SnapshotMask]
  var isReadOnlyForCI: Bool
  /// Whether the pixels of every reference are decoded.
  var decodesReferences: Bool
  /// The filter by which `swift test` finds the test.
  var filter: String
  /// The references of the base revision, for what has none of its own; nil if there is no base.
  var base: BaseTestReferences?

  func verify(_ picture: EntryDrawing.Picture) throws -> SnapshotOutcome {
    switch format {
    case .image: try verifyPixels(picture)
    case .layout: try verify(Array(picture.layout.text.utf8), of: picture)
    case .svg: try verifyShapes(picture)
    case .accessibility: try verify(Array(AccessibilityText(elements(of: picture)).text.utf8), of: picture)
    case .accessibilityJSON:
      try verify(Array(AccessibilityJSON(elements(of: picture)).text.utf8), of: picture)
    }
  }

  private func elements(of picture: EntryDrawing.Picture) -> [AccessibilityElement] {
    AccessibilityReading(of: picture.view, in: picture.rect).elements
  }

  private func verifyPixels(_ picture: EntryDrawing.Picture) throws -> SnapshotOutcome {
    let comparison = PictureComparison(
      rule: rule, limits: limits, masks: picture.rects(of: masks))
    var verifier = Verifier(store: ReferenceStore(folder: folder), mode: mode, comparison: comparison)
    verifier.decodesReferences = decodesReferences
    verifier.base = base
    var verified = Verification(result: SnapshotResult(name: "", entry: "", verdict: .missing))
    let brokenImages = try picture.paint { verified = try verifier.verify($0) }
    verified.result.add(picture.diagnostics + brokenImages)
    let result = verified.result
    let details =
      (result.verdict == .missing ? [] : [result.message].compactMap { $0 }) + result.explanationLines
    var outcome = outcome(
      of: picture, result.verdict, isRecorded: result.isRecorded, details: details,
      path: verifier.store.path(of: picture.name), isOfBase: result.isOfBase == true)
    outcome.warnings = verified.result.diagnostics ?? []
    outcome.reference = verified.picture(.reference)?.bytes
    outcome.actual = verified.picture(.actual)?.bytes
    outcome.difference = verified.picture(.difference)?.bytes
    outcome.verification = verified
    outcome.references = folder
    return outcome
  }

  private func verifyShapes(_ picture: EntryDrawing.Picture) throws -> SnapshotOutcome {
    let svg = picture.svg
    var outcome = try verify(svg.bytes, of: picture)
    outcome.add(svg.diagnostics)
    return outcome
  }

  private func verify(_ text: [UInt8], of picture: EntryDrawing.Picture) throws -> SnapshotOutcome {
    let verifier = TextVerifier(folder: folder, mode: mode, fileExtension: format.fileExtension, base: base)
    let verification = try verifier.verify(text, named: picture.name)
    var outcome = outcome(
      of: picture, verification.verdict, isRecorded: verification.isRecorded, details: verification.lines,
      path: verifier.path(of: picture.name), isOfBase: verification.isOfBase)
    outcome.reference = verification.reference
    outcome.actual = verification.verdict == .identical ? nil : text
    return outcome
  }

  private func outcome(
    of picture: EntryDrawing.Picture, _ verdict: SnapshotVerdict, isRecorded: Bool, details: [String],
    path: String, isOfBase: Bool
  ) -> SnapshotOutcome {
    let message = OutcomeMessage(
      name: picture.name.title, verdict: verdict, isRecorded: isRecorded, details: details,
      referencePath: path, filter: filter, isReadOnlyForCI: isReadOnlyForCI,
      base: isOfBase ? base?.name : nil)
    var outcome = SnapshotOutcome(
      name: picture.name.title, format: format, verdict: verdict, isRecorded: isRecorded,
      message: message.text, warnings: picture.diagnostics.map(\.text), referencePath: path)
    outcome.words = message
    return outcome
  }
}
