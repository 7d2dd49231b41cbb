internal import SwiftSyntax

/// A visitor that collects what texts are read as.
final class TextUseCollector: SyntaxVisitor {
  private(set) var found = TextUses()
  private var frames: [Frame] = []
  private var seen: Set<TextUse> = []

  /// A function or property with what is known inside of it.
  private struct Frame {
    var name = ""
    /// The labels of the parameters by their names.
    var labels: [String: String] = [:]
    var defaults: [String: String] = [:]
    /// The names that local variables stand for.
    var variables: [String: String] = [:]
    /// The formats of local formatters.
    var formats: [String: TextUse.Format] = [:]
  }

  // MARK: Frames

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.identifierText, node.signature.parameterClause)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { frames.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    push("init", node.signature.parameterClause)
  }

  override func visitPost(_ node: InitializerDeclSyntax) { frames.removeLast() }

  private func push(_ name: String, _ clause: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    var frame = Frame()
    frame.name = name
    for parameter in clause.parameters {
      let inner = (parameter.secondName ?? parameter.firstName).identifierText
      frame.labels[inner] = parameter.firstName.identifierText
      frame.defaults[inner] = parameter.defaultValue?.value.plainText
    }
    frames.append(frame)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfType {
      var frame = Frame()
      frame.name = node.bindings.first?.pattern.boundNames.first ?? ""
      frames.append(frame)
    }
    for binding in node.bindings {
      guard let name = binding.pattern.boundNames.first, let value = binding.initializer?.value else {
        continue
      }
      if let text = value.plainText {
        if text.isFormat { found.constants[name] = text }
      } else if !node.isOfType {
        note(name, isFor: value)
      } else if let format = formatter(value) {
        found.formats[name] = format
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if node.isOfType { frames.removeLast() }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.boundNames.first, let value = node.initializer?.value {
      note(name, isFor: value)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.rawValue?.value.plainText, text.isFormat {
      found.constants[node.name.identifierText] = text
    }
    return .visitChildren
  }

  private func note(_ name: String, isFor value: ExprSyntax) {
    guard !frames.isEmpty else { return }
    if let format = formatter(value) {
      frames[frames.count - 1].formats[name] = format
    } else if let source = self.name(of: value), source != name {
      frames[frames.count - 1].variables[name] = source
    }
  }

  /// Returns the format of a formatter that an expression makes or names; nil for other values.
  private func formatter(_ value: ExprSyntax) -> TextUse.Format? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      if callee == "ISO8601DateFormatter" { return .iso(hasFractions: false) }
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return closure.trimmedDescription.contains("ISO8601DateFormatter") ? .iso(hasFractions: false) : nil
      }
    }
    let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
    return name.flatMap { $0.lowercased().contains("formatter") ? .named($0) : nil }
  }

  // MARK: Formats

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), !frames.isEmpty,
      let target = parts[0].as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let member = target.declName.baseName.text
    var format: TextUse.Format?
    if member == "dateFormat" { format = self.format(parts[2]) }
    if member == "formatOptions" {
      format = .iso(hasFractions: parts[2].trimmedDescription.contains("withFractionalSeconds"))
    }
    if let format {
      let formatter = target.base.flatMap { name(of: $0) } ?? ""
      frames[frames.count - 1].formats[formatter] = format
      // A formatter in a property of the type gets its format in any of the type's functions.
      for name in [frames[frames.count - 1].name, formatter] where name != "" && found.formats[name] == nil {
        found.formats[name] = format
      }
    }
    return .visitChildren
  }

  private func format(_ value: ExprSyntax) -> TextUse.Format? {
    if let text = value.plainText { return .literal(text) }
    var value = value
    while let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rawValue",
      let base = member.base
    {
      value = base
    }
    guard let name = name(of: value) else { return nil }
    if let label = frames.last?.labels[name] {
      return .parameter(label: label, default: frames.last?.defaults[name])
    }
    return .named(name)
  }

  // MARK: Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let callee = member?.declName.baseName.identifierText
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    else { return .visitChildren }
    let type = callee == "init" ? member?.base?.trimmedDescription ?? "" : callee
    let first = node.arguments.first
    if let first, let reading = reading(type, first.label?.text ?? "_", member?.base) {
      add(first.expression, reading)
      return .visitChildren
    }
    guard Self.tellsText(callee) || node.arguments.contains(where: { Self.tellsText($0.label?.text ?? "") })
    else { return .visitChildren }
    var literals: [String: String] = [:]
    for argument in node.arguments { literals[argument.label?.text ?? "_"] = argument.expression.plainText }
    for argument in node.arguments {
      let label = argument.label?.text ?? "_"
      if label.lowercased().contains("hex") || callee.lowercased().contains("hex") {
        add(argument.expression, .color)
      } else if callee.lowercased().contains("html") {
        add(argument.expression, .html)
      } else {
        add(argument.expression, .argument(of: callee, label: label, literals: literals))
      }
    }
    if let base = member?.base { addMember(callee, of: base, literals) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.identifierText
    if let base = node.base, Self.tellsText(name), node.parent?.is(FunctionCallExprSyntax.self) != true {
      addMember(name, of: base, [:])
    }
    return .visitChildren
  }

  private func addMember(_ name: String, of base: ExprSyntax, _ literals: [String: String]) {
    add(
      base,
      name.lowercased().contains("html") ? .html : .argument(of: name, label: "self", literals: literals))
  }

  /// Whether a name says that its function reads texts.
  private static func tellsText(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "date", "time", "format", "pars", "convert", "url", "link", "number", "html", "hex", "day", "ago",
    ]
    .contains(where: name.contains)
  }

  private func reading(_ callee: String, _ label: String, _ base: ExprSyntax?) -> TextUse.Reading? {
    switch (callee, label) {
    case ("date", "from"): base.flatMap { dateFormat(of: $0) }.map { .date($0) }
    case ("URL", "string"), ("NSURL", "string"): .address
    case ("number", "from"), ("Decimal", "string"), ("NSDecimalNumber", "string"): .decimal
    case ("Int", "_"), ("Int64", "_"), ("Int32", "_"), ("UInt", "_"): .integer
    case ("Double", "_"), ("Float", "_"): .decimal
    case ("UUID", "uuidString"): .identifier
    case ("UIImage", "named"): .image
    case ("UIImage", "systemName"): .symbol
    default: nil
    }
  }

  private func dateFormat(of formatter: ExprSyntax) -> TextUse.Format? {
    if let made = self.formatter(formatter), case .iso = made { return made }
    guard let name = formatter.lastName else { return nil }
    return frames.last?.formats[name] ?? .named(name)
  }

  private func add(_ value: ExprSyntax, _ reading: TextUse.Reading) {
    guard let name = name(of: value), let frame = frames.last else { return }
    let label = name == "self" ? "self" : frame.labels[name]
    let use = TextUse(name: name, function: frame.name, label: label, reading: reading)
    if seen.insert(use).inserted { found.uses.append(use) }
  }

  // MARK: Names

  /// Returns the name of the property or parameter whose text an expression has; nil for other values.
  private func name(of value: ExprSyntax) -> String? {
    if let value = value.as(DeclReferenceExprSyntax.self) {
      let name = value.baseName.identifierText
      if name == "$0" { return mappedName(around: value) }
      return frames.last?.variables[name] ?? name
    }
    if let value = value.as(MemberAccessExprSyntax.self) { return value.declName.baseName.identifierText }
    if let value = value.as(OptionalChainingExprSyntax.self) { return name(of: value.expression) }
    if let value = value.as(ForceUnwrapExprSyntax.self) { return name(of: value.expression) }
    if let value = value.as(TryExprSyntax.self) { return name(of: value.expression) }
    if let value = value.as(SubscriptCallExprSyntax.self) { return name(of: value.calledExpression) }
    if let value = value.as(SequenceExprSyntax.self), let first = value.elements.first,
      value.elements.dropFirst().first?.trimmedDescription == "??"
    {
      return name(of: first)
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calledExpression.trimmedDescription == "String", let first = call.arguments.first,
      first.label == nil
    {
      return name(of: first.expression)
    }
    let keeping = [
      "trimmingCharacters", "replacingOccurrences", "lowercased", "uppercased", "prefix", "replacing",
    ]
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      keeping.contains(member.declName.baseName.text)
    else { return nil }
    return member.base.flatMap { name(of: $0) }
  }

  /// Returns the name of the value that `$0` stands for in `movie.date.map { … }`.
  private func mappedName(around node: some SyntaxProtocol) -> String? {
    guard let closure: ClosureExprSyntax = node.enclosing(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap", "compactMap"].contains(member.declName.baseName.text)
    else { return nil }
    return member.base.flatMap { name(of: $0) }
  }
}

extension ExprSyntax {
  /// The text of a literal without values in it.
  fileprivate var plainText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The last name of a path, such as `movie` for `DateFormatter.movie`.
  fileprivate var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      ?? self.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.lastName }
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is one of a type or at the top of a file.
  fileprivate var isOfType: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
      || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension String {
  /// Whether the text is a format for dates.
  fileprivate var isFormat: Bool { contains("yy") || contains("MM") || contains("HH:mm") }
}
