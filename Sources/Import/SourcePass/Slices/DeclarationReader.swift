internal import SwiftSyntax

/// A reader of the declarations of a file. It does not look into bodies.
final class DeclarationReader {
  private let file: ParsedFile
  private var declarations: [SliceDeclaration] = []
  private var counts: [String: Int] = [:]
  private let previews: [SyntaxIdentifier: PreviewSource]

  init(_ file: ParsedFile) {
    self.file = file
    previews = Dictionary(PreviewSource.all(in: file).map { ($0.node.id, $0) }) { first, _ in first }
  }

  func read() -> [SliceDeclaration] {
    for item in file.tree.statements { read(item.item, in: nil) }
    return declarations
  }

  private func read(_ node: some SyntaxProtocol, in parent: Int?) {
    if let block = node.as(IfConfigDeclSyntax.self) {
      for clause in block.clauses {
        switch clause.elements {
        case .statements(let items): for item in items { read(item.item, in: parent) }
        case .decls(let items): for item in items { read(item.decl, in: parent) }
        default: break
        }
      }
      return
    }
    if let source = previews[Syntax(node).id] {
      declarations.append(
        declaration(
          source.node, .preview, ["#Preview"], parent, bodies: source.bodies.map(\.node),
          type: source.bodies.lazy.compactMap(\.result).first))
      return
    }
    guard let found = described(node, in: parent) else { return }
    let index = declarations.count
    declarations.append(found)
    if let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members {
      for member in members { read(member.decl, in: index) }
    }
  }

  private func described(_ node: some SyntaxProtocol, in parent: Int?) -> SliceDeclaration? {
    if let node = node.as(ImportDeclSyntax.self) {
      return declaration(node, .importing, [node.path.first?.name.text ?? ""], parent)
    }
    if let node = node.as(ClassDeclSyntax.self) { return type(node, node.name, .classType, parent) }
    if let node = node.as(StructDeclSyntax.self) { return type(node, node.name, .structType, parent) }
    if let node = node.as(EnumDeclSyntax.self) { return type(node, node.name, .enumType, parent) }
    if let node = node.as(ProtocolDeclSyntax.self) { return type(node, node.name, .protocolType, parent) }
    if let node = node.as(ActorDeclSyntax.self) { return type(node, node.name, .actorType, parent) }
    if let node = node.as(ExtensionDeclSyntax.self) { return self.extending(node, parent) }
    if let node = node.as(FunctionDeclSyntax.self) { return function(node, parent) }
    if let node = node.as(InitializerDeclSyntax.self) { return initializer(node, parent) }
    if let node = node.as(VariableDeclSyntax.self) { return property(node, parent) }
    if let node = node.as(SubscriptDeclSyntax.self) { return subscripting(node, parent) }
    if let node = node.as(DeinitializerDeclSyntax.self) {
      return declaration(
        node, .deinitializer, ["deinit"], parent, bodies: node.body.map { [Syntax($0)] } ?? [],
        stub: node.body.map { [replacement(of: $0, "{ }")] })
    }
    if let node = node.as(TypeAliasDeclSyntax.self) {
      return declaration(
        node, .alias, [node.name.text], parent, type: node.initializer.value.trimmedDescription)
    }
    if let node = node.as(AssociatedTypeDeclSyntax.self) {
      return declaration(node, .alias, [node.name.text], parent)
    }
    if let node = node.as(EnumCaseDeclSyntax.self) {
      return declaration(node, .enumCase, node.elements.map(\.name.identifierText), parent)
    }
    return declaration(node, .other, [node.firstToken(viewMode: .sourceAccurate)?.text ?? ""], parent)
  }

  // MARK: Kinds

  private func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ name: TokenSyntax, _ kind: SliceDeclaration.Kind,
    _ parent: Int?
  ) -> SliceDeclaration {
    declaration(
      node, kind, [name.identifierText], parent, bodies: [Syntax(node.memberBlock)],
      generics: node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause,
      inheritance: node.inheritanceClause)
  }

  private func extending(_ node: ExtensionDeclSyntax, _ parent: Int?) -> SliceDeclaration {
    declaration(
      node, .extending, [node.extendedType.nameWithoutArguments], parent, prefix: "extension ",
      bodies: [Syntax(node.memberBlock)], inheritance: node.inheritanceClause)
  }

  private func function(_ node: FunctionDeclSyntax, _ parent: Int?) -> SliceDeclaration {
    let signature = Signature(node)
    let result = node.signature.returnClause?.type
    let parameters = node.signature.parameterClause.parameters
    func named(_ parameter: FunctionParameterSyntax) -> (name: String, type: String) {
      ((parameter.secondName ?? parameter.firstName).text, parameter.type.trimmedDescription)
    }
    let handedOn = result.flatMap {
      HandedOn.lookup(signature.name, result: $0.trimmedDescription, parameters.map(named))
        ?? HandedOn.expression(
          result: $0.trimmedDescription, receiver: receiver(of: node.modifiers, parent),
          parameters: parameters.filter { $0.ellipsis == nil }.map(named))
    }
    return declaration(
      node, .function, [signature.name], parent, labels: signature.labels,
      bodies: [node.body.map { Syntax($0) }].compactMap(\.self)
        + defaults(in: node.signature.parameterClause),
      parameters: node.signature.parameterClause,
      type: result?.trimmedDescription, generics: node.genericParameterClause,
      stub: node.body.flatMap { body in
        isOpaque(result)
          ? nil
          : [
            replacement(
              of: body,
              "{ \(call(of: key(signature.name, signature.labels, parent), node, returning: handedOn))\(result == nil ? " as Void" : "") }"
            )
          ]
      })
  }

  private func initializer(_ node: InitializerDeclSyntax, _ parent: Int?) -> SliceDeclaration {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.identifierText }
    let key = key("init", labels, parent)
    return declaration(
      node, .initializer, ["init"], parent, labels: labels,
      bodies: [node.body.map { Syntax($0) }].compactMap(\.self)
        + defaults(in: node.signature.parameterClause),
      parameters: node.signature.parameterClause, generics: node.genericParameterClause,
      isFailable: node.optionalMark != nil,
      stub: node.body.map { [replacement(of: $0, stub(of: node, key, parent))] })
  }

  /// Returns the body of an initialiser that is a stub. A value is a sample, and some objects of UIKit are empty ones.
  private func stub(of node: InitializerDeclSyntax, _ key: String, _ parent: Int?) -> String {
    let arguments = arguments(key, node)
    let stop = "{ CellShapes.stopAtStub(\(arguments)) }"
    guard let type = parent.map({ declarations[$0] }), type.kind != .classType else { return stop }
    if !node.modifiers.has("convenience") { return "{ self = CellShapes.calledStub(\(arguments)) }" }
    return Self.emptyObjects.contains(type.name)
      ? "{ self.init(); CellShapes.calledStub(\(arguments)) as Void }" : stop
  }

  /// The classes of other modules that have an initialiser without arguments.
  private static let emptyObjects: Set<String> = [
    "UIColor", "UIImage", "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIBezierPath",
    "NSAttributedString", "NSMutableAttributedString", "DateFormatter", "NumberFormatter",
  ]

  private func subscripting(_ node: SubscriptDeclSyntax, _ parent: Int?) -> SliceDeclaration {
    let labels = node.parameterClause.parameters.map { $0.firstName.identifierText }
    let key = key("subscript", labels, parent)
    return declaration(
      node, .subscripting, ["subscript"], parent, labels: labels,
      bodies: [node.accessorBlock.map { Syntax($0) }].compactMap(\.self),
      type: node.returnClause.type.trimmedDescription, generics: node.genericParameterClause,
      stub: node.accessorBlock.map { block in
        [replacement(of: block, accessors(call(of: key, node), isSettable: block.isSettable))]
      })
  }

  private func property(_ node: VariableDeclSyntax, _ parent: Int?) -> SliceDeclaration {
    let names = node.bindings.flatMap { binding in binding.pattern.boundNames }
    let binding = node.bindings.first
    let block = binding?.accessorBlock
    let isObserved = block?.isObserving ?? false
    let isLazy = node.modifiers.has("lazy")
    let isStored = block == nil || isObserved
    let written = binding?.typeAnnotation?.type.trimmedDescription
    let type = written ?? binding?.initializer.flatMap { PlainTypes.type(of: $0.value) }
    return declaration(
      node, .property, names.isEmpty ? ["_"] : names, parent,
      bodies: node.bindings.flatMap {
        [$0.accessorBlock.map { Syntax($0) }, $0.initializer.map { Syntax($0) }]
      }
      .compactMap(\.self),
      type: type, isStored: isStored,
      hasValue: binding?.initializer != nil || isLazy, variables: variables(of: node), isObserved: isObserved,
      isSettable: node.bindingSpecifier.text == "var" && (isStored || block?.isSettable == true),
      stub: stub(of: node, type, parent))
  }

  /// Returns the variables of a declaration. One without a type of its own has the type of the next that has one.
  private func variables(of node: VariableDeclSyntax) -> [SliceDeclaration.Variable] {
    var type: String?
    var variables: [SliceDeclaration.Variable] = []
    for binding in node.bindings.reversed() {
      let value = binding.initializer?.value
      type = binding.typeAnnotation?.type.trimmedDescription.onOneLine ?? (value == nil ? type : nil)
      let shown = type ?? value.flatMap { PlainTypes.type(of: $0) }
      let isTuple = !binding.pattern.is(IdentifierPatternSyntax.self)
      variables += binding.pattern.boundNames.reversed().map {
        SliceDeclaration.Variable(
          name: $0, type: isTuple ? nil : shown, hasValue: value != nil || node.modifiers.has("lazy"))
      }
    }
    return variables.reversed()
  }

  // MARK: Stubs

  private func stub(of node: VariableDeclSyntax, _ type: String?, _ parent: Int?) -> [Edit]? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type,
      !isOpaque(binding.typeAnnotation?.type)
    else { return nil }
    let isProtocolMember = parent.map { declarations[$0].kind == .protocolType } ?? false
    guard !isProtocolMember else { return nil }
    let block = binding.accessorBlock
    let isStored = block == nil || block?.isObserving == true
    let isSettable = node.bindingSpecifier.text == "var" && (isStored || block?.isSettable == true)
    let handedOn =
      isExtension(parent) && !isSettable
      ? HandedOn.expression(
        result: type.onOneLine, receiver: receiver(of: node.modifiers, parent)) : nil
    let text = call(of: key(name.identifierText, nil, parent), node, returning: handedOn)
    var edits: [Edit] = []
    for attribute in node.attributes where attribute.is(AttributeSyntax.self) && isStored {
      edits.append(.blank(attribute))
    }
    for modifier in node.modifiers
    where ["lazy", "weak", "unowned"].contains(modifier.name.text) && isStored {
      edits.append(.blank(modifier))
    }
    if node.bindingSpecifier.text == "let" { edits.append(.replace(node.bindingSpecifier, with: "var")) }
    let start = name.byteRange.upperBound
    let end = binding.byteRange.upperBound
    // A class can only declare `static var` with a body, and so can an extension.
    edits.append(
      Edit(
        range: start..<end,
        text: ": \(type.onOneLine) \(accessors(text, isSettable: isSettable))"))
    return edits
  }

  private func accessors(_ text: String, isSettable: Bool) -> String {
    isSettable ? "{ get { \(text) } set { } }" : "{ \(text) }"
  }

  private func isOpaque(_ type: TypeSyntax?) -> Bool {
    type?.tokens(viewMode: .sourceAccurate).contains { $0.text == "some" } ?? false
  }

  private func call(of key: String, _ node: some SyntaxProtocol, returning handedOn: String? = nil) -> String
  {
    "CellShapes.calledStub(\(arguments(key, node))\(handedOn.map { ", returning: \($0)" } ?? ""))"
  }

  /// The type around an instance member; nil for others.
  private func receiver(of modifiers: DeclModifierListSyntax, _ parent: Int?) -> String? {
    modifiers.has("static") || modifiers.has("class") ? nil : parent.map { declarations[$0].name }
  }

  private func isExtension(_ parent: Int?) -> Bool {
    parent.map { declarations[$0].kind == .extending } ?? false
  }

  /// The arguments that name a stub and its place: `"NoteStore.load()", "NoteStore.swift:12"`.
  private func arguments(_ key: String, _ node: some SyntaxProtocol) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    return "\(SwiftLiteral.text(key)), \(SwiftLiteral.text("\(name):\(file.line(of: node))"))"
  }

  /// Returns an edit that puts a text in place of a node.
  private func replacement(of node: some SyntaxProtocol, _ text: String) -> Edit {
    Edit(range: node.byteRange, text: text)
  }

  // MARK: Parts

  private func defaults(in clause: FunctionParameterClauseSyntax) -> [Syntax] {
    clause.parameters.compactMap { $0.defaultValue.map { Syntax($0) } }
  }

  /// Returns a key without the number that tells it from others of the same name.
  private func key(_ name: String, _ labels: [String]?, _ parent: Int?) -> String {
    let around = parent.map { declarations[$0].key.replacing("extension ", with: "") + "." } ?? ""
    return around + name + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
  }

  private func declaration(
    _ node: some SyntaxProtocol, _ kind: SliceDeclaration.Kind, _ names: [String], _ parent: Int?,
    prefix: String = "", labels: [String]? = nil, bodies: [Syntax] = [],
    parameters: FunctionParameterClauseSyntax? = nil, type: String? = nil,
    generics: GenericParameterClauseSyntax? = nil,
    isStored: Bool = false, hasValue: Bool = false, variables: [SliceDeclaration.Variable] = [],
    isObserved: Bool = false, isSettable: Bool = false,
    isFailable: Bool = false, inheritance: InheritanceClauseSyntax? = nil, stub: [Edit]? = nil
  ) -> SliceDeclaration {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let effects =
      node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
      ?? node.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers
    let around = parent.map { declarations[$0].key + "." } ?? ""
    var key =
      prefix + around + (names.first ?? "") + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    counts[key, default: 0] += 1
    if let count = counts[key], count > 1 { key += "#\(count)" }
    let first = file.lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = file.lines.location(for: node.endPositionBeforeTrailingTrivia).line
    var found = NameSets()
    found.collect(Syntax(node), bodies: Set(bodies.map(\.id)), skipsBodies: kind.isType || kind == .extending)
    return SliceDeclaration(
      key: key, names: names, kind: kind, parent: parent,
      range: node.byteRange, lines: first...max(first, last),
      // The code around the views of a preview needs SwiftUI.
      signatureNames: kind == .preview ? [] : found.signature, bodyNames: found.body,
      modifiers: Set(modifiers?.map(\.name.text) ?? []),
      attributes: Set(
        attributes?.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } ?? []),
      parameters: parameters?.parameters.map {
        .init(
          label: $0.firstName.text == "_" ? nil : $0.firstName.text,
          name: ($0.secondName ?? $0.firstName).text,
          type: $0.type.trimmedDescription.onOneLine,
          hasDefault: $0.defaultValue != nil)
      } ?? [],
      type: type?.onOneLine, cases: cases(of: node),
      requirement: parent.flatMap {
        declarations[$0].kind == .protocolType ? node.trimmedDescription.onOneLine : nil
      }, genericParameters: generics?.parameters.map(\.name.text) ?? [],
      isThrowing: effects?.throwsClause != nil, isStored: isStored,
      hasValue: hasValue, variables: variables,
      isObserved: isObserved, isSettable: isSettable, isFailable: isFailable,
      inherited: inheritance?.inheritedTypes.map {
        .init(name: $0.type.nameWithoutArguments, text: $0.type.trimmedDescription.onOneLine)
      } ?? [],
      privacyRange: kind.isType
        ? modifiers?.first {
          ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
        }?.byteRange : nil,
      overrideRange: modifiers?.first { $0.name.tokenKind == .keyword(.override) }?.byteRange,
      inheritanceRange: inheritance?.byteRange,
      // A preview without a statement would show another state of its view.
      statements: kind.isType || kind == .extending || kind == .preview
        ? [] : statements(of: bodies, hasResult: type != nil),
      stub: stub)
  }

  /// Returns the statements that may be left out: neither one that returns, nor the only one of a closure or getter.
  /// The `else` branch of an `if` stays.
  private func statements(of bodies: [Syntax], hasResult: Bool) -> [SliceDeclaration.Statement] {
    let collector = StatementCollector(viewMode: .sourceAccurate)
    for body in bodies { collector.walk(body) }
    let only = hasResult ? bodies.first?.onlyStatement?.id : nil
    return collector.found.filter { $0.id != only || $0.elseBody != nil }.map { node in
      let first = file.lines.location(for: node.positionAfterSkippingLeadingTrivia).line
      let last = file.lines.location(for: node.endPositionBeforeTrailingTrivia).line
      return SliceDeclaration.Statement(
        range: node.byteRange, lines: first...max(first, last), text: node.trimmedDescription.onOneLine,
        elseRange: node.elseBody?.byteRange,
        uses: node.usesAfter.map { .init(name: $0.identifierText, offset: $0.byteRange.lowerBound) })
    }
  }

  private func cases(of node: some SyntaxProtocol) -> [SliceDeclaration.Case] {
    guard let node = node.as(EnumCaseDeclSyntax.self) else { return [] }
    return node.elements.map { element in
      SliceDeclaration.Case(
        name: element.name.text,
        parameters: element.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName?.text
          return SliceDeclaration.Parameter(
            label: label == "_" ? nil : label, name: label ?? element.name.identifierText,
            type: parameter.type.trimmedDescription.onOneLine, hasDefault: parameter.defaultValue != nil)
        } ?? [])
    }
  }
}
