import Foundation

/// A second opinion on widths and lines: advances as HarfBuzz's command line tool prints them, wrapped by hand.
struct HarfBuzzLines {
  /// A line's parts and its width in units of the font's design.
  struct Line {
    var parts: Range<Int>
    var width: Int
  }

  private let count: Int
  /// By the first part and the last.
  private var widths: [[Int]] = []

  /// Shapes every line that `parts` can make; lines are broken between parts, which `separator` joins.
  init(_ parts: [String], separator: String, file: String, index: Int, language: String) throws {
    count = parts.count
    var lines: [String] = []
    var visibleCounts: [Int] = []
    for first in parts.indices {
      for last in first..<parts.count {
        let visible = parts[first...last].joined(separator: separator)
        // A space that the line is broken at is shaped with it, since letters are kerned with spaces.
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

  /// As many parts as fit in each line.
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

  /// The widest part.
  var least: Int { widths.compactMap(\.first).max() ?? 0 }

  private struct Glyph: Decodable {
    /// The character it begins at.
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
