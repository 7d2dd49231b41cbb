import CellDrawing
import Foundation

@testable import CellChanges

/// The code of this file, as the compiler wrote it into an object file.
enum CompiledCode {
  /// The folder of the build, in which the program of the tests is.
  static var folder: URL? { ProgramImage().map { URL(filePath: $0.path).deletingLastPathComponent() } }

  private static let graph: CodeGraph? = {
    guard let file = folder?.appending(path: "CellChangesTests.build/CompiledCode.swift.o"),
      let object = try? ObjectFile(OrdinaryFile.bytes(atPath: file.path))
    else { return nil }
    var graph = CodeGraph()
    try? graph.add(object, named: "CellChangesTests/CompiledCode.swift.o")
    graph.addConformances()
    return graph
  }()

  /// Returns whether the function whose mangled name has an ending comes to a name with another part; nil if there is no
  /// such function.
  static func comes(_ ending: String, to part: String) -> Bool? {
    guard let graph else { return nil }
    let roots = graph.pieces.indices.filter { graph.pieces[$0].name?.hasSuffix(ending) == true }
    guard !roots.isEmpty else { return nil }
    var reach = CodeReach()
    reach.add(roots, in: graph)
    return reach.order.contains { graph.pieces[$0].name?.contains(part) == true }
  }
}

func compiledGreeting() -> String { privateTitle() }

private func privateTitle() -> String { "Ada" }

private func unusedNumber() -> Int { 7 }

func compiledSize() -> Int { width() }

private func width(_ value: Int = defaultWidth()) -> Int { value }

private func defaultWidth() -> Int { 12 }

class Plate: Named {
  func cover() -> String { coverOfPlate() }
}

final class Bowl: Plate {
  override func cover() -> String { coverOfBowl() }
}

private func coverOfPlate() -> String { "plate" }

private func coverOfBowl() -> String { "bowl" }

func compiledDrawing() -> String { Plate().cover() }

protocol Named {}

extension Named {
  var name: String { nameOfPlate() }
}

private func nameOfPlate() -> String { "a plate" }

func compiledCast() -> String { (Plate() as Any as? any Named)?.name ?? "" }

struct Points: ExpressibleByIntegerLiteral {
  let value: Int

  init(integerLiteral value: Int) { self.value = madeOfNumber(value) }
}

private func madeOfNumber(_ number: Int) -> Int { number + 1 }

func compiledLiteral() -> Int {
  let points: Points = 3
  return points.value
}

func compiledClosure() -> () -> Int { { unusedNumber() } }
