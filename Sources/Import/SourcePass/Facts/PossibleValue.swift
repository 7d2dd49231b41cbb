internal import SwiftSyntax

extension MemberAccessExprSyntax {
  /// Whether the member is used as a value that may be nil: in `if let a = b.c`, `let a = b.c` or `b.c != nil`.
  var isPossibleValue: Bool {
    guard base != nil, declName.baseName.text.first?.isLowercase == true else { return false }
    if parent?.is(InitializerClauseSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self), let place = list.firstIndex(where: { $0.id == id })
    else { return false }
    let rest = Array(list[place...].prefix(3))
    return rest.count == 3 && ["!=", "=="].contains(rest[1].trimmedDescription)
      && rest[2].is(NilLiteralExprSyntax.self)
  }
}
