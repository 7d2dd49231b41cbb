import Testing

@testable import CellPreview

@MainActor @Suite struct FindingsResponseTests {
  @Test func `a fault at this width names its view`() throws {
    let cut: FindingsResponse = try SampleWorker.response(.findings, "Label") { $0.circumstances.width = 60 }
    let finding = try #require(cut.findings.first { $0.rule == "truncation" })
    let layout: LayoutResponse = try SampleWorker.response(.layout, "Label") { $0.circumstances.width = 60 }
    #expect(finding.view.map { layout.views[$0].class } == "UILabel")
  }

  @Test func `a width without faults has no finding`() throws {
    let response: FindingsResponse = try SampleWorker.response(.findings, "Label") {
      $0.circumstances.width = 320
    }
    #expect(!response.findings.contains { $0.rule == "truncation" })
  }
}
