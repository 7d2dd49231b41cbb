internal import SwiftSyntax

/// A reader of compositional layouts: the sizes of the items of each section, in the order of the code.
struct CompositionalReader {
  let lengths: LengthReader

  /// The size of what is around an item or a group.
  struct Container {
    var width: WrittenLength?
    var height: WrittenLength?
    /// The height that the layout begins with, where the content determines the height. A part of it is no part of the
    /// content's height.
    var estimatedHeight: WrittenLength?
  }

  /// Returns the sizes of the items that the layouts of a type have, one for each section.
  func sizes(of owner: LayoutOwner) -> [WrittenSize] {
    var found: [WrittenSize] = []
    for function in owner.functions {
      guard let body = function.body else { continue }
      found += layouts(in: Syntax(body), LayoutScope(owner, body: body.statements))
    }
    for property in owner.properties { found += layouts(in: Syntax(property), LayoutScope(owner)) }
    return found
  }

  /// Finds the layouts in a body, and those that functions of other types make for it.
  private func layouts(in body: Syntax, _ scope: LayoutScope) -> [WrittenSize] {
    guard scope.depth < LayoutScope.maximumDepth else { return [] }
    let calls = CallCollector(viewMode: .sourceAccurate)
    calls.walk(body)
    return calls.found.flatMap { call -> [WrittenSize] in
      let callee = call.calledExpression.trimmedDescription
      guard callee.hasPrefix("UICollectionViewCompositionalLayout") else {
        return made(by: call, scope)
      }
      if callee.hasSuffix(".list") { return [Self.row()] }
      if let only = call.argument("section") { return section(only, scope).map { [$0] } ?? [] }
      let provider =
        call.trailingClosure ?? call.argument("sectionProvider")?.as(ClosureExprSyntax.self)
        ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
      if let provider {
        let inner = LayoutScope(
          scope.owner, body: provider.statements, outer: scope, depth: scope.depth + 1)
        return provider.statements.returnedValues.compactMap { section($0, inner) }
      }
      return made(by: call, scope)
    }
  }

  /// Returns the sizes of the sections that the functions of a layout's class make.
  private func sections(of layout: LayoutOwner, _ scope: LayoutScope) -> [WrittenSize] {
    layout.functions.filter {
      $0.signature.returnClause?.type.trimmedDescription.hasPrefix("NSCollectionLayoutSection") ?? false
    }
    .compactMap { function in
      guard let body = function.body else { return nil }
      let inner = LayoutScope(layout, body: body.statements, depth: scope.depth + 1)
      return body.statements.returnedValues.lazy.compactMap { section($0, inner) }.first
    }
  }

  /// Returns the sizes of a layout that a function of another type makes.
  private func made(by call: FunctionCallExprSyntax, _ scope: LayoutScope) -> [WrittenSize] {
    if let layout = lengths.sources.layout(call.calledExpression.trimmedDescription) {
      return sections(of: layout, scope)
    }
    guard let function = lengths.sources.function(call.functionName, for: call, in: scope),
      function.owner !== scope.owner,
      let result = function.declaration.signature.returnClause?.type.trimmedDescription,
      result.contains("CollectionViewLayout") || result.contains("CompositionalLayout"),
      let body = function.declaration.body
    else { return [] }
    return layouts(
      in: Syntax(body),
      LayoutScope(
        function.owner, body: body.statements, arguments: function.arguments, depth: scope.depth + 1))
  }

  /// The size of a row of a list, which is 16 points from both edges in the frequent style with insets.
  private static func row() -> WrittenSize {
    WrittenSize(width: .screenWidth - WrittenLength(points: 32), height: nil)
  }

  // MARK: Sections

  private func section(_ expression: ExprSyntax, _ scope: LayoutScope) -> WrittenSize? {
    guard scope.depth < LayoutScope.maximumDepth else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let value = scope.value(name) else { return nil }
      let insets = scope.assignments["\(name).contentInsets"].flatMap { self.insets($0, scope) }
      return section(value.expression, value.scope, insets: insets)
    }
    if let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let value = scope.value(name) ?? lengths.sources.value(name, depth: scope.depth + 1)
    {
      return section(value.expression, value.scope)
    }
    return section(expression, scope, insets: nil)
  }

  private func section(
    _ expression: ExprSyntax, _ scope: LayoutScope, insets: WrittenInsets?
  ) -> WrittenSize? {
    var expression = expression
    if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.trimmedDescription
    if callee.hasSuffix(".list") || callee == ".list" {
      var row = Self.row()
      if let insets { row.width = row.width.map { $0 - insets.horizontal } }
      return row
    }
    if callee.hasPrefix("NSCollectionLayoutSection"), let group = call.argument("group") {
      var container = Container(width: .screenWidth, height: .screenHeight)
      if let insets {
        container.width = container.width.map { $0 - insets.horizontal }
        container.height = container.height.map { $0 - insets.vertical }
      }
      return item(group, container, scope)
    }
    guard let function = lengths.sources.function(call.functionName, for: call, in: scope),
      let body = function.declaration.body
    else { return nil }
    let inner = LayoutScope(
      function.owner, body: body.statements, arguments: function.arguments, depth: scope.depth + 1)
    return body.statements.returnedValues.lazy.compactMap { self.section($0, inner) }.first
  }

  // MARK: Groups and items

  /// Returns the size of an item, or of the first item in a group.
  private func item(_ expression: ExprSyntax, _ around: Container, _ scope: LayoutScope) -> WrittenSize? {
    guard scope.depth < LayoutScope.maximumDepth else { return nil }
    var (expression, scope) = (expression, scope)
    var insets: WrittenInsets?
    while let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let value = scope.value(name), value.scope.depth < LayoutScope.maximumDepth else { return nil }
      insets = insets ?? scope.assignments["\(name).contentInsets"].flatMap { self.insets($0, scope) }
      (expression, scope) = (value.expression, value.scope)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let layoutSize = call.argument("layoutSize"),
      var size = size(layoutSize, around, scope)
    else { return nil }
    if let insets {
      size.width = size.width.map { $0 - insets.horizontal }
      size.height = size.height.map { $0 - insets.vertical }
    }
    let parts =
      call.argument("subitems")?.as(ArrayExprSyntax.self)?.elements.first?.expression
      ?? call.argument("subitem") ?? call.argument("repeatingSubitem")
    guard let parts else {
      // An item, or a group whose items nothing tells.
      return SizeReader(lengths: lengths).plausible(WrittenSize(width: size.width, height: size.height))
    }
    guard let count = call.argument("count").flatMap({ lengths.length($0, in: scope)?.constant }), count >= 1
    else { return item(parts, size, scope) }
    // Equal parts fill the group in its direction.
    let spacing =
      scope.assignments.filter { $0.key.hasSuffix(".interItemSpacing") }.min { $0.key < $1.key }?.value.as(
        FunctionCallExprSyntax.self)?
      .arguments.first.flatMap { lengths.length($0.expression, in: scope)?.constant } ?? 0
    let gaps = WrittenLength(points: spacing * (count - 1))
    if call.calledExpression.trimmedDescription.hasSuffix("vertical") {
      size.height = size.height.map { ($0 - gaps) * (1 / count) }
    } else {
      size.width = size.width.map { ($0 - gaps) * (1 / count) }
    }
    return item(parts, size, scope, isPart: true)
  }

  /// Returns the size of one of the equal parts of a group, which takes no more than the part's place.
  private func item(
    _ expression: ExprSyntax, _ place: Container, _ scope: LayoutScope, isPart: Bool
  ) -> WrittenSize? {
    let own = item(expression, place, scope)
    return SizeReader(lengths: lengths).plausible(
      WrittenSize(width: place.width ?? own?.width, height: place.height ?? own?.height))
  }

  func size(_ expression: ExprSyntax, _ around: Container, _ scope: LayoutScope) -> Container? {
    guard scope.depth < LayoutScope.maximumDepth else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return scope.value(name).flatMap { size($0.expression, around, $0.scope) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let width = call.argument("widthDimension"),
      let height = call.argument("heightDimension")
    else { return nil }
    return Container(
      width: dimension(width, around, scope), height: dimension(height, around, scope),
      estimatedHeight: dimension(height, around, scope, isEstimated: true))
  }

  /// Returns a side; nil for an estimated one, as the content determines it.
  ///
  /// - Parameter isEstimated: Whether an estimated side is meant, and no other.
  private func dimension(
    _ expression: ExprSyntax, _ around: Container, _ scope: LayoutScope, isEstimated: Bool = false
  ) -> WrittenLength? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let value = scope.value(name), value.scope.depth < LayoutScope.maximumDepth else { return nil }
      return dimension(value.expression, around, value.scope, isEstimated: isEstimated)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = scope.value(name), value.scope.depth < LayoutScope.maximumDepth,
      let side = value.expression.as(FunctionCallExprSyntax.self)?.argument(member.declName.baseName.text)
    {
      return dimension(side, around, value.scope, isEstimated: isEstimated)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      let length = lengths.length(argument.expression, in: scope)
    else { return nil }
    if isEstimated { return call.functionName == "estimated" ? length : nil }
    switch call.functionName {
    case "absolute": return length
    case "fractionalWidth": return length.constant.flatMap { factor in around.width.map { $0 * factor } }
    case "fractionalHeight":
      return length.constant.flatMap { factor in
        (around.height ?? around.estimatedHeight).map { $0 * factor }
      }
    default: return nil
    }
  }

  private struct WrittenInsets {
    let horizontal: WrittenLength
    let vertical: WrittenLength
  }

  private func insets(_ expression: ExprSyntax, _ scope: LayoutScope) -> WrittenInsets? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let value = scope.value(name), value.scope.depth < LayoutScope.maximumDepth else { return nil }
      return insets(value.expression, value.scope)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    func side(_ label: String) -> WrittenLength {
      call.argument(label).flatMap { lengths.length($0, in: scope) } ?? WrittenLength()
    }
    return WrittenInsets(
      horizontal: side("leading") + side("trailing"), vertical: side("top") + side("bottom"))
  }
}

/// A visitor that finds calls, from the outside in.
final class CallCollector: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The last part of the called name: `section` for `self?.section(env)`.
  var functionName: String {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }
}
