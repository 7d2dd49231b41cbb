import Foundation

/// The changes that a Swift file allows.
struct SourcePlants {
  let file: URL
  let source: SourceText

  func plants(of kind: PlantKind) -> [Plant] {
    switch kind {
    case .number: return numbers()
    case .flag: return flags()
    case .text: return source.texts.map { change($0, to: source.text($0) + "X") }
    case .operation: return operations()
    case .defaultArgument: return numbers { isDefault($0) } + flags { isDefault($0) }
    case .extensionNumber: return file.lastPathComponent.contains("+") ? numbers() : []
    case .protocolDefault: return Self.protocols(file).isEmpty ? [] : numbers() + flags()
    case .global: return numbers { isGlobal($0) }
    case .superclass: return classes().map { changeOfSuperclass($0.name, $0.superclass) }
    case .override: return classes().map { overriding($0.body, $0.name) }
    case .overload: return overloads()
    case .conformance: return conformances()
    case .shadowing: return shadowing()
    case .entryChange: return numbers() + flags() + source.texts.map { change($0, to: source.text($0) + "X") }
    case .entryAddition: return additions()
    default: return []
    }
  }

  private func change(_ range: Range<Int>, to text: String) -> Plant {
    Plant(
      file: file, range: range, text: text,
      title:
        "\(file.lastPathComponent):\(source.line(of: range.lowerBound)): \(source.text(range).prefix(30)) → \(text.prefix(60))"
    )
  }

  private func insert(_ text: String, at place: Int, _ title: String) -> Plant {
    Plant(
      file: file, range: place..<place, text: text,
      title: "\(file.lastPathComponent):\(source.line(of: place)): \(title)")
  }

  private func numbers(where isWanted: (Range<Int>) -> Bool = { _ in true }) -> [Plant] {
    source.numbers().filter(isWanted).map { range in
      let text = source.text(range)
      return change(range, to: text.contains(".") ? text + "7" : "\((Int(text) ?? 0) + 3)")
    }
  }

  private func flags(where isWanted: (Range<Int>) -> Bool = { _ in true }) -> [Plant] {
    (source.places(of: "true") + source.places(of: "false")).filter(isWanted).map {
      change($0, to: source.text($0) == "true" ? "false" : "true")
    }
  }

  private func operations() -> [Plant] {
    [(" + ", " - "), (" - ", " + "), (" * ", " / "), (" < ", " > "), (" > ", " < ")].flatMap { old, new in
      let letters = Array(old.utf8)
      return (0..<max(0, source.code.count - 3)).filter { source.code[$0..<$0 + 3].elementsEqual(letters) }
        .map { change($0..<$0 + 3, to: new) }
    }
      + [("min", "max"), ("max", "min")].flatMap { old, new in
        source.places(of: old).filter {
          source.code[min($0.upperBound, source.code.count - 1)] == UInt8(ascii: "(")
        }
        .map { change($0, to: new) }
      }
  }

  /// Returns the word for the access to the class that is declared in the line of a place, with a space.
  func access(at place: Int) -> String {
    let line = line(place)
    if line.contains("open ") { return "public " }
    return ["package ", "public "].first { line.contains($0) } ?? ""
  }

  /// Returns the code of the line of a place.
  private func line(_ place: Int) -> String {
    let start = source.code[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = source.code[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.code.count
    return String(decoding: source.code[start..<end], as: UTF8.self)
  }

  /// Whether a value is the default of an argument.
  private func isDefault(_ range: Range<Int>) -> Bool {
    let text = line(range.lowerBound)
    guard text.contains("func ") || text.contains("init(") else { return false }
    let before = source.code[..<range.lowerBound].suffix(2)
    return before.elementsEqual(Array("= ".utf8))
  }

  /// Whether a value is the initial one of a global or static constant.
  private func isGlobal(_ range: Range<Int>) -> Bool {
    let text = line(range.lowerBound)
    return text.hasPrefix("let ") || text.hasPrefix("private let ") || text.contains("static let ")
  }

  /// The names of the protocols that a file extends.
  private static func protocols(_ file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.matches(of: /protocol (\w+)/).map { String($0.1) }
  }

  /// The classes of a file with a superclass that draws, and the places after the opening brackets.
  private func classes() -> [(name: Range<Int>, superclass: Range<Int>, body: Int)] {
    let text = String(decoding: source.code, as: UTF8.self)
    return text.matches(of: /class (\w+): (UI(?!CollectionViewLayout)\w+)[^{]*\{/).map { match in
      func place(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
      return (
        place(match.1.startIndex)..<place(match.1.endIndex),
        place(match.2.startIndex)..<place(match.2.endIndex),
        place(match.0.endIndex)
      )
    }
  }
}
