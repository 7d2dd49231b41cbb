internal import SwiftSyntax

/// A reader of the lengths that an app's code computes, such as `collectionView.bounds.width / 2 - 20`.
struct LengthReader {
  let sources: LayoutSources

  /// Returns the length; nil if it depends on more than the screen.
  func length(_ expression: ExprSyntax, in scope: LayoutScope) -> WrittenLength? {
    guard scope.depth < LayoutScope.maximumDepth else { return nil }
    if let number = expression.number { return WrittenLength(points: number) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return length(only.expression, in: scope)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return length(prefix.expression, in: scope).map { prefix.operator.text == "-" ? $0 * -1 : $0 }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(Array(sequence.elements), scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return named(name, scope) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, scope) }
    if let element = expression.as(SubscriptCallExprSyntax.self) { return self.element(element, scope) }
    return nil
  }

  /// Returns the number that all elements of a list are.
  private func element(_ element: SubscriptCallExprSyntax, _ scope: LayoutScope) -> WrittenLength? {
    guard let name = element.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = scope.value(name), let list = value.expression.as(ArrayExprSyntax.self)
    else { return nil }
    let numbers = Set(list.elements.map(\.expression.number))
    return numbers.count == 1 ? numbers.first?.map { WrittenLength(points: $0) } : nil
  }

  private func named(_ name: String, _ scope: LayoutScope) -> WrittenLength? {
    guard let value = scope.value(name) ?? sources.value(name, depth: scope.depth + 1) else { return nil }
    return length(value.expression, in: value.scope)
  }

  private func member(_ member: MemberAccessExprSyntax, _ scope: LayoutScope) -> WrittenLength? {
    let name = member.declName.baseName.text
    if let base = member.base, let number = base.number, name != "rounded" {
      // A number that the app fits to a screen, such as `16.adjusted`, is meant for a usual one.
      return WrittenLength(points: number)
    }
    if let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase == true
    {
      let owner = sources.owner(type)
      if let value = owner.values[name] {
        return length(value, in: LayoutScope(owner, depth: scope.depth + 1))
      }
    }
    if name == "width" || name == "height" {
      if let base = member.base, let size = SizeReader(lengths: self).size(base, in: scope) {
        return name == "width" ? size.width : size.height
      }
      return screen(member.base, isWidth: name == "width", scope)
    }
    return named(name, scope)
  }

  /// Returns the side of what is as large as the screen; nil for another view.
  private func screen(_ base: ExprSyntax?, isWidth: Bool, _ scope: LayoutScope) -> WrittenLength? {
    let parts = (base?.trimmedDescription ?? "").filter { !"?!".contains($0) }.split(separator: ".").map(
      String.init)
    let rectangles: Set<String> = [
      "bounds", "frame", "size", "layoutFrame", "contentSize", "effectiveContentSize", "nativeBounds",
    ]
    guard let last = parts.last, rectangles.contains(last) else { return nil }
    let view = parts.last { !rectangles.contains($0) } ?? "self"
    let isList = ["collection", "table", "list"].contains { view.lowercased().contains($0) }
    let isScreen = ["main", "screen", "window", "UIScreen"].contains(view)
    let isView =
      isList
      || ["view", "self", "superview", "safeAreaLayoutGuide", "container", "parent", "contentView"].contains(
        view)
    if isScreen { return isWidth ? .screenWidth : .screenHeight }
    guard isView else { return nil }
    if isWidth { return .screenWidth }
    // A view inside a screen has a height of its own.
    return scope.owner.isView ? nil : .screenHeight
  }

  private func call(_ call: FunctionCallExprSyntax, _ scope: LayoutScope) -> WrittenLength? {
    let arguments = Array(call.arguments)
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.hasPrefix("round"), let base = member.base
    {
      return length(base, in: scope)
    }
    let name = call.functionName
    if ["min", "max"].contains(name), arguments.count == 2 {
      let sides = arguments.compactMap { length($0.expression, in: scope) }
      guard sides.count == 2 else { return nil }
      return (sides[0].usual < sides[1].usual) == (name == "min") ? sides[0] : sides[1]
    }
    if let function = sources.function(name, for: call, in: scope), let body = function.declaration.body {
      let inner = LayoutScope(
        function.owner, body: body.statements, arguments: function.arguments, depth: scope.depth + 1)
      if let value = body.statements.returnedValues.last, let found = length(value, in: inner) {
        return found
      }
    }
    // A conversion, a rounding, or a function that fits a number of the design to a screen.
    guard arguments.count == 1, let only = arguments.first else { return nil }
    let conversions = ["CGFloat", "Double", "Float", "floor", "ceil", "round", "abs", "trunc"]
    return conversions.contains(name) || only.expression.number != nil
      ? length(only.expression, in: scope) : nil
  }

  /// Returns the value of operands and operators in turn. Multiplications come before sums.
  private func sum(_ parts: [ExprSyntax], _ scope: LayoutScope) -> WrittenLength? {
    if let ternary = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      let first = parts[ternary].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
      // A phone is the second choice of most conditions, as in `isPad ? 80 : 60`.
      return sum(Array(parts[(ternary + 1)...]), scope) ?? first.flatMap { length($0, in: scope) }
    }
    guard let first = parts.first.flatMap({ length($0, in: scope) }) else { return nil }
    var total = WrittenLength()
    var product = first
    var index = 1
    while index + 1 < parts.count {
      guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
      if sign == "??" { break }
      guard let next = length(parts[index + 1], in: scope) else { return nil }
      switch sign {
      case "+", "-":
        total = total + product
        product = sign == "+" ? next : next * -1
      case "*":
        if let factor = next.constant {
          product = product * factor
        } else if let factor = product.constant {
          product = next * factor
        } else {
          return nil
        }
      case "/":
        guard let divisor = next.constant, divisor != 0 else { return nil }
        product = product * (1 / divisor)
      default: return nil
      }
      index += 2
    }
    return total + product
  }
}

extension ExprSyntax {
  /// The value of a number's literal.
  var number: Double? {
    let text =
      `as`(IntegerLiteralExprSyntax.self)?.literal.text ?? `as`(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { Double($0.filter { $0 != "_" }) }
  }
}
