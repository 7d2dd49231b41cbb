internal import SwiftSyntax

/// A step that gives classes the members that `ExtensionStep` took from their extensions, and those with which nibs
/// and storyboards find outlets and actions.
///
/// It also lets a class with an `init()` of its own be created where only the class is known at run time.
/// Objective-C does this for `T()` and `type.init()`.
final class ClassStep: FolderStep {
  private lazy var names = NibNames(path: file.path)

  override func visitPost(_ node: ClassDeclSyntax) {
    defer { super.visitPost(node) }
    guard let scope else { return }
    var text = ""
    for member in folder.membersForBody(of: scope.name) {
      guard let forwarder = member.forwarder else { continue }
      let conditions = forwarder.conditions.joined(separator: " && ")
      if !conditions.isEmpty { text += "#if \(conditions)\n" }
      text +=
        SourcePass.location(forwarder.path, forwarder.line) + declaration(of: member, forwarder, in: scope)
        + "\n"
      if !conditions.isEmpty { text += "#endif\n" }
    }
    var protocols: [String] = []
    text += ownInitializer(of: node, in: scope, &protocols)
    if let body = folder.inheritedInitializer(of: scope.name) {
      text += "\(node.accessForMembers.map { "\($0) " } ?? "")convenience init() { \(body) }\n".replacing(
        "open ", with: "public ")
    }
    if !node.isLocal {
      text += nibText(of: node, in: scope, &protocols)
      addMarker(of: node, in: scope)
    }
    if let inheritance = node.inheritanceClause, !protocols.isEmpty {
      let end = inheritance.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset
      rewriting.edits.append(.insert(protocols.map { ", UIKit.\($0)" }.joined(), at: end))
      rewriting.imports.insert("UIKit")
    }
    guard !text.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    insert(text, at: brace.positionAfterSkippingLeadingTrivia)
  }

  /// Returns the member for the body, with another name if it overrides what an extension adds to a class of UIKit.
  private func declaration(of member: MemberFact, _ forwarder: Forwarder, in scope: TypeScope) -> String {
    guard member.isOverride,
      let dispatch = folder.dispatch(
        member.signature, isStatic: member.isStatic, overriddenIn: scope.name)
    else { return forwarder.declaration }
    return forwarder.declaration(
      of: member.signature, named: dispatch.overridingName,
      isOverride: folder.isOverriddenAbove(scope.name, dispatch))
  }

  /// Inserts lines at a place. The spaces behind them keep the columns of the text that follows on its line.
  private func insert(_ text: String, at position: AbsolutePosition) {
    let place = file.lines.location(for: position)
    let rest = SourcePass.location(file.path, place.line) + String(repeating: " ", count: place.column - 1)
    rewriting.edits.append(.insert("\n" + text + rest, at: position.utf8Offset))
  }

  private func ownInitializer(
    of node: ClassDeclSyntax, in scope: TypeScope, _ protocols: inout [String]
  ) -> String {
    guard node.inheritanceClause != nil, let place = folder.ownInitializer(of: scope.name) else { return "" }
    if place == .first { protocols.append("OwnInitializer") }
    let words = [
      node.accessForMembers, place == .overriding ? "override" : nil, "class func madeByOwnInitializer()",
    ]
    return words.compactMap(\.self).joined(separator: " ") + " -> Any { \(node.name.text)() }\n"
  }

  private func nibText(of node: ClassDeclSyntax, in scope: TypeScope, _ protocols: inout [String]) -> String {
    guard let place = folder.nibPlace(of: scope.name) else { return "" }
    // An extension in another file is never one of a private class, but of another of its name.
    let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    let functions = folder.nibFunctions(of: scope.name).filter { !isPrivate || $0.path == file.path }
    let isFirst = place == .first
    if isFirst, scope.inherited?.contains("NibConnectable") != true { protocols.append("NibConnectable") }
    rewriting.imports.insert("UIKit")
    let words = [isFirst ? "@MainActor" : nil, node.accessForMembers, isFirst ? nil : "override"]
    let members = NibNamedMembers(node.memberBlock, exposesMembers: scope.exposesMembers)
    let text = NibText(
      members: members, functions: functions,
      head: words.compactMap(\.self).joined(separator: " "), last: isFirst ? .nothing : .superclass)
    return (members.has("setNibValue") ? "" : text.setter(isRequired: isFirst))
      + (members.has("nibAction") ? "" : text.finder(isRequired: isFirst))
  }

  /// Adds a class whose name has the name that `@objc(Name)` gives to this one.
  private func addMarker(of node: ClassDeclSyntax, in scope: TypeScope) {
    guard let name = node.attributes.givenName, name != node.name.text, node.genericParameterClause == nil,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return }
    rewriting.imports.insert("UIKit")
    let text =
      "; class NibClassName_\(name): UIKit.NibClassName "
      + "{ override class var type: AnyClass { \(node.name.text).self } }"
    rewriting.edits.append(.insert(text, at: node.byteRange.upperBound))
  }

  /// Adds the functions for the members of an extension beside it, where every member of the file can be used.
  override func visitPost(_ node: ExtensionDeclSyntax) {
    defer { super.visitPost(node) }
    guard let scope, let members = NibNamedMembers(node, in: scope) else { return }
    let name = names.next(for: scope.name)
    let type = folder.type(scope.name)
    guard type == nil || folder.nibPlace(of: type?.name ?? "") != nil else { return }
    rewriting.imports.insert("UIKit")
    let functions = NibText(members: members, head: "@MainActor", name: name, last: .nothing)
    var text = "extension \(scope.name) {\n" + functions.setter() + functions.finder() + "}\n"
    if type == nil { text += finder(for: members, of: scope.name, name) }
    insert(text, at: node.endPositionBeforeTrailingTrivia)
  }

  /// Returns the class that UIKit finds by its name, for the extension of a class that is in none of the files.
  private func finder(for members: NibNamedMembers, of owner: String, _ name: String) -> String {
    var text = "class NibExtensionMembers_\(name): UIKit.NibExtensionMembers {\n"
    if !members.values.isEmpty {
      text += """
        override class func set(_ value: UIKit.KeyedValue, forKey key: String, of object: NSObject) throws -> Bool {
        try (object as Any as? \(owner))?.setNibValue_\(name)(value, forKey: key) ?? false
        }

        """
    }
    if !members.actions.isEmpty {
      text += """
        override class func action(named name: String, of object: NSObject) -> UIKit.Selector? {
        (object as Any as? \(owner))?.nibAction_\(name)(named: name)
        }

        """
    }
    return text + "}\n"
  }
}

extension ClassDeclSyntax {
  /// The access that members need to override members of a superclass in another module; nil for the class's access.
  fileprivate var accessForMembers: String? {
    let around = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let hasOwn = ["internal", "fileprivate", "private"].contains(where: modifiers.has)
    return ["open", "public", "package"].first { word in
      modifiers.has(word) || !hasOwn && around?.modifiers.has(word) == true
    }
  }
}
