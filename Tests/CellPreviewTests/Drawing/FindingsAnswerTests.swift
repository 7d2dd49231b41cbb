import Testing

@testable import CellPreview

@MainActor @Suite struct FindingsAnswerTests {
  @Test func `a fault at this width names its view`() throws {
    let cut: FindingsAnswer = try SampleWorker.answer(.findings, "Label") { $0.circumstances.width = 60 }
    let finding = try #require(cut.findings.first { $0.rule == "truncation" })
    let layout: LayoutAnswer = try SampleWorker.answer(.layout, "Label") { $0.circumstances.width = 60 }
    #expect(finding.view.map { layout.views[$0].class } == "UILabel")
  }

  @Test func `a width without faults has no finding`() throws {
    let answer: FindingsAnswer = try SampleWorker.answer(.findings, "Label") { $0.circumstances.width = 320 }
    #expect(!answer.findings.contains { $0.rule == "truncation" })
  }
}
