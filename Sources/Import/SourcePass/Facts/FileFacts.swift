/// The facts about one file that other files need.
struct FileFacts: Codable, Hashable, Sendable {
  var types: [TypeFact] = []
  var members: [MemberFact] = []
  /// The types that types and their extensions say they inherit from or conform to.
  var inheritances: [InheritanceFact] = []
  var initializers: [InitializerFact] = []
  var nibs: [NibFact] = []
  /// The names of stored and computed properties, which may hold closures.
  var properties: Set<String> = []
  /// The names of members that code takes as values which may be nil.
  var values: Set<String> = []
  /// The declarations of a file that imports SwiftUI under no condition.
  var swiftUI: [SwiftUIDeclaration] = []
  /// The previews at the top of the file.
  var previews: [PreviewFact] = []
}

/// A class, protocol or other type.
struct TypeFact: Codable, Hashable, Sendable {
  enum Kind: Codable {
    case classType
    case protocolType
    case other
  }

  /// The name with the types around it: `Outer.Inner`.
  let name: String
  let kind: Kind
  let inherited: [String]
  /// Whether Objective-C would see every member.
  let exposesMembers: Bool
}

struct InheritanceFact: Codable, Hashable, Sendable {
  let owner: String
  let names: [String]
}

/// An initializer of a type.
struct InitializerFact: Codable, Hashable, Sendable {
  let owner: String
  let isDesignated: Bool
  /// Whether `Type()` always calls it: it has no parameters, effects or conditions, and never returns nil.
  let takesNothing: Bool
  /// Whether it overrides one of the superclass, or is the one for a coder, which every view has.
  let isInherited: Bool
  /// Whether `Type()` can call it because all its parameters have defaults, though it is not designated.
  let hasOnlyDefaults: Bool
}

/// A method, or a property, of a type or an extension of it.
struct MemberFact: Codable, Hashable, Sendable {
  /// The type's name, as the declaration or the extension writes it.
  let owner: String
  let signature: Signature
  /// The name that `@objc(name)` gives it.
  let givenName: String?
  let isExposed: Bool
  let isStatic: Bool
  let isOverride: Bool
  /// The result of a requirement that a class may leave out; nil for other members.
  let optionalResult: OptionalResult?
  /// For a member of an extension, the declaration with which its class can call it.
  let forwarder: Forwarder?
}

/// The result of a method that a class may leave out.
enum OptionalResult: Codable {
  /// No result or an optional one, which a default can return.
  case canBeLeftOut
  /// A value, which a default cannot make up.
  case value
}

/// The name of a member, which an override shares with the overridden member.
struct Signature: Codable, Hashable, Sendable {
  let name: String
  /// The argument labels, with `_` for an argument without a label; `nil` for a property.
  let labels: [String]?
}

/// A member for the body of a class that calls a member of the same purpose in an extension.
struct Forwarder: Codable, Hashable, Sendable {
  let declaration: String
  /// The conditions of the `#if` blocks around it.
  let conditions: [String]
  let path: String
  let line: Int
}
