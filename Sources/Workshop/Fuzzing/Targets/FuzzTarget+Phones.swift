import CellDrawing
import CellSnapshots

extension FuzzTarget {
  static let phones = FuzzTarget("phones", "the layout of a picture, and the PNG that an iPhone drew of it") {
    bytes in
    var source = ByteSource(bytes)
    let scale = source.number()
    let row = source.number(below: 256)
    let layout = try? SnapshotLayout(parsing: source.longText())
    let png = source.flag() ? pngOfChunks(from: &source) : source.remainder()
    guard let reference = try? StoredReference(path: "fuzz.png", bytes: png),
      reference.width * reference.height <= 1 << 18, let phone = try? PNG.decode(png),
      let actual = try? Bitmap(width: phone.width, height: phone.height)
    else { return }
    actual.clear()
    actual.fill(Color(red: 1, green: 0, blue: 0), rows: 0..<min(row, actual.height))
    let comparison = PhoneComparison(
      phone: phone, actual: actual, layout: layout ?? reference.layout, scale: scale)
    guard let outcome = try? comparison.outcome() else { return }
    precondition((0...1).contains(outcome.unlikeRatio), "more pixels are unlike than there are")
    precondition(outcome.hasEqualSize, "a picture of the same size has another one")
  }
}
