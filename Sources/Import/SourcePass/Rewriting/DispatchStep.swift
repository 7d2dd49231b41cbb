internal import SwiftSyntax

/// A step that lets classes override what extensions of UIKit's classes add.
///
/// `Dispatch` shows the code. An override in an extension of a class that is in none of the files, and of a member that
/// no extension adds, is left out.
final class DispatchStep: FolderStep {
  /// The protocols that classes conform to, by the classes' names.
  private var protocols: [String: [String]] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node, node.modifiers, node.attributes, node.name, Signature(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      rewrite(
        node, node.modifiers, node.attributes, name, Signature(name: name.identifierText, labels: nil))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope, scope.isExtension, isMember(node), node.modifiers.has("override"),
      folder.type(scope.name) == nil
    {
      leaveOut(node, in: scope)
    }
    return .visitChildren
  }

  private func rewrite(
    _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    _ name: TokenSyntax, _ signature: Signature
  ) {
    guard let scope, isMember(node) else { return }
    let isStatic = modifiers.has("static") || modifiers.has("class")
    let isOverride = modifiers.has("override")
    if scope.isExtension {
      guard folder.type(scope.name) == nil else { return }
      if !isOverride {
        guard let dispatch = folder.dispatch(signature, isStatic: isStatic, addedTo: scope.name),
          !dispatch.hasHiddenNamesakes || scope.exposesMembers || attributes.exposes
        else { return }
        addDispatcher(to: node, name, in: scope, dispatch)
      } else if let dispatch = folder.dispatch(signature, isStatic: isStatic, overriddenIn: scope.name),
        ForwarderText(node, in: scope)?.observer == nil, !scope.isConstrained
      {
        rename(name, to: dispatch.name(in: scope.name))
        rewriting.edits += modifiers.filter { ["override", "open"].contains($0.name.text) }.map { .blank($0) }
      } else {
        leaveOut(node, in: scope)
      }
    } else if scope.kind == .classType, isOverride,
      let dispatch = folder.dispatch(signature, isStatic: isStatic, overriddenIn: fullName(scope))
    {
      rename(name, to: dispatch.overridingName)
      guard !folder.isOverriddenAbove(fullName(scope), dispatch) else { return }
      rewriting.edits += modifiers.filter { $0.name.text == "override" }.map { .blank($0) }
      protocols[scope.name, default: []].append("\(dispatch.owner).\(dispatch.protocolName)")
      let superName = "super." + folder.superName(of: dispatch, in: fullName(scope))
      if let variable = node.as(VariableDeclSyntax.self) { replaceObserver(of: variable, superName) }
    }
  }

  private func fullName(_ scope: TypeScope) -> String { folder.type(scope.name)?.name ?? scope.name }

  private func rename(_ name: TokenSyntax, to newName: String) {
    rewriting.edits.append(Edit(range: name.byteRange, text: newName))
  }

  /// Renames the extension's member, and adds the member that finds overrides, and their protocol.
  private func addDispatcher(
    to node: some SyntaxProtocol, _ name: TokenSyntax, in scope: TypeScope, _ dispatch: Dispatch
  ) {
    guard let text = ForwarderText(node, in: scope, inheritsAccess: false) else { return }
    rename(name, to: dispatch.name(in: scope.name))
    rewriting.edits.append(.insert(dispatcher(text, dispatch), at: node.byteRange.upperBound))
  }

  private func dispatcher(_ text: ForwarderText, _ dispatch: Dispatch) -> String {
    let metatype = dispatch.isStatic ? ".Type" : ""
    let cases =
      [("any \(dispatch.owner).\(dispatch.protocolName)\(metatype)", dispatch.overridingName)]
      + dispatch.overridingExtensions.map { ($0 + metatype, dispatch.name(in: $0)) }
    let own = dispatch.name(in: dispatch.owner)
    func body(_ use: (String) -> String) -> String {
      cases.map { "if let overriding = self as? \($0.0) { return \(use("overriding." + $0.1)) }; " }.joined()
        + "return " + use(own)
    }
    let word = dispatch.isStatic ? "static " : ""
    let requirement: String
    let member: String
    if let call = text.call {
      member = "\(text.head) { \(body { call.keywords + $0 + "(\(call.arguments))" }) }"
      requirement = "\(word)func \(dispatch.overridingName)\(call.clause)"
    } else {
      // The setter's parts also return, so that one text serves both.
      let setter = text.canSet ? " set { \(body { "\($0) = newValue" }) }" : ""
      member = "\(text.head) { get { \(body(\.self)) }\(setter) }"
      requirement =
        "\(word)var \(dispatch.overridingName)\(text.type) { get \(text.canSet ? "set " : "")}"
    }
    let actor = UIKitClasses.isOnMainActor(dispatch.owner) ? "@MainActor " : ""
    return "; \(member); \(actor)protocol \(dispatch.protocolName): AnyObject { \(requirement) }".onOneLine
  }

  /// Turns `didSet` into a getter and a setter, since the property has no superclass to store its value.
  private func replaceObserver(of variable: VariableDeclSyntax, _ superName: String) {
    let list = variable.bindings.first?.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)
    guard let observer = list?.first, ["didSet", "willSet"].contains(observer.accessorSpecifier.text),
      let body = observer.body
    else { return }
    guard list?.count == 1 else {
      rewriting.problems.append(
        file.problem(at: variable, "a property with two observers cannot override here: write get and set"))
      return
    }
    let isAfter = observer.accessorSpecifier.text == "didSet"
    let value = isAfter ? "oldValue" : "newValue"
    let change = "\(superName) = newValue"
    let head =
      "get { \(superName) } set { "
      + (isAfter ? "let oldValue = \(superName); \(change); _ = oldValue; do" : "do")
    rewriting.edits += [
      Edit(range: observer.accessorSpecifier.byteRange, text: head),
      .insert(isAfter ? " }" : "; \(change) }", at: body.byteRange.upperBound),
    ]
    if let parameter = observer.parameters {
      rewriting.edits += [
        .blank(parameter),
        .insert(" let \(parameter.name.text) = \(value);", at: body.leftBrace.byteRange.upperBound),
      ]
    }
  }

  private func leaveOut(_ node: some SyntaxProtocol, in scope: TypeScope) {
    rewriting.edits.append(.blank(node))
    rewriting.problems.append(
      file.problem(
        at: node,
        "\(scope.name) is not declared in these files, so no member of its extensions can override, and this one is left out: move it into a subclass"
      ))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, let scope else { return .visitChildren }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    // The label of a trailing closure is not known.
    let labels = call.map { $0.arguments.map { $0.label?.identifierText ?? "_" } }
    let name = node.declName.baseName
    if let dispatch = folder.dispatch(
      superName: name.identifierText, labels: labels, isStatic: node.isInTypeMember, in: fullName(scope))
    {
      rename(name, to: folder.superName(of: dispatch, in: fullName(scope)))
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    defer { super.visitPost(node) }
    guard let scope, let inheritance = node.inheritanceClause else { return }
    var names = protocols.removeValue(forKey: scope.name) ?? []
    for member in folder.membersForBody(of: scope.name) where member.isOverride {
      guard
        let dispatch = folder.dispatch(
          member.signature, isStatic: member.isStatic, overriddenIn: fullName(scope)),
        !folder.isOverriddenAbove(fullName(scope), dispatch)
      else { continue }
      names.append("\(dispatch.owner).\(dispatch.protocolName)")
    }
    guard !names.isEmpty else { return }
    let end = inheritance.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset
    // A protocol beside an extension of `NSObject` belongs to no actor.
    let text = Set(names).sorted().map { name in
      ", " + (UIKitClasses.isOnMainActor(String(name.prefix { $0 != "." })) ? "" : "@preconcurrency ") + name
    }
    rewriting.edits.append(.insert(text.joined(), at: end))
  }
}

extension SyntaxProtocol {
  /// Whether the code is in a member of the type itself.
  fileprivate var isInTypeMember: Bool {
    var next = parent
    while let node = next {
      if node.parent?.is(MemberBlockItemSyntax.self) == true {
        let modifiers =
          node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
        return modifiers.map { $0.has("static") || $0.has("class") } ?? false
      }
      next = node.parent
    }
    return false
  }
}
