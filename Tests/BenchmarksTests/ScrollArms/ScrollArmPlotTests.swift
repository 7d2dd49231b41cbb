import Foundation
import Testing

@testable import CellSnapBenchmarks

@MainActor @Suite struct ScrollArmPlotTests {
  private let folder = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }.appending(path: "Sources/Documentation/CellSnap.docc/Resources")

  @Test func `the documentation's plot is drawn from the results beside it`() throws {
    let text = try String(contentsOf: folder.appending(path: "scroll-arms.csv"), encoding: .utf8)
    let results = try ScrollArmResult.results(inFile: text, named: "scroll-arms.csv")
    let picture = try ScrollArmPlot.png(ScrollArmPlot.scene(of: results))
    let committed = try Data(contentsOf: folder.appending(path: "scroll-arms@2x.png"))
    #expect(Data(picture) == committed, "draw it again: Scripts/bench plot")
  }
}
