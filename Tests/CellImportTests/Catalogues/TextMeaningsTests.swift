import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct TextMeaningsTests {
  private func statements(_ text: String, images: [String] = []) -> [String] {
    TextMeanings([SliceFile(SourceFile(path: "/App/Note.swift", text: text))], images: images).statements
  }

  @Test func `a text that a formatter parses gets the formatter's format`() {
    #expect(
      statements(
        """
        class Cell {
          func show(_ movie: Movie) { date = Self.formatter.date(from: movie.releaseDate)! }
          static let formatter: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f }()
        }
        """) == ["Samples.use(\"releaseDate\", as: .date(format: \"yyyy-MM-dd\"))"])
  }

  @Test func `a text that functions hand on has the meaning of the last one`() {
    #expect(
      statements(
        """
        extension String {
          func date(in format: String) -> Date { let f = DateFormatter(); f.dateFormat = format; return f.date(from: self)! }
        }
        func formatted(dateText: String) -> String { dateText.date(in: "yyyy-MM").description }
        class Cell { func show(_ movie: Movie) { label.text = formatted(dateText: movie.released) } }
        """)
        == [
          "Samples.use(\"dateText\", as: .date(format: \"yyyy-MM\"))",
          "Samples.use(\"released\", as: .date(format: \"yyyy-MM\"))",
        ])
  }

  @Test func `an image is found by a name that contains the property's name`() {
    let text = "class Cell { func show(_ item: Item) { picture.image = UIImage(named: item.flag)! } }"
    #expect(
      statements(text, images: ["Arrow", "Flag-no"]) == ["Samples.use(\"flag\", as: .text(\"Flag-no\"))"])
    #expect(statements(text) == [])
  }

  @Test func `a date is more certain than a number, and names of anything have no meaning`() {
    #expect(
      statements(
        """
        class Cell {
          func show(_ note: Note) {
            _ = Int(note.day); _ = Int(field.text); _ = ISO8601DateFormatter().date(from: note.day)
          }
        }
        """) == ["Samples.use(\"day\", as: .isoDate(hasFractions: false))"])
  }

  @Test func `images are found in the folders of a catalogue`() throws {
    let folder = try TemporaryFolder()
    let catalogue = URL(filePath: folder.path).appending(path: "Assets.xcassets")
    for name in ["b.imageset", "Icons/a.imageset", "Brand.colorset"] {
      try FileManager.default.createDirectory(
        at: catalogue.appending(path: name), withIntermediateDirectories: true)
    }
    #expect(AssetNames.images(in: [catalogue]) == ["a", "b"])
  }
}
