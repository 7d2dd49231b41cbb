internal import SwiftSyntax

/// The class of the view or controller that a preview makes, as far as its text shows it.
enum PreviewResult {
  /// Returns the class of what statements return: `NoteCell` for `let cell = NoteCell(); return cell`.
  static func type(of statements: CodeBlockItemListSyntax) -> String? {
    guard let last = statements.last else { return nil }
    let expression = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
    guard let expression else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return variable(name, in: statements)
    }
    return type(of: expression)
  }

  /// Returns the class of a value, such as `NoteCell` for `NoteCell.make()` and for `NoteCell() as UIView`.
  static func type(of value: ExprSyntax) -> String? {
    if let cast = value.as(AsExprSyntax.self) { return type(of: cast.expression) ?? plain(cast.type) }
    if let forced = value.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
    if let sequence = value.as(SequenceExprSyntax.self) {
      let cast = sequence.elements.compactMap { $0.as(TypeExprSyntax.self) }.last
      return sequence.elements.first.flatMap { type(of: $0) } ?? cast.flatMap { plain($0.type) }
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let name = PlainTypes.type(of: value).map { String($0.prefix { $0 != "<" }) }
    // A controller around another controller shows that controller.
    if let name, containers.contains(name), let argument = call.arguments.first?.expression,
      let inner = type(of: argument)
    {
      return inner
    }
    if let name { return name.hasPrefix("[") ? nil : name }
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true {
      return type
    }
    return type(of: base)
  }

  private static let containers = ["UINavigationController", "UITabBarController"]

  private static func variable(_ name: String, in statements: CodeBlockItemListSyntax) -> String? {
    for variable in statements.compactMap({ $0.item.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings where binding.pattern.boundNames == [name] {
        return binding.typeAnnotation.flatMap { plain($0.type) }
          ?? binding.initializer.flatMap { type(of: $0.value) }
      }
    }
    return nil
  }

  private static func plain(_ type: TypeSyntax) -> String? {
    let name = type.nameWithoutArguments.filter { !"?!".contains($0) }
    return name.first?.isUppercase == true ? name : nil
  }
}
