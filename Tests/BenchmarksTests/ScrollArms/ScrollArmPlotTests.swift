import Foundation
import Testing

@testable import CellSnapBenchmarks

@MainActor @Suite struct ScrollArmPlotTests {
  private let folder = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }.appending(path: "Sources/Documentation/CellSnap.docc/Resources")

  @Test(arguments: ["scroll-arms@2x.png", "scroll-arms~dark@2x.png"])
  func `the documentation's plots are drawn from the results beside them`(name: String) throws {
    let drawn = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
    defer { try? FileManager.default.removeItem(at: drawn) }
    let isDrawn = try ScrollArmPlot.draw([
      "CellSnapBenchmarks", "plot", folder.appending(path: "scroll-arms.csv").path, drawn.path,
    ])
    #expect(isDrawn)
    let committed = try Data(contentsOf: folder.appending(path: name))
    #expect(try Data(contentsOf: drawn) == committed, "draw it again: Scripts/bench plot")
  }
}
