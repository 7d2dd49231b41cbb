/// What other files have to know of one file.
struct FileFacts: Codable, Hashable, Sendable {
  var types: [TypeFact] = []
  var members: [MemberFact] = []
  /// What types and extensions of them say they inherit or conform to.
  var inheritances: [InheritanceFact] = []
  var initializers: [InitializerFact] = []
  /// The names of stored and computed properties, which may hold closures.
  var properties: Set<String> = []
}

/// A class, protocol or other type.
struct TypeFact: Codable, Hashable, Sendable {
  enum Kind: Codable {
    case classType
    case protocolType
    case other
  }

  /// With the types around it: `Outer.Inner`.
  let name: String
  let kind: Kind
  let inherited: [String]
  /// Where Objective-C would see every member.
  let exposesMembers: Bool
}

struct InheritanceFact: Codable, Hashable, Sendable {
  let owner: String
  let names: [String]
}

/// An initializer of a class that answers an instance at once.
struct InitializerFact: Codable, Hashable, Sendable {
  let owner: String
  let isDesignated: Bool
  let takesNothing: Bool
}

/// A method, or a property, of a type or an extension of it.
struct MemberFact: Codable, Hashable, Sendable {
  /// As the declaration or the extension names it.
  let owner: String
  let signature: Signature
  /// The name that `@objc(name)` gives it.
  let givenName: String?
  let isExposed: Bool
  let isStatic: Bool
  let isOverride: Bool
  /// A requirement that a class may leave out, and what it answers.
  let optionalResult: OptionalResult?
  /// For a member of an extension: how its class can call it.
  let forwarder: Forwarder?
}

/// What a method answers that a class may leave out.
enum OptionalResult: Codable {
  /// Nothing, or something optional: a default can answer.
  case canBeLeftOut
  /// A value that nobody can make up.
  case value
}

/// The name of a member, by which an override finds what it overrides.
struct Signature: Codable, Hashable, Sendable {
  let name: String
  /// `nil` for a property; `_` for an argument without a label.
  let labels: [String]?
}

/// A member that a class can have in its body, and calls one of the same purpose in an extension.
struct Forwarder: Codable, Hashable, Sendable {
  let declaration: String
  /// The conditions of the compilation blocks around it.
  let conditions: [String]
  let path: String
  let line: Int
}
