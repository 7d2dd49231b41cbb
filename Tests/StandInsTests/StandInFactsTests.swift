import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import UIKit

@MainActor struct StandInFactsTests {
  /// The views of the stand-ins that an app can name.
  private func views() throws -> [UIView.Type] {
    let folder = TestFolders.package.appending(path: "Sources/StandIns").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { module in
      try SourceClasses.names(in: "Sources/StandIns/\(module)").compactMap {
        ClassIndex.type(named: $0, in: module) as? UIView.Type
      }
    }
  }

  @Test func `every view of a stand-in states its facts`() throws {
    let views = try views()
    #expect(views.contains { "\($0)" == "WKWebView" })
    #expect(views.filter { $0.facts.type != $0 }.map { "\($0)" } == [])
  }

  @Test func `the sample of each stand-in is a view of its class and can be laid out`() throws {
    for type in try views() {
      let view = try #require(type.facts.sample?(UsualSampleSource()))
      #expect(Swift.type(of: view) == type)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      view.layoutIfNeeded()
      #expect(view.layer.placement.isFinite, "\(type)")
    }
  }
}
