internal import SwiftSyntax

/// The colours that a type gives what is behind its cells, as it writes them.
struct Grounds {
  /// The colour of the list, such as a table; nil if none is written or it is clear.
  private(set) var list: String?
  /// The colour of a controller's view, or of a view itself.
  private(set) var view: String?
  /// Whether the type asks for a dark or light interface, such as `.dark`.
  private(set) var style: String?

  /// The colour behind the cells.
  var color: String? { list ?? view }

  init(_ owner: LayoutOwner) {
    let collector = BackgroundCollector()
    for body in owner.bodies { collector.walk(body) }
    for (target, value) in collector.backgrounds {
      guard let color = Self.color(value) else { continue }
      switch target {
      case .list: list = list ?? color
      case .view: view = view ?? color
      case .itself: if owner.isView { view = view ?? color }
      }
    }
    // A type that sets several styles lets a person choose.
    let styles = Set(collector.styles.map { $0.replacing("UIUserInterfaceStyle", with: "") })
    if styles.count == 1, let only = styles.first, [".dark", ".light"].contains(only) { style = only }
  }

  /// Returns the text of a colour that another file can name; nil for a clear colour, or if only the type knows it.
  private static func color(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription.onOneLine
    guard
      expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
        || expression.is(ForceUnwrapExprSyntax.self) || expression.is(MacroExpansionExprSyntax.self)
    else { return nil }
    let isNamed = text.hasPrefix(".") || text.first?.isUppercase == true || text.hasPrefix("#colorLiteral")
    let isSeen = !["clear", "withAlphaComponent", "alpha: 0)"].contains(where: text.contains)
    let isPlain = !["self", "indexPath", "?", "//", "/*"].contains(where: text.contains)
    return isNamed && isSeen && isPlain ? text : nil
  }
}

/// A visitor that finds the backgrounds that a type sets.
private final class BackgroundCollector: SyntaxVisitor {
  enum Target {
    case list, view, itself
  }

  private(set) var backgrounds: [(target: Target, value: ExprSyntax)] = []
  private(set) var styles: [String] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (target, value) = node.assignment else { return .visitChildren }
    let name =
      target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "overrideUserInterfaceStyle" {
      styles.append(value.trimmedDescription)
    } else if name == "backgroundColor",
      let found = self.target(of: target.as(MemberAccessExprSyntax.self)?.base, in: Syntax(node))
    {
      backgrounds.append((found, value))
    }
    return .visitChildren
  }

  private func target(of base: ExprSyntax?, in node: Syntax) -> Target? {
    guard let base else { return .itself }
    let name = base.trimmedDescription.filter { !"?!".contains($0) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if name == "self" || last == "contentView" { return .itself }
    if last == "view" || last == "window" { return .view }
    if Self.isList(last) { return .list }
    // In a closure the list has another name.
    if name == "$0" || base.is(DeclReferenceExprSyntax.self), Self.isList(around(node, name)) { return .list }
    return nil
  }

  private static func isList(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["tableview", "collectionview", "tableView("].contains { text.contains($0.lowercased()) }
  }

  /// Returns what a name in a closure stands for: the value of a local variable, or what the closure is given to.
  private func around(_ node: Syntax, _ name: String) -> String {
    var next = node.parent
    while let current = next {
      if name != "$0", let list = current.as(CodeBlockItemListSyntax.self) {
        for variable in list.compactMap({ $0.item.as(VariableDeclSyntax.self) }) {
          if let value = variable.writtenValues.first(where: { $0.name == name })?.value {
            return value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
          }
        }
      }
      if name == "$0", let call = current.as(FunctionCallExprSyntax.self), call.trailingClosure != nil,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        return member.base?.trimmedDescription.onOneLine ?? ""
      }
      next = current.parent
    }
    return ""
  }
}
