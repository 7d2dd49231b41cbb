internal import SwiftSyntax

/// The members of a class's body, or of an extension, that nibs and storyboards name.
struct NibNamedMembers {
  /// A property that a document sets.
  struct Value {
    let key: String
    /// The name in Swift, in back quotes if it is a keyword.
    let name: String
    let conditions: [String]
  }

  /// A method that a control or gesture of a document calls.
  struct Action {
    /// The name in Objective-C, such as `tapped:`.
    let name: String
    /// The method as an expression, such as `Self.tapped(_:)`.
    let method: String
    let conditions: [String]
  }

  private(set) var values: [Value] = []
  private(set) var actions: [Action] = []
  /// Whether a member is marked for Interface Builder, and not only visible to Objective-C.
  private(set) var isMarked = false
  /// The names of all functions in the body, which may include those that set outlets and find actions.
  private let functions: Set<String>

  /// Whether the app itself has written a function.
  func has(_ function: String) -> Bool { functions.contains(function) }

  var isEmpty: Bool { values.isEmpty && actions.isEmpty }

  init(_ body: MemberBlockSyntax, exposesMembers: Bool) {
    let members = body.members.flatMap(\.declarations)
    let signatures = members.compactMap { $0.as(FunctionDeclSyntax.self).map(Signature.init) }
    functions = Set(signatures.map(\.name))
    for member in members {
      let conditions = conditions(around: member, within: body)
      if let variable = member.as(VariableDeclSyntax.self) {
        add(variable, exposesMembers, conditions)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        let count = signatures.count { $0 == Signature(function) }
        add(function, isAmbiguous: count > 1, conditions)
      }
    }
  }

  /// Creates the members of an extension, or nil if documents name none of them.
  init?(_ node: ExtensionDeclSyntax, in scope: TypeScope) {
    guard !scope.isConstrained else { return nil }
    self.init(node.memberBlock, exposesMembers: scope.exposesMembers)
    if isEmpty { return nil }
  }

  private mutating func add(_ variable: VariableDeclSyntax, _ exposesMembers: Bool, _ conditions: [String]) {
    let attributes = variable.attributes
    let isMarked = ["IBOutlet", "IBInspectable"].contains(where: attributes.has)
    guard isMarked || variable.isExposed(exposesMembers), variable.bindingSpecifier.text == "var",
      !variable.modifiers.has("static"), !variable.modifiers.has("class"), !attributes.isUnavailable
    else { return }
    for binding in variable.bindings where binding.canSet {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let key = attributes.givenName ?? name.identifierText
      values.append(Value(key: key, name: name.text, conditions: conditions))
      self.isMarked = self.isMarked || isMarked
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax, isAmbiguous: Bool, _ conditions: [String]) {
    let attributes = function.attributes
    guard ["IBAction", "IBSegueAction"].contains(where: attributes.has), !attributes.isUnavailable,
      !function.modifiers.has("static"), !function.modifiers.has("class"),
      let method = function.method(isAmbiguous: isAmbiguous)
    else { return }
    let name = attributes.givenName ?? Signature(function).selectorName
    actions.append(Action(name: name, method: method, conditions: conditions))
    isMarked = true
  }
}

extension MemberBlockItemSyntax {
  /// The declaration, or the declarations of an `#if` block.
  fileprivate var declarations: [DeclSyntax] {
    guard let block = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
    return block.clauses.flatMap { clause in
      clause.elements?.as(MemberBlockItemListSyntax.self)?.flatMap(\.declarations) ?? []
    }
  }
}

extension VariableDeclSyntax {
  /// Whether Objective-C can set the property without a mark for Interface Builder.
  fileprivate func isExposed(_ exposesMembers: Bool) -> Bool {
    // The superclass's function sets an overridden property. The wrapper of another attribute may be one that cannot
    // be set.
    let known: Set<String> = ["objc", "NSCopying", "available", "MainActor", "Published"]
    let names = attributes.map { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    guard !modifiers.has("override"), names.allSatisfy({ $0.map(known.contains) ?? false }) else {
      return false
    }
    if attributes.has("objc") { return true }
    return exposesMembers
      && !modifiers.contains { modifier in
        ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil
      }
  }
}

extension PatternBindingSyntax {
  /// Whether a variable of this form can be set, judged by its accessors.
  fileprivate var canSet: Bool {
    guard let block = accessorBlock else { return true }
    guard let accessors = block.accessors.as(AccessorDeclListSyntax.self) else { return false }
    return accessors.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension FunctionDeclSyntax {
  /// Returns the method as an expression, or nil if a selector cannot hold it.
  fileprivate func method(isAmbiguous: Bool) -> String? {
    let parameters = Array(signature.parameterClause.parameters)
    guard parameters.count < 4, genericParameterClause == nil, genericWhereClause == nil,
      signature.effectSpecifiers?.asyncSpecifier == nil, signature.effectSpecifiers?.throwsClause == nil,
      parameters.allSatisfy(\.isPlain)
    else { return nil }
    // A name without labels could also be another method's.
    if parameters.isEmpty { return "{ (object: Self) in { object.\(name.text)() } }" }
    guard isAmbiguous else {
      return "Self.\(name.text)(\(parameters.map { $0.firstName.text + ":" }.joined()))"
    }
    let names = ["first", "second", "third"]
    let list = zip(names, parameters).map { "\($0): \($1.type.trimmedDescription)" }.joined(separator: ", ")
    let arguments = zip(names, parameters).map { name, parameter in
      parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    return "{ (object: Self) in { (\(list)) in object.\(name.text)(\(arguments.joined(separator: ", "))) } }"
      .onOneLine
  }
}

extension FunctionParameterSyntax {
  /// Whether the parameter takes one value of one type.
  fileprivate var isPlain: Bool {
    ellipsis == nil && !type.is(AttributedTypeSyntax.self)
      && type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text != "some"
  }
}

extension AttributeListSyntax {
  fileprivate var isUnavailable: Bool {
    contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
      else { return false }
      let words = arguments.map(\.argument.trimmedDescription)
      return words.first == "*" && words.contains("unavailable")
    }
  }
}
