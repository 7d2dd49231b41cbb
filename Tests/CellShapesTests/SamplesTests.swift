import Foundation
import Testing
import UIKit

@testable import CellShapes

struct SamplesTests {
  private struct Note: Equatable {
    var title: String
    var inner: [Note]
  }

  private struct Unknown {}

  @Test func `values of the standard library and of Foundation are there`() throws {
    let samples = Samples(.short)
    #expect(try samples.value("title") as String == "Summer in the city")
    #expect(try samples.value() as Int == 3)
    #expect(try samples.value() as [Int] == [3, 4, 5])
    #expect(try samples.value() as [String: Int] == ["Text": 3, "Text 2": 4, "Text 3": 5])
    #expect(try samples.value("name") as String?? == "Aurora")
    #expect(try samples.value("year") as Int16 == 2024)
    #expect(try samples.value("price") as Double == 12.5)
    #expect(try samples.value("isHidden") as Bool == false)
    #expect(try samples.value() as Range<Int> == 0..<1)
    #expect(try samples.value("title") as Any as? String == "Summer in the city")
    #expect(try samples.value() as Date == Date(timeIntervalSince1970: 1_710_239_400))
    #expect(try samples.value() as URL == URL(string: "https://example.org/a"))
  }

  @Test func `the elements of a list are named after one of them`() throws {
    let samples = Samples(.short)
    #expect(
      try samples.value("titles") as [String] == [
        "Summer in the city", "The long way home", "Notes from the road",
      ])
    #expect(try samples.value("categories") as [String] == ["Travel", "Music", "Design"])
    #expect(try samples.value("news") as [String] == ["News", "News 2", "News 3"])
  }

  private enum Level: Int {
    case low = 1
    case high
  }

  @Test func `a value that has a number is the first one`() throws {
    let samples = Samples(.short)
    #expect(try samples.value() as UIStatusBarStyle == .default)
    #expect(try samples.value() as Level == .low)
    #expect(try samples.value() as UIView.AutoresizingMask == [])
  }

  @Test func `optional values and elements are absent where they may be`() throws {
    let samples = Samples(.absent)
    #expect(try samples.value() as String? == nil)
    #expect(try (samples.value() as [Int]).isEmpty)
    #expect(try samples.value() as String == "Text")
  }

  @MainActor @Test func `values of UIKit are there`() throws {
    let samples = Samples(.short)
    #expect(try samples.value() as UIColor == .systemBlue)
    #expect(try (samples.value() as UIImage).size.width > 0)
    #expect(try type(of: samples.value() as UIView) == UIView.self)
    #expect(try (samples.value("title") as NSAttributedString).string == "Summer in the city")
  }

  @Test func `a property is filled if a sample of its type can be made`() {
    var (title, unknown): (String?, Unknown?) = (nil, nil)
    let samples = Samples(.short)
    samples.fill("title") { title = $0 }
    samples.fill("unknown") { (value: Unknown) in unknown = value }
    #expect(title == "Summer in the city")
    #expect(unknown == nil)
  }

  @Test func `a type without samples is named`() {
    #expect(throws: SampleError.self) { try Samples(.short).value() as Unknown }
    #expect("\(SampleError(type: "Unknown"))" == "no sample of Unknown can be made")
  }

  @MainActor @Test func `a function makes the samples of further types`() throws {
    Samples.add(Note.self) { samples in
      Note(title: try samples.value("title"), inner: try samples.value("inner"))
    }
    let note: Note = try Samples(.short).value()
    #expect(note.title == "Summer in the city")
    #expect(note.inner.map(\.title) == ["Summer in the city", "The long way home", "Notes from the road"])
  }

  @MainActor @Test func `a type that contains itself comes to an end`() throws {
    Samples.add(Note.self) { samples in
      Note(title: "", inner: try samples.value("inner"))
    }
    var depth = 0
    var next = try Samples(.short).value() as Note?
    while let note = next {
      depth += 1
      next = note.inner.first
    }
    #expect(depth < 10)
  }

  private struct Page<Item: Decodable>: Decodable {
    let items: [Item]
    let next: URL?
  }

  private struct Row: Decodable {
    let releaseDate: String
    let pages: Int
    let kind: Kind

    enum Kind: String, Decodable, CaseIterable { case draft, sent }
    enum CodingKeys: String, CodingKey {
      case releaseDate = "release_date"
      case pages, kind
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      releaseDate = try container.decode(String.self, forKey: .releaseDate)
      pages = try container.decodeIfPresent(Int.self, forKey: .pages) ?? 0
      kind = try container.decode(Kind.self, forKey: .kind)
    }
  }

  @Test func `a value that only its own initialiser reads is decoded`() throws {
    let page: Page<Row> = try Samples(.short).value()
    #expect(page.items.map(\.releaseDate) == ["12 March 2024", "11 March 2024", "10 March 2024"])
    #expect(page.items.first?.kind == .draft)
    #expect(page.next == URL(string: "https://example.org/a"))
    let absent: Page<Row> = try Samples(.absent).value()
    #expect(absent.items.isEmpty && absent.next == nil)
  }

  @Test func `the cases of an enumeration are chosen by the kind and the element`() throws {
    #expect(Samples(.short).choice(of: 3) == 0)
    #expect(Samples(.long).choice(of: 3) == 2)
  }

  @Test func `an initialiser that returned nil makes no sample`() throws {
    #expect(try Samples(.short).made(3) == 3)
    #expect(throws: SampleError.self) { try Samples(.short).made(nil as Int?) }
  }
}
