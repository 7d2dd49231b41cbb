internal import SwiftSyntax

/// A step that calls methods with a default directly: `delegate?.show?(in: view)` becomes `delegate?.show(in:
/// view)`. A method that is taken as a value becomes the property that holds it.
final class OptionalCallStep: SyntaxVisitor {
  private let folder: FolderFacts
  /// The types that the file writes for a variable or parameter, by name.
  private let declaredTypes: [String: Set<String>]
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    let step = OptionalCallStep(file, folder)
    step.walk(file.tree)
    return step.rewriting
  }

  /// Returns the name of the requirement that returns an optional value in place of the method `name`.
  static func askingName(_ name: String) -> String { "optional_" + name }

  /// Returns the name of the property that holds a method.
  private static func valueName(_ signature: Signature) -> String {
    let labels = (signature.labels ?? []).filter { $0 != "_" }.map { "_" + $0 }.joined()
    return "method_" + signature.name + labels
  }

  /// Returns the declaration of the property that holds a method: `var method_show: ((Card) -> Void)?`.
  static func valueText(of function: FunctionDeclSyntax) -> String {
    let signature = function.signature
    let types = signature.parameterClause.parameters.map(\.type.trimmedDescription).joined(separator: ", ")
    let effects = signature.effectSpecifiers.map { $0.trimmedDescription + " " } ?? ""
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return "var \(valueName(Signature(function))): ((\(types)) \(effects)-> \(result))?".onOneLine
  }

  private init(_ file: ParsedFile, _ folder: FolderFacts) {
    self.folder = folder
    let search = TypeSearch(viewMode: .sourceAccurate)
    search.walk(file.tree)
    declaredTypes = search.types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let force = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let mark = chain?.questionMark ?? force?.exclamationMark,
      let member = (chain?.expression ?? force?.expression)?.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let name = member.declName.baseName
    let labels =
      node.arguments.map { $0.label?.identifierText ?? "_" } + (node.trailingClosure.map { _ in ["_"] } ?? [])
    let call = Signature(name: name.identifierText, labels: labels)
    guard folder.isOptionalMethod(call) else { return .visitChildren }
    rewriting.edits.append(.blank(mark))
    if folder.asksForValue(call) {
      rewriting.edits.append(Edit(range: name.byteRange, text: Self.askingName(name.identifierText)))
      if force != nil { rewriting.edits.append(.insert("!", at: node.byteRange.upperBound)) }
    }
    if let base = member.base { castAnyObject(base, to: call) }
    return .visitChildren
  }

  /// Casts an object of the type `AnyObject`, which has no members here, to the protocol with the method.
  private func castAnyObject(_ base: ExprSyntax, to call: Signature) {
    let chain = base.as(OptionalChainingExprSyntax.self)?.expression
    let force = base.as(ForceUnwrapExprSyntax.self)?.expression
    let object = chain ?? force ?? base
    let parts = object.trimmedDescription.split(separator: ".")
    guard let name = parts.last, parts.count == 1 || parts.count == 2 && parts[0] == "self",
      declaredTypes[String(name)] == ["AnyObject"], let found = folder.onlyProtocol(with: call)
    else { return }
    rewriting.edits += [
      .insert("(", at: object.byteRange.lowerBound),
      .insert(
        " as? \(found))" + (chain == nil && force == nil ? "?" : ""), at: object.byteRange.upperBound),
    ]
  }

  /// Whether an object can have an optional method, judged by its declared type or its name.
  ///
  /// A class of UIKit may have a property of the same name, such as `numberOfSections`.
  private func isDelegate(_ base: ExprSyntax?, with method: Signature) -> Bool {
    let words = base?.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? []
    guard let name = words.last.map(String.init) else { return false }
    if let type = folder.onlyProtocol(with: method), declaredTypes[name]?.contains(type) == true {
      return true
    }
    return ["delegate", "datasource", "listener", "observer"].contains(where: name.lowercased().hasSuffix)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPossibleValue else { return .visitChildren }
    let name = node.declName.baseName.identifierText
    let labels = node.declName.argumentNames?.arguments.map(\.name.identifierText)
    if let method = folder.optionalMethod(takenAs: name, labels: labels),
      labels != nil || isDelegate(node.base, with: method)
    {
      rewriting.edits.append(Edit(range: node.declName.byteRange, text: Self.valueName(method)))
    } else if labels?.isEmpty == false || folder.isMethodOfDelegates(name), node.isBoundValue,
      node.base?.trimmedDescription.contains("?") == false
    {
      // The method has a default, so it is never nil.
      rewriting.edits += [
        .insert("Optional(", at: node.byteRange.lowerBound), .insert(")", at: node.byteRange.upperBound),
      ]
    }
    return .visitChildren
  }

  private final class TypeSearch: SyntaxVisitor {
    var types: [String: Set<String>] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        insert(node.typeAnnotation?.type, name)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      insert(node.type, (node.secondName ?? node.firstName).text)
      return .visitChildren
    }

    private func insert(_ type: TypeSyntax?, _ name: String) {
      let text = type?.trimmedDescription.filter { !"?!() ".contains($0) } ?? ""
      types[name, default: []].insert(text.hasPrefix("any") ? String(text.dropFirst(3)) : text)
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether `if let`, `guard let` or the like binds the value.
  fileprivate var isBoundValue: Bool {
    parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
