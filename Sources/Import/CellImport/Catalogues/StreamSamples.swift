/// The samples of values that change over time: each has a first value, and no other.
struct StreamSamples {
  /// The files by name, one for each module that has such values.
  private(set) var files: [String: String] = [:]
  /// The reasons for which the compiler refused files, one line each.
  private(set) var problems: [String] = []

  /// - Parameter modules: the modules that the app's files may import.
  init(of modules: Set<String>) {
    for (module, streams) in Self.streams where modules.contains(module) {
      files["\(module)Samples.swift"] =
        "import CellShapes\nimport \(module)\n\n// The samples of values that change over time.\n"
        + streams.map { stream in
          """
          extension \(stream.type): CellShapes.SampleValue\(stream.condition) {
            public static func sampleValue(_ samples: CellShapes.Samples) throws -> Any {
              \(stream.statements.joined(separator: "\n    "))
            }
          }

          """
        }.joined()
    }
  }

  /// Leaves out a file that the compiler refuses. Returns whether it is one of these.
  mutating func leaveOut(_ name: String, because reason: String) -> Bool {
    guard files.removeValue(forKey: name) != nil else { return false }
    problems.append("\(name) is left out, so its values have no samples: \(reason)")
    return true
  }

  private struct Stream {
    let type: String
    var condition = ""
    let statements: [String]
  }

  private static let first = "(try samples.value() as Element)"

  private static let streams: [String: [Stream]] = [
    "Combine": [
      Stream(
        type: "AnyPublisher",
        statements: [
          "try Just(samples.value() as Output).setFailureType(to: Failure.self).eraseToAnyPublisher()"
        ]),
      Stream(
        type: "CurrentValueSubject", statements: ["try CurrentValueSubject<Output, Failure>(samples.value())"]
      ),
      Stream(type: "PassthroughSubject", statements: ["PassthroughSubject<Output, Failure>()"]),
    ],
    // The subjects descend from the observable.
    "RxSwift": [
      Stream(
        type: "Observable",
        statements: [
          "if self == BehaviorSubject<Element>.self { return BehaviorSubject<Element>(value: \(first)) }",
          "if self == PublishSubject<Element>.self { return PublishSubject<Element>() }",
          "return Observable<Element>.just(\(first))",
        ])
    ],
    "RxRelay": [
      Stream(type: "BehaviorRelay", statements: ["BehaviorRelay<Element>(value: \(first))"]),
      Stream(type: "PublishRelay", statements: ["PublishRelay<Element>()"]),
    ],
    "RxCocoa": [
      Stream(
        type: "SharedSequence", condition: " where SharingStrategy == DriverSharingStrategy",
        statements: ["Driver<Element>.just(\(first))"])
    ],
  ]
}
