internal import CellSnapSourcePass

/// The ways to fill a view with samples, the likeliest first.
struct Filling {
  /// The statements of each way. The compiler may refuse one, and then the next is tried.
  let ways: [[String]]

  init(_ place: SliceIndex.Place, in state: SliceState) {
    let index = state.index
    let name = index[place].name
    let scope = TypeScopeNames(place, in: index)
    let bodies = [place] + (index.extensions[name] ?? []).filter { state.treatment(of: $0) != .absent }
    let members = bodies.flatMap { index.members(of: $0) }.filter { state.treatment(of: $0) == .whole }
      .flatMap { index[$0].separated }.filter { !$0.isPrivate && !$0.isStatic }
    let generics = Set(index.lineage(of: place).compactMap(\.place).flatMap { index[$0].genericParameters })
    let calls = Self.functions(of: place, own: members.filter { $0.kind == .function }, in: state)
      .filter { !$0.isGeneric }
      .compactMap { function -> Call? in
        guard let rank = Self.rank(of: function),
          let arguments = SampleExpression.arguments(
            Self.expectedParameters(of: function, besides: generics, in: index), in: scope)
        else { return nil }
        let call = "view.\(function.name)(\(arguments))"
        return Call(
          rank: rank, text: SampleExpression.attempt(call, isThrowing: function.isThrowing),
          function: function)
      }
      .sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }
    let parts = Self.partSetters(among: calls)
    let showsList = Self.isDataSource(place, in: index)
    let inherited = Self.inheritedProperties(of: place, in: state)
    let names = Set(inherited.flatMap(\.names))
    let own = Set(members.flatMap(\.names))
    let models =
      members.filter { Self.isModel($0, inherited: names) || showsList && Self.isList($0) }
      + inherited.filter { Self.isModel($0, inherited: names) && own.isDisjoint(with: $0.names) }
    let properties = models.compactMap {
      property -> String? in
      property.type.flatMap {
        // The compiler knows what the property of a generic superclass is.
        let type = generics.contains($0.filter { !"?!".contains($0) }) ? "" : Self.unwrapped($0)
        return SampleExpression.text(type: type, name: property.name, in: scope)
      }
      .map { "view.\(property.name) = \(SampleExpression.attempt($0))" }
    }
    let outlets = members.filter { $0.attributes.contains("IBOutlet") }.compactMap(Self.text)
    // A function that only the controller calls shows the properties.
    let ancestors = index.lineage(of: place).compactMap(\.place)
    let showing = Self.uncalled(among: members, of: bodies + ancestors, in: index)
    // Each way that the compiler refuses costs a compilation.
    ways =
      parts + calls.prefix(3).map { [$0.text] } + (properties.isEmpty ? [] : [properties + showing])
      + properties.prefix(2).map { [$0] }
      + (outlets.isEmpty ? [] : [outlets])
      + (properties.isEmpty && !showing.isEmpty ? [showing] : [])
  }

  /// A call that may fill the view.
  private struct Call {
    /// A number that is smaller for likelier calls.
    let rank: Int
    let text: String
    let function: SliceDeclaration
  }

  /// Returns the way of a view whose parts have a function each, such as `setTitle(_:)` and `setSubtitle(_:)`, if the
  /// likeliest call is one of them.
  private static func partSetters(among calls: [Call]) -> [[String]] {
    let setters = calls.filter { setsPart($0.function) && $0.rank < rankOfStates }.sorted {
      $0.function.lines.lowerBound < $1.function.lines.lowerBound
    }
    guard setters.count > 1, let first = calls.first, setsPart(first.function) else { return [] }
    return [setters.map(\.text)]
  }

  private static func setsPart(_ function: SliceDeclaration) -> Bool {
    let rest = function.name.dropFirst(3)
    guard function.name.hasPrefix("set"), rest.first?.isUppercase == true,
      rest.prefixMatch(of: #/Up(?![a-z])/#) == nil,
      function.parameters.count == 1
    else { return false }
    return plainTypes.contains(function.parameters[0].type.filter { !"?!".contains($0) })
  }

  /// The types of values that fill one part of a view.
  private static let plainTypes: Set<String> = [
    "String", "NSAttributedString", "AttributedString", "Int", "Double", "CGFloat", "Date", "URL",
    "UIImage", "[String]",
  ]

  /// Returns the functions of a class and of its superclasses in the app. An override counts if a class of the app
  /// declares the function.
  private static func functions(
    of place: SliceIndex.Place, own: [SliceDeclaration], in state: SliceState
  ) -> [SliceDeclaration] {
    let index = state.index
    let inherited = index.lineage(of: place).dropFirst().compactMap(\.place)
      .flatMap { [$0] + (index.extensions[index[$0].name] ?? []) }.flatMap { index.members(of: $0) }
      .filter { state.treatment(of: $0) == .whole }.map { index[$0] }
      .filter { $0.kind == .function && !$0.isPrivate && !$0.isStatic }
    // UIKit declares a function that every class of the app only overrides.
    let declared = inherited.filter { !$0.modifiers.contains("override") }
    return own.filter { function in
      !function.modifiers.contains("override") || declared.contains { isSame($0, function) }
    }
      + declared.filter { function in !own.contains { isSame($0, function) } }
  }

  /// Returns the properties that superclasses in the app declare.
  private static func inheritedProperties(
    of place: SliceIndex.Place, in state: SliceState
  ) -> [SliceDeclaration] {
    let index = state.index
    return index.lineage(of: place).dropFirst().compactMap(\.place).flatMap { index.members(of: $0) }
      .filter { state.treatment(of: $0) == .whole }.flatMap { index[$0].separated }
      .filter {
        $0.kind == .property && !$0.isPrivate && !$0.isStatic && !$0.modifiers.contains("override")
      }
  }

  private static func isSame(_ first: SliceDeclaration, _ second: SliceDeclaration) -> Bool {
    first.name == second.name && first.parameters.map(\.label) == second.parameters.map(\.label)
  }

  /// Returns the parameters of a function, with the types that their samples need.
  ///
  /// If the type of a parameter is a protocol of the app, and the body casts it to a type that conforms to the protocol,
  /// the body can only show a value of that type.
  private static func expectedParameters(
    of function: SliceDeclaration, besides generics: Set<String>, in index: SliceIndex
  ) -> [SliceDeclaration.Parameter] {
    function.parameters.map { parameter in
      // The compiler knows what the parameter of a generic superclass is.
      if generics.contains(parameter.type.filter { !"?!".contains($0) }) {
        return SliceDeclaration.Parameter(
          label: parameter.label, name: parameter.name, type: "", hasDefault: parameter.hasDefault)
      }
      let type = parameter.type.replacing("any ", with: "").filter { !"?!".contains($0) }
      // The view that shows a text says what it is, where the parameter's name does not.
      if type == "String", vagueNames.contains(parameter.name),
        let view = function.view(showing: parameter.name)
      {
        return SliceDeclaration.Parameter(
          label: parameter.label, name: view, type: parameter.type, hasDefault: parameter.hasDefault)
      }
      guard (index.types[type] ?? []).contains(where: { index[$0].kind == .protocolType }),
        let expected = function.bodyNames.sorted().first(where: { conforms($0, to: type, in: index) })
      else { return parameter }
      return SliceDeclaration.Parameter(
        label: parameter.label, name: parameter.name, type: expected, hasDefault: parameter.hasDefault)
    }
  }

  /// The names that say nothing about a text.
  private static let vagueNames: Set<String> = [
    "text", "string", "str", "value", "viewModel", "model", "data", "item", "content", "info", "object",
    "newValue",
  ]

  /// Whether a type of the app that a catalogue can name states a conformance.
  private static func conforms(_ name: String, to required: String, in index: SliceIndex) -> Bool {
    (index.types[name] ?? []).contains { place in
      let type = index[place]
      return type.kind != .protocolType && type.kind.isType && !type.isPrivate && !type.isGeneric
        && ([place] + (index.extensions[name] ?? [])).flatMap { index[$0].inherited }
          .contains { $0.name == required }
    }
  }

  /// Returns the calls of functions without parameters that show what a view holds, and that its own code never calls.
  private static func uncalled(
    among members: [SliceDeclaration], of bodies: [SliceIndex.Place], in index: SliceIndex
  ) -> [String] {
    let called = bodies.flatMap { index.members(of: $0) }.reduce(into: Set<String>()) {
      $0.formUnion(index[$1].bodyNames)
    }
    return members.filter { function in
      function.kind == .function && function.parameters.isEmpty && !function.isGeneric
        && [nil, "Void", "()"].contains(function.type) && !called.contains(function.name)
        && function.attributes.isDisjoint(with: ["objc", "IBAction"])
        && function.modifiers.isDisjoint(with: ["override", "async"])
        && showingNames.contains(where: function.name.lowercased().hasPrefix)
    }
    .sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    .map { SampleExpression.attempt("view.\($0.name)()", isThrowing: $0.isThrowing) }
  }

  /// The beginnings of the names of functions that show what a view holds.
  private static let showingNames = [
    "config", "setup", "bind", "update", "fill", "populate", "render", "display", "apply", "reloaddata",
    "setdata",
    "setui", "initui", "loaddata",
  ]

  /// Whether a view is the data source of a list in it.
  private static func isDataSource(_ place: SliceIndex.Place, in index: SliceIndex) -> Bool {
    let sources: Set<String> = ["UITableViewDataSource", "UICollectionViewDataSource"]
    return ([place] + (index.extensions[index[place].name] ?? [])).contains { body in
      index[body].inherited.contains { sources.contains($0.name) }
    }
  }

  /// Whether a property is what a list shows.
  private static func isList(_ property: SliceDeclaration) -> Bool {
    property.kind == .property && property.isSettable && property.isStored
      && (property.type?.hasPrefix("[") ?? false) && property.attributes.isEmpty
  }

  /// Returns the statement that shows a sample in an outlet, as the app's controllers do; nil for other views.
  private static func text(for outlet: SliceDeclaration) -> String? {
    let name = outlet.name
    let value = "samples.value(\"\(name)\")"
    switch outlet.type?.filter({ !"!?".contains($0) }) {
    case "UILabel", "UITextField": return "view.\(name)?.text = try \(value) as String"
    case "UITextView": return "view.\(name)?.text = try \(value) as String"
    case "UIImageView":
      return "if view.\(name)?.image == nil { view.\(name)?.image = try \(value) as UIImage }"
    default: return nil
    }
  }

  /// The rank from which on functions set a state, such as `setSelected(_:animated:)`.
  private static let rankOfStates = 500

  /// Returns how likely a function fills the view, from 0; nil if it does not.
  private static func rank(of function: SliceDeclaration) -> Int? {
    guard !function.parameters.isEmpty, function.parameters.contains(where: { !$0.hasDefault }),
      [nil, "Void", "()", "Self"].contains(function.type)
    else { return nil }
    let name = function.name.lowercased()
    guard
      let rank = beginnings.firstIndex(where: name.hasPrefix)
        ?? (showingWords.contains(where: name.contains) ? beginnings.count : nil)
    else { return nil }
    let states = [
      "selected", "highlighted", "editing", "hidden", "enabled", "frame", "delegate", "style", "color",
      "loading",
      "error", "empty", "placeholder",
    ]
    return rank * 10 + (states.contains(where: name.contains) ? rankOfStates : 0)
      - min(function.parameters.count, 9)
  }

  private static let beginnings = [
    "configure", "config", "setup", "set", "bind", "update", "fill", "populate", "render", "display", "show",
    "load", "apply", "prepare", "with", "cellbuild", "build", "draw", "layout",
  ]

  /// The words inside of the names of functions that fill a view, such as `secondConfigure(model:)`.
  private static let showingWords = ["configure", "populate", "setup", "bind"]

  /// Whether a property holds what the view shows.
  ///
  /// - Parameter inherited: the names of the properties that superclasses in the app declare.
  private static func isModel(_ property: SliceDeclaration, inherited: Set<String>) -> Bool {
    guard property.kind == .property, property.isSettable,
      !property.modifiers.contains("override") || inherited.contains(property.name),
      !property.attributes.contains("IBOutlet"), let type = property.type, !type.contains("->")
    else { return false }
    let name = property.name.lowercased()
    let isNamed = ["model", "item", "data", "info", "content", "entry", "object"].contains {
      name.hasSuffix($0)
    }
    let isView = ["View", "Label", "Button", "Delegate", "Constraint", "Layer", "Cell", "Recognizer"].contains
    {
      unwrapped(type).hasSuffix($0)
    }
    return !isView && (property.isObserved || isNamed || (!property.isStored && !property.attributes.isEmpty))
      || !isView && !property.isStored && property.isSettable
  }

  /// Returns a type without the mark of an implicitly unwrapped optional.
  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("!") ? String(type.dropLast()) : type
  }
}
