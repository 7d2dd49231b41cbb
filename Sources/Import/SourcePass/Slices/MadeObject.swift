internal import SwiftSyntax

/// A call that makes an object, such as `SpinnerView(frame: bounds, type: .pulse)`, for which a missing class needs an
/// initialiser.
struct MadeObject: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    /// The label; nil if there is none.
    let label: String?
    /// The member of a type that only the missing class knows, such as `pulse`; nil for other values.
    let member: String?

    func isFrame(ofView isView: Bool) -> Bool { isView && label == "frame" }
  }

  let arguments: [Argument]

  /// Reads a call. The result is nil for a call without arguments, which every class understands, and for one with a
  /// closure, as nobody knows what the closure is given.
  init?(_ call: FunctionCallExprSyntax) {
    guard !call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
    var arguments: [Argument] = []
    for argument in call.arguments {
      let value = argument.expression
      let member = value.impliedMember
      let isImplied = value.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
      guard !value.is(ClosureExprSyntax.self), !value.is(InOutExprSyntax.self), !isImplied || member != nil
      else { return nil }
      arguments.append(Argument(label: argument.label?.identifierText, member: member))
    }
    self.arguments = arguments
  }

  /// The labels as in the name of an initialiser, such as `frame:type:`.
  var labels: String { arguments.map { ($0.label ?? "_") + ":" }.joined() }

  /// Returns an initialiser that takes the arguments. It only uses the frame of a view.
  func initializer(ofView isView: Bool) -> String {
    var call = "self.init()"
    let parameters = arguments.enumerated().map { number, argument in
      let label = argument.label.map { "`\($0)`" } ?? "_"
      let type =
        argument.isFrame(ofView: isView)
        ? "Foundation.CGRect" : argument.member == nil ? "Any?" : "CellShapes.MissingObject?"
      if argument.isFrame(ofView: isView) { call = "self.init(frame: value\(number))" }
      return "\(label) value\(number): \(type)"
    }
    return "public convenience init(\(parameters.joined(separator: ", "))) { \(call) }"
  }

  /// Returns the members that an initialiser gets without their type.
  func members(ofView isView: Bool) -> [String] {
    arguments.filter { !$0.isFrame(ofView: isView) }.compactMap(\.member)
  }
}

extension ExprSyntax {
  /// The name of a member without its type, such as `pulse` of `.pulse`; nil for other expressions.
  var impliedMember: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil,
      case .identifier = access.declName.baseName.tokenKind, access.declName.argumentNames == nil
    else { return nil }
    let name = access.declName.baseName.identifierText
    // These are the cases of an optional.
    return ["none", "some"].contains(name) ? nil : name
  }
}
