import Foundation

/// Widths and lines to compare with, from the advances that HarfBuzz's command line tool prints.
struct HarfBuzzLines {
  /// A line's parts, and its width in the font's design units.
  struct Line {
    var parts: Range<Int>
    var width: Int
  }

  private let count: Int
  /// The lines' widths by their first part and their last part.
  private var widths: [[Int]] = []

  /// Shapes every line of consecutive `parts`, which `separator` joins. Lines break only between parts.
  init(_ parts: [String], separator: String, file: String, index: Int, language: String) throws {
    count = parts.count
    var lines: [String] = []
    var visibleCounts: [Int] = []
    for first in parts.indices {
      for last in first..<parts.count {
        let visible = parts[first...last].joined(separator: separator)
        // The space at which a line breaks is shaped with the line, since letters are kerned with spaces.
        lines.append(last + 1 < parts.count ? visible + separator : visible)
        visibleCounts.append(visible.unicodeScalars.count)
      }
    }
    let shaped = try Self.shape(lines, file: file, index: index, language: language)
    var next = zip(shaped, visibleCounts).map { glyphs, visible in
      glyphs.reduce(0) { $0 + ($1.cl < visible ? $1.ax : 0) }
    }[...]
    for first in parts.indices {
      widths.append(Array(next.prefix(parts.count - first)))
      next = next.dropFirst(parts.count - first)
    }
  }

  /// Returns lines with as many parts as fit in each.
  func lines(width: Double) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < count {
      let fitting = widths[start].lastIndex { Double($0) <= width } ?? 0
      lines.append(Line(parts: start..<start + fitting + 1, width: widths[start][fitting]))
      start += fitting + 1
    }
    return lines
  }

  /// The width of the widest part.
  var minimum: Int { widths.compactMap(\.first).max() ?? 0 }

  private struct Glyph: Decodable {
    /// The character at which the glyph begins.
    var cl: Int
    /// The advance.
    var ax: Int
  }

  private static func shape(_ lines: [String], file: String, index: Int, language: String) throws -> [[Glyph]]
  {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("hb-shape-\(UUID().uuidString)")
    try Data(lines.joined(separator: "\n").utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/hb-shape")
    process.arguments = [
      "--font-file=\(file)", "--face-index=\(index)", "--text-file=\(input.path)", "--language=\(language)",
      "--output-format=json", "--no-glyph-names",
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode([Glyph].self, from: $0)
    }
  }
}
