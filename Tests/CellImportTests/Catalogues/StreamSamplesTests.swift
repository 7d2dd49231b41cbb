import Testing

@testable import CellImport

struct StreamSamplesTests {
  @Test func `a publisher's sample has one value`() {
    #expect(
      StreamSamples(of: ["Combine", "SwiftUI"]).files["CombineSamples.swift"]?.hasPrefix(
        """
        import CellShapes
        import Combine

        // The samples of values that change over time.
        extension AnyPublisher: CellShapes.SampleValue {
          public static func sampleValue(_ samples: CellShapes.Samples) throws -> Any {
            try Just(samples.value() as Output).setFailureType(to: Failure.self).eraseToAnyPublisher()
          }
        }
        """) == true)
  }

  @Test func `modules without streams have no file`() {
    #expect(StreamSamples(of: ["SwiftUI"]).files.isEmpty)
  }

  @Test func `a file that the compiler refuses is left out with a line, and the other files stay`() {
    var streams = StreamSamples(of: ["Combine", "RxSwift"])
    let isLeftOut = streams.leaveOut("RxSwiftSamples.swift", because: "cannot find 'Observable' in scope")
    #expect(isLeftOut)
    #expect(streams.files.keys.sorted() == ["CombineSamples.swift"])
    #expect(
      streams.problems == [
        "RxSwiftSamples.swift is left out, so its values have no samples: cannot find 'Observable' in scope"
      ])
    let isAnother = streams.leaveOut("AppSamples.swift", because: "")
    #expect(!isAnother)
  }
}
