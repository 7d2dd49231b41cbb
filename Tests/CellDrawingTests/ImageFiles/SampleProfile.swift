/// Small ICC profiles of version 4: primaries and curves without tables.
enum SampleProfile {
  static let sRGB = make(
    "RGB ", [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]],
    curve: curveOfSRGB)
  static let displayP3 = make(
    "RGB ", [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]],
    curve: curveOfSRGB)
  /// The primaries of sRGB with a gamma of 1.8.
  static let gamma = make(
    "RGB ", [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]],
    curve: curveOfGamma)
  /// Grey with a gamma of 1.8.
  static let grey = make("GRAY", nil, curve: curveOfGamma)

  private static let curveOfSRGB =
    Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  private static let curveOfGamma = Array("para".utf8) + [0, 0, 0, 0, 0, 0, 0, 0] + fixed(1.8)
  private static let white = [0.9642, 1, 0.8249]

  private static func make(_ space: String, _ primaries: [[Double]]?, curve: [UInt8]) -> [UInt8] {
    func color(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed) }
    var tags = [("wtpt", color(white))]
    if let primaries {
      tags += zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, color($1)) }
      tags += ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    } else {
      tags.append(("kTRC", curve))
    }
    let start = 128 + 4 + 12 * tags.count
    var (table, contents) = (big(tags.count), [UInt8]())
    for (name, content) in tags {
      table += Array(name.utf8) + big(start + contents.count) + big(content.count)
      contents += content
    }
    var header = big(start + contents.count) + [0, 0, 0, 0, 4, 0x20, 0, 0]
    header += Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + white.flatMap(fixed)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + contents
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
  private static func fixed(_ number: Double) -> [UInt8] { big(Int((number * 65_536).rounded())) }
}
