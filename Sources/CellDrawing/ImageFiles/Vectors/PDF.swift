internal import Foundation

/// The PDF format, of which the first page is an icon: poppler makes an SVG document of it, in a process of its own, as
/// its licence allows no linking.
package enum PDF {
  /// The first page as an SVG document that is as many pixels large as the page has points.
  ///
  /// - Parameter command: what is run, as in `pdftocairo -svg heart.pdf -`.
  package static func svg(
    ofFile path: String, command: String = "pdftocairo"
  ) throws(ImageError) -> [UInt8] {
    let output: CommandOutput
    do throws(CommandError) {
      output = try CommandOutput([command, "-svg", "-f", "1", "-l", "1", path, "-"])
    } catch {
      guard error.number == ENOENT else {
        throw failure("\(command) cannot be started: \(String(cString: strerror(error.number)))")
      }
      throw failure("\(command) is missing; Scripts/setup installs it, or apt-get install poppler-utils")
    }
    guard output.status == 0, !output.bytes.isEmpty else { throw failure("\(command) finds no page in it") }
    return withoutUnits(output.bytes)
  }

  /// With the width and height of the document in pixels, one for each point they say.
  private static func withoutUnits(_ document: [UInt8]) -> [UInt8] {
    let text = String(decoding: document, as: UTF8.self)
    guard let start = text.range(of: "<svg "),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return document }
    let tag = text[start.lowerBound..<end.lowerBound].replacing("pt\"", with: "\"")
    return Array((text[..<start.lowerBound] + tag + text[end.lowerBound...]).utf8)
  }

  private static func failure(_ reason: String) -> ImageError { .broken(format: "PDF", reason: reason) }
}
