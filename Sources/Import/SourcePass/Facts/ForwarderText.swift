internal import SwiftSyntax

/// The declaration with which a class calls a member of its extension that cannot override, or be overridden,
/// there.
struct ForwarderText {
  /// The new name of the extension's member.
  let newName: String
  /// The declaration in the class.
  let declaration: String
  /// The declaration up to its body.
  let head: String
  /// The parts of a call of a method; nil for a property.
  private(set) var call: Call?
  /// The type of a property, such as `: Int`, and whether it can be set.
  private(set) var type = ""
  private(set) var canSet = false
  /// The property's `willSet` or `didSet`, which becomes a method.
  let observer: AccessorDeclSyntax?

  struct Call {
    /// The words before the call: `try ` or `await `.
    let keywords: String
    let arguments: String
    /// The parameters without default values, with effects and result: `(_ a: Int) throws -> Int`.
    let clause: String
  }

  /// Creates the text, or `nil` for a member that cannot be called from outside, such as a generic one.
  ///
  /// - Parameter inheritsAccess: whether the declaration writes the access that the extension gives.
  init?(_ node: some SyntaxProtocol, in scope: TypeScope, inheritsAccess: Bool = true) {
    guard !scope.isConstrained else { return nil }
    let prefix = scope.name.split(separator: ".").joined(separator: "_") + "_"
    if let function = node.as(FunctionDeclSyntax.self) {
      guard function.genericParameterClause == nil else { return nil }
      newName = prefix + function.name.identifierText
      observer = nil
      let clause = function.signature.parameterClause
      let effects = function.signature.effectSpecifiers
      let keywords =
        (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
      let rest = [effects?.trimmedDescription, function.signature.returnClause?.trimmedDescription]
        .compactMap(\.self).map { " " + $0 }.joined()
      head =
        [
          Self.attributes(function.attributes), Self.modifiers(function.modifiers, scope, inheritsAccess),
          "func \(function.name.text)(\(clause.parameters.declarations()))\(rest)",
        ]
        .filter { !$0.isEmpty }.joined(separator: " ").onOneLine
      let arguments = clause.parameters.arguments
      call = Call(
        keywords: keywords, arguments: arguments,
        clause: "(\(clause.parameters.declarations(withValues: false)))\(rest)".onOneLine)
      declaration = "\(head) { \(keywords)\(newName)(\(arguments)) }".onOneLine
    } else if let variable = node.as(VariableDeclSyntax.self) {
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation, let accessors = binding.accessorBlock?.accessors
      else { return nil }
      newName = prefix + name.identifierText
      let list = accessors.as(AccessorDeclListSyntax.self)
      let kinds = Set(list?.map(\.accessorSpecifier.text) ?? [])
      canSet = !kinds.isDisjoint(with: ["set", "_modify"])
      observer = kinds.isDisjoint(with: ["willSet", "didSet"]) ? nil : list?.first
      // Two observers would need two methods.
      guard observer == nil || list?.count == 1 else { return nil }
      let body =
        switch observer?.accessorSpecifier.text {
        case "didSet": "{ didSet { \(newName)(oldValue) } }"
        case "willSet": "{ willSet { \(newName)(newValue) } }"
        default: canSet ? "{ get { \(newName) } set { \(newName) = newValue } }" : "{ \(newName) }"
        }
      self.type = type.trimmedDescription.onOneLine
      head =
        [
          Self.attributes(variable.attributes), Self.modifiers(variable.modifiers, scope, inheritsAccess),
          "var \(name.text)\(type.trimmedDescription)",
        ]
        .filter { !$0.isEmpty }.joined(separator: " ").onOneLine
      declaration = "\(head) \(body)"
    } else {
      return nil
    }
  }

  private static func attributes(_ list: AttributeListSyntax) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !DroppedAttributes.names.contains($0.attributeName.trimmedDescription) }
      .map(\.trimmedDescription).joined(separator: " ")
  }

  /// Returns the modifiers of the member, with the access that the extension gives it.
  private static func modifiers(
    _ list: DeclModifierListSyntax, _ scope: TypeScope, _ inheritsAccess: Bool
  ) -> String {
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    let own = list.map(\.trimmedDescription).filter { $0 != "dynamic" }
    let inherited =
      inheritsAccess ? scope.modifiers.map(\.trimmedDescription).filter { access.contains($0) } : []
    return ((own.contains(where: access.contains) ? [] : inherited) + own).joined(separator: " ")
  }
}

extension Forwarder {
  /// Returns the declaration with another name, and without the word `override` where there is nothing to override.
  func declaration(of signature: Signature, named newName: String, isOverride: Bool) -> String {
    let word = signature.labels == nil ? "var " : "func "
    let renamed = declaration.replacing(word + signature.name, with: word + newName, maxReplacements: 1)
    return isOverride ? renamed : renamed.replacing("override ", with: "", maxReplacements: 1)
  }
}

extension FunctionParameterListSyntax {
  /// The parameters as declarations, with a name for each one.
  func declarations(withValues: Bool = true) -> String {
    enumerated().map { index, parameter in
      let label = parameter.firstName.text
      let name = parameter.nameInBody(index)
      let ellipsis = parameter.ellipsis?.text ?? ""
      let value = parameter.defaultValue.flatMap { withValues ? " " + $0.trimmedDescription : nil } ?? ""
      return (label == name ? label : "\(label) \(name)")
        + ": \(parameter.type.trimmedDescription)\(ellipsis)\(value)"
    }.joined(separator: ", ")
  }

  /// The arguments with which the forwarder calls the member.
  var arguments: String {
    enumerated().map { index, parameter in
      let label = parameter.firstName.text
      let type = parameter.type.as(AttributedTypeSyntax.self)
      let isInout = type?.specifiers.contains { $0.trimmedDescription == "inout" } == true
      let isAutoclosure = type?.attributes.has("autoclosure") == true
      let value = (isInout ? "&" : "") + parameter.nameInBody(index) + (isAutoclosure ? "()" : "")
      return label == "_" ? value : "\(label): \(value)"
    }.joined(separator: ", ")
  }
}

extension FunctionParameterSyntax {
  fileprivate func nameInBody(_ index: Int) -> String {
    let name = (secondName ?? firstName).text
    return name == "_" ? "argument\(index)" : name
  }
}

extension String {
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0.isWhitespace } }.joined(separator: " ")
  }
}
