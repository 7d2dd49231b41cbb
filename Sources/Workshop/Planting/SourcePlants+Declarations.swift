import Foundation

extension SourcePlants {
  /// A superclass between a class and the one that it had. It changes how a view or a controller's view looks.
  func changeOfSuperclass(_ name: Range<Int>, _ superclass: Range<Int>) -> Plant {
    let (base, planted) = (source.text(superclass), "Planted\(source.text(name))")
    let access = self.access(at: name.lowerBound)
    let override =
      base.hasSuffix("Controller")
      ? "\(access)override func viewDidLoad() { super.viewDidLoad(); view.alpha = 0.5 }"
      : "\(access)override func didMoveToWindow() { super.didMoveToWindow(); alpha = 0.5 }"
    // The class is behind everything else, so that no line moves.
    let end = source.bytes.count
    let text =
      planted + source.text(superclass.upperBound..<end)
      + "\n\(access)class \(planted): \(base) { \(override) }\n"
    return Plant(
      file: file, range: superclass.lowerBound..<end, text: text,
      title: "\(file.lastPathComponent): \(source.text(name)) inherits from a subclass of \(base)")
  }

  /// An override that a class did not have.
  func overriding(_ body: Int, _ name: Range<Int>) -> Plant {
    let type = source.text(name)
    let function =
      type.hasSuffix("Controller") || type.hasSuffix("TVC")
      ? "viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); view.alpha = 0.5 }"
      : "didMoveToWindow() { super.didMoveToWindow(); alpha = 0.5 }"
    return Plant(
      file: file, range: body..<body, text: " \(access(at: name.lowerBound))override func \(function)",
      title: "\(file.lastPathComponent): \(type) overrides a function")
  }

  /// A function of the module that hides one of the standard library, also in files that are not changed.
  func shadowing() -> [Plant] {
    guard !source.places(of: "import").isEmpty else { return [] }
    return ["max", "min"].map { name in
      let function = "func \(name)(_ a: CGFloat, _ b: CGFloat) -> CGFloat { Swift.\(name)(a, b) + 3 }"
      return Plant(
        file: file.deletingLastPathComponent().appending(path: "Planted.swift"), range: 0..<0,
        text: "import Foundation\n\n\(function)\n", title: "Planted.swift: \(function)")
    }
  }

  /// A more special function beside a member of an extension of a type of others.
  func overloads() -> [Plant] {
    let text = String(decoding: source.code, as: UTF8.self)
    return text.matches(of: /extension (UI\w+|CG\w+|String) \{/).flatMap { match -> [Plant] in
      ["UIView", "UILabel"].filter { $0 == match.1 }.map { _ in
        Plant(
          file: file.deletingLastPathComponent().appending(path: "Planted.swift"), range: 0..<0,
          text:
            "import UIKit\n\nextension UILabel { var text: String? { get { nil } set { attributedText = nil } } }\n",
          title: "Planted.swift: another text of UILabel")
      }
    }
      + [
        Plant(
          file: file.deletingLastPathComponent().appending(path: "Planted.swift"), range: 0..<0,
          text: "import UIKit\n\nfunc + (a: CGFloat, b: CGFloat) -> CGFloat { a - -b + 2 }\n",
          title: "Planted.swift: another operator +")
      ]
  }

  /// A conformance that a cast finds.
  func conformances() -> [Plant] {
    let text = String(decoding: source.code, as: UTF8.self)
    return text.matches(of: /(?:struct|class|enum) (\w+)[^{]*\{/).map { match in
      Plant(
        file: file.deletingLastPathComponent().appending(path: "Planted.swift"), range: 0..<0,
        text:
          "extension \(match.1): CustomStringConvertible { public var description: String { \"planted\" } }\n",
        title: "Planted.swift: \(match.1) has a description")
    }
  }

  /// An entry before another one.
  func additions() -> [Plant] {
    source.places(of: "CatalogEntry").filter { range in
      let start = source.code[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
      return source.code[(start + 1)..<range.lowerBound].allSatisfy { $0 == 0x20 }
        && source.code[range.upperBound] == UInt8(ascii: "(")
    }.map { range in
      Plant(
        file: file, range: range.lowerBound..<range.lowerBound,
        text: "CatalogEntry(\"Planted\") { UILabel() }\n    ",
        title: "\(file.lastPathComponent):\(source.line(of: range.lowerBound)): a new entry")
    }
  }
}
