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
    #expect(try samples.value("title") as String == "Title")
    #expect(try samples.value() as Int == 3)
    #expect(try samples.value() as [Int] == [3, 3])
    #expect(try samples.value() as [String: Int] == ["Text": 3])
    #expect(try samples.value("name") as String?? == "Name")
    #expect(try samples.value() as Date == Date(timeIntervalSince1970: 1_710_239_400))
    #expect(try samples.value() as URL == URL(string: "https://example.org/a"))
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
    #expect(try (samples.value("title") as NSAttributedString).string == "Title")
  }

  @Test func `a property is filled if a sample of its type can be made`() {
    var (title, unknown): (String?, Unknown?) = (nil, nil)
    let samples = Samples(.short)
    samples.fill("title") { title = $0 }
    samples.fill("unknown") { (value: Unknown) in unknown = value }
    #expect(title == "Title")
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
    #expect(note.title == "Title")
    #expect(note.inner.count == 2)
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
}
