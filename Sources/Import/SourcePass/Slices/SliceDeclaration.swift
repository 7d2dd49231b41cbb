/// A declaration at the top of a file or in a type, as far as a slice needs it.
package struct SliceDeclaration: Sendable {
  package enum Kind: Sendable, Hashable {
    case importing
    case classType
    case protocolType
    case structType
    case enumType
    case actorType
    case extending
    case alias
    case function
    case property
    case initializer
    case deinitializer
    case subscripting
    case enumCase
    /// A macro `#Preview` or a `PreviewProvider`, as far as it shows views or controllers of UIKit.
    case preview
    /// A macro, an operator, a precedence group, or a statement at the top of a file.
    case other

    package var isType: Bool {
      switch self {
      case .classType, .protocolType, .structType, .enumType, .actorType: true
      default: false
      }
    }
  }

  /// A type in the inheritance clause.
  package struct Inherited: Sendable {
    package let name: String
    package let text: String
  }

  /// A parameter of a function or an initialiser.
  package struct Parameter: Sendable {
    /// The label of the argument; nil if the call has none.
    package let label: String?
    /// The name inside of the function.
    package let name: String
    package let type: String
    package let hasDefault: Bool

    package init(label: String?, name: String, type: String, hasDefault: Bool) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  /// A statement in a body.
  package struct Statement: Sendable {
    let range: Range<Int>
    let lines: ClosedRange<Int>
    /// The text on one line.
    let text: String
    /// The range of the `else` of an `if`; nil for other statements.
    let elseRange: Range<Int>?
    /// Where the statements after it use what it declares.
    let uses: [Use]

    /// The range that is left out with the statement.
    var removedRange: Range<Int> { range.lowerBound..<(elseRange?.lowerBound ?? range.upperBound) }
  }

  /// A use of a variable or function that a body declares.
  struct Use: Sendable {
    let name: String
    /// The place in bytes.
    let offset: Int
  }

  /// A case of an enum.
  package struct Case: Sendable {
    package let name: String
    package let parameters: [Parameter]
  }

  /// A variable of a property's declaration.
  package struct Variable: Sendable {
    let name: String
    /// The type; nil if it is not written and the value does not show it.
    let type: String?
    let hasValue: Bool
  }

  /// The name in its file, with the types around it and the labels: `NoteCell.configure(with:)`.
  package let key: String
  /// The names that it declares: one name, or the names of all variables.
  package private(set) var names: [String]
  package let kind: Kind
  /// The index of the type or extension around it, among the declarations of the file.
  package let parent: Int?
  /// The range in bytes, with attributes and modifiers.
  let range: Range<Int>
  package let lines: ClosedRange<Int>
  /// The identifiers outside of bodies and values.
  package let signatureNames: Set<String>
  /// The identifiers in bodies and values.
  package let bodyNames: Set<String>
  package let modifiers: Set<String>
  package let attributes: Set<String>
  package let parameters: [Parameter]
  /// The type of a property or an alias, the result of a function, or the class that a preview shows; nil if none is
  /// written.
  package private(set) var type: String?
  /// The cases that a declaration of an enum's cases names.
  package let cases: [Case]
  /// The text of a protocol's requirement; nil for other declarations.
  package let requirement: String?
  /// The names of the generic parameters.
  package let genericParameters: [String]
  package var isGeneric: Bool { !genericParameters.isEmpty }
  /// Whether a call of a function or an initialiser can throw.
  package let isThrowing: Bool
  /// Whether it takes up memory in an object: a property with a value of its own.
  package let isStored: Bool
  /// Whether a stored property has a first value.
  package private(set) var hasValue: Bool
  /// The variables of a property: two for `let title, body: String`.
  let variables: [Variable]
  /// Whether `didSet` or `willSet` watches a property.
  package let isObserved: Bool
  /// Whether a property can be set, or an initialiser can return nil.
  package let isSettable: Bool
  package let isFailable: Bool
  package let inherited: [Inherited]
  /// The range in bytes of the word that makes a type private to its file or to the type around; nil if there is none.
  let privacyRange: Range<Int>?
  /// The range of the word `override` in bytes; nil if there is none.
  let overrideRange: Range<Int>?
  /// The range of the inheritance clause in bytes.
  let inheritanceRange: Range<Int>?
  /// The statements that a body can do without, those inside of others too.
  let statements: [Statement]
  /// The edits that leave out the bodies; nil if that is not possible.
  let stub: [Edit]?

  /// A property with several variables as a property for each, or the declaration itself.
  package var separated: [SliceDeclaration] {
    guard variables.count > 1 else { return [self] }
    return variables.map { variable in
      var one = self
      (one.names, one.type, one.hasValue) = ([variable.name], variable.type, variable.hasValue)
      return one
    }
  }

  package var name: String { names.first ?? "" }
  /// Whether it can be named in other files.
  package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  package var canBeStub: Bool { stub != nil }
}
