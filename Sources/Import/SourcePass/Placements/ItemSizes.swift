internal import SwiftSyntax

/// The sizes that a type gives the cells that it shows.
struct ItemSizes {
  private let lengths: LengthReader
  private let owner: LayoutOwner

  init(_ owner: LayoutOwner, _ sources: LayoutSources) {
    self.owner = owner
    lengths = LengthReader(sources: sources)
  }

  /// Returns the size of an item of a collection.
  ///
  /// - Parameters:
  ///   - number: the place of the item's class among those that the type shows.
  ///   - count: the number of these classes.
  func item(_ number: Int, of count: Int) -> WrittenSize? {
    let sizes = SizeReader(lengths: lengths)
    let answered = owner.functions(label: "sizeForItemAt").flatMap { returned(by: $0, sizes.size) }
    if let size = choose(answered, number, of: count) { return size }
    let composed = CompositionalReader(lengths: lengths).sizes(of: owner)
    if let size = choose(composed, number, of: count) { return size }
    let assigned = assignments(to: "itemSize").compactMap { sizes.size($0.value, in: $0.scope) }
    return choose(assigned, number, of: count)
  }

  /// Returns the height of a row, or of a header or footer of a table.
  func row(_ number: Int, of count: Int, label: String = "heightForRowAt") -> WrittenSize? {
    let answered = owner.functions(label: label).flatMap { returned(by: $0, lengths.length) }
    let written =
      answered.isEmpty && label == "heightForRowAt"
      ? assignments(to: "rowHeight").compactMap { lengths.length($0.value, in: $0.scope) } : answered
    // The content's height is better than the height of another row.
    return chosen(written, number, of: count).flatMap {
      SizeReader(lengths: lengths).plausible(WrittenSize(height: $0))
    }
  }

  /// Returns the size of a header or footer of a collection.
  ///
  /// - Parameters:
  ///   - number: the place of its class among the headers and footers that the type shows.
  ///   - count: the number of these classes.
  ///   - isFooter: whether a footer is meant rather than a header.
  func supplementary(_ number: Int, of count: Int, isFooter: Bool) -> WrittenSize? {
    let sizes = SizeReader(lengths: lengths)
    return [isFooter ? "referenceSizeForFooterInSection" : "referenceSizeForHeaderInSection"].lazy
      .flatMap { owner.functions(label: $0) }.flatMap { returned(by: $0, sizes.size) }
      .compactMap(\.height).first.map { WrittenSize(width: .screenWidth, height: $0) }
      ?? boundary(number, of: count, isFooter: isFooter)
  }

  /// Returns the size of a boundary item of a compositional layout, unless nothing says which of several is meant.
  private func boundary(_ number: Int, of count: Int, isFooter: Bool) -> WrittenSize? {
    let heights = SupplementaryReader(lengths: lengths).heights(of: owner, isFooter: isFooter)
    return chosen(heights, number, of: count).flatMap {
      SizeReader(lengths: lengths).plausible(WrittenSize(width: .screenWidth, height: $0))
    }
  }

  /// Returns the height for a class by its place, if there is one for each class, or the height that all have.
  private func chosen<Height: Hashable>(_ heights: [Height], _ number: Int, of count: Int) -> Height? {
    if heights.count == count, heights.indices.contains(number) { return heights[number] }
    return Set(heights).count == 1 ? heights.first : nil
  }

  private func choose(_ sizes: [WrittenSize], _ number: Int, of count: Int) -> WrittenSize? {
    sizes.count == count && sizes.indices.contains(number) ? sizes[number] : sizes.first
  }

  private func returned<Value>(
    by function: FunctionDeclSyntax, _ read: (ExprSyntax, LayoutScope) -> Value?
  ) -> [Value] {
    guard let body = function.body else { return [] }
    let scope = LayoutScope(owner, body: body.statements)
    return body.statements.returnedValues.compactMap { read($0, scope) }
  }

  private func assignments(to name: String) -> [(value: ExprSyntax, scope: LayoutScope)] {
    owner.bodies.flatMap { body in
      let collector = AssignmentCollector(name)
      collector.walk(body)
      return collector.found.map { (value: $0.value, scope: LayoutScope(owner, body: $0.statements)) }
    }
  }
}

/// A visitor that finds what is assigned to the properties of a name, with the statements around.
private final class AssignmentCollector: SyntaxVisitor {
  private let name: String
  private(set) var found: [(value: ExprSyntax, statements: CodeBlockItemListSyntax?)] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (target, value) = node.assignment,
      target.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    {
      found.append((value, Syntax(node).statementsAround))
    }
    return .visitChildren
  }
}

extension Syntax {
  /// The statements of the closure or function around.
  fileprivate var statementsAround: CodeBlockItemListSyntax? {
    var node = parent
    while let next = node {
      if let list = next.as(CodeBlockItemListSyntax.self) { return list }
      node = next.parent
    }
    return nil
  }
}
