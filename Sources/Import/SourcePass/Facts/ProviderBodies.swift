internal import SwiftSyntax

/// A search in `static var previews` for the views and controllers of UIKit that it shows.
///
///     UIViewPreview { NoteCell() }
///     NoteWrapper()
///     NoteWrapper(NoteView())
///     NoteView().toPreview()
final class ProviderBodies: SyntaxVisitor {
  private(set) var bodies: [PreviewSource.Body] = []
  /// The wrappers of the file that make their views themselves, by their names.
  private let wrappers: [String: StructDeclSyntax]

  init(_ wrappers: [String: StructDeclSyntax]) {
    self.wrappers = wrappers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text.lowercased().hasSuffix("preview"), node.arguments.isEmpty,
        node.trailingClosure == nil, let base = member.base, let result = PreviewResult.type(of: base)
      else { return .visitChildren }
      add(Syntax(base), isClosure: false, result, shownBy: node)
      return .skipChildren
    }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true, !Self.containers.contains(name)
    else { return .visitChildren }
    let closure = node.trailingClosure ?? onlyArgument(of: node)?.as(ClosureExprSyntax.self)
    if let closure {
      guard closure.signature == nil else { return .skipChildren }
      add(Syntax(closure), isClosure: true, PreviewResult.type(of: closure.statements), shownBy: node)
    } else if node.arguments.isEmpty {
      guard let block = wrappers[name]?.madeView else { return .skipChildren }
      add(Syntax(block), isClosure: true, PreviewResult.type(of: block.statements), shownBy: node)
    } else if let argument = onlyArgument(of: node), let result = PreviewResult.type(of: argument) {
      add(Syntax(argument), isClosure: false, result, shownBy: node)
    }
    return .skipChildren
  }

  private func onlyArgument(of node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.count == 1 ? node.arguments.first?.expression : nil
  }

  private func add(_ node: Syntax, isClosure: Bool, _ result: String?, shownBy call: FunctionCallExprSyntax) {
    guard !usesOuterNames(node) else { return }
    let (name, size) = settings(around: call)
    let arguments = [name, size.map { "traits: .fixedLayout\($0)" }].compactMap(\.self)
    bodies.append(
      PreviewSource.Body(
        node: node, isClosure: isClosure, arguments: arguments.joined(separator: ", "), result: result))
  }

  /// Returns the name and the size that the modifiers behind a view give to its preview.
  private func settings(around call: FunctionCallExprSyntax) -> (name: String?, size: String?) {
    var (name, size): (String?, String?)
    var next: FunctionCallExprSyntax? = call
    while let inner = next {
      guard let member = inner.parent?.as(MemberAccessExprSyntax.self),
        let outer = member.parent?.as(FunctionCallExprSyntax.self)
      else { break }
      let argument = outer.arguments.first?.expression
      switch member.declName.baseName.text {
      case "previewDisplayName":
        name = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map(SwiftLiteral.text)
      case "previewLayout":
        if let fixed = argument?.as(FunctionCallExprSyntax.self), fixed.arguments.count == 2,
          fixed.calledExpression.trimmedDescription == ".fixed",
          fixed.arguments.allSatisfy({
            $0.expression.is(IntegerLiteralExprSyntax.self) || $0.expression.is(FloatLiteralExprSyntax.self)
          })
        {
          size = "(\(fixed.arguments.trimmedDescription.onOneLine))"
        }
      default: break
      }
      next = outer
    }
    return (name, size)
  }

  /// Whether code names something of the structures around it, which is not there outside of them.
  private func usesOuterNames(_ node: Syntax) -> Bool {
    var outer = node.enclosing(StructDeclSyntax.self)
    while let next = outer?.enclosing(StructDeclSyntax.self) { outer = next }
    guard let outer else { return false }
    let names = OuterNames(except: node.byteRange)
    names.walk(outer)
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      ["$0", "self", "Self"].contains(token.text) || token.usedName.map(names.found.contains) == true
    }
  }

  /// The views of SwiftUI that show others.
  private static let containers: Set<String> = [
    "AnyView", "ForEach", "Form", "GeometryReader", "Group", "HStack", "LazyHStack", "LazyVStack", "List",
    "NavigationStack", "NavigationView", "ScrollView", "Section", "TabView", "VStack", "ZStack",
  ]
}

/// The names of variables, functions and parameters, without those in a range.
private final class OuterNames: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let range: Range<Int>

  init(except range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ names: [String], _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if !range.contains(node.byteRange.lowerBound) { found.formUnion(names) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern.boundNames, node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add([node.name.identifierText], node)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add([(node.secondName ?? node.firstName).identifierText], node)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add([node.name.identifierText], node)
  }
}
