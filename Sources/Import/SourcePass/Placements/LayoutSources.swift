internal import SwiftParser
internal import SwiftSyntax

/// The declarations of an app that its layouts name, read when they are needed.
final class LayoutSources {
  private let index: SliceIndex
  private var owners: [String: LayoutOwner] = [:]
  private let isView: (String) -> Bool

  init(_ index: SliceIndex, isView: @escaping (String) -> Bool) {
    self.index = index
    self.isView = isView
  }

  /// Returns a type with its extensions.
  func owner(_ name: String) -> LayoutOwner {
    if let known = owners[name] { return known }
    let places = (index.types[name] ?? []).filter { index[$0].kind.isType } + (index.extensions[name] ?? [])
    let origin = index.types[name]?.first.flatMap(index.origin) ?? ""
    let owner = LayoutOwner(name, isView: isView(origin), texts: places.map(text))
    owners[name] = owner
    return owner
  }

  /// Returns the app's class of a compositional layout that has a name; nil for another name.
  func layout(_ name: String) -> LayoutOwner? {
    guard let type = index.types[name]?.first, index[type].kind == .classType,
      index.origin(of: type) == "UICollectionViewCompositionalLayout"
    else { return nil }
    return owner(name)
  }

  private func text(of place: SliceIndex.Place) -> String {
    String(decoding: Array(index.files[place.file].text.utf8)[index[place].range], as: UTF8.self)
  }

  /// Returns the value of a property that only one type declares, such as `screenWidth` of an extension.
  func value(_ name: String, depth: Int) -> LayoutScope.Value? {
    let places = (index.others[name] ?? []).filter { index[$0].kind == .property }
    guard places.count == 1, let place = places.first,
      let property = Parser.parse(source: text(of: place)).statements.first?.item.as(VariableDeclSyntax.self),
      let value = property.writtenValues.first(where: { $0.name == name })?.value
    else { return nil }
    return LayoutScope.Value(expression: value, scope: LayoutScope(owner(around: place), depth: depth))
  }

  /// Returns the function that a call means, if there is only one of its name and labels, with its arguments.
  func function(
    _ name: String, for call: FunctionCallExprSyntax, in scope: LayoutScope
  ) -> (declaration: FunctionDeclSyntax, owner: LayoutOwner, arguments: [String: LayoutScope.Value])? {
    guard scope.depth < LayoutScope.maximumDepth, !name.isEmpty else { return nil }
    func matching(_ all: [FunctionDeclSyntax]) -> FunctionDeclSyntax? {
      all.first { function in
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        return function.name.text == name
          && call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
      }
    }
    if let own = matching(scope.owner.functions) {
      return (own, scope.owner, arguments(of: own, call, scope))
    }
    let places = (index.others[name] ?? []).filter { index[$0].kind == .function }
    guard !places.isEmpty, places.count <= 4 else { return nil }
    for place in places {
      let found = Parser.parse(source: text(of: place)).statements.compactMap {
        $0.item.as(FunctionDeclSyntax.self)
      }
      if let function = matching(found) {
        return (function, owner(around: place), arguments(of: function, call, scope))
      }
    }
    return nil
  }

  private func owner(around place: SliceIndex.Place) -> LayoutOwner {
    index.parent(of: place).map { owner(SliceIndex.lastName(index[$0].name)) }
      ?? LayoutOwner("", isView: false, texts: [])
  }

  /// Returns the arguments of a call by the names of the parameters. The other parameters have their first values.
  private func arguments(
    of function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax, _ scope: LayoutScope
  ) -> [String: LayoutScope.Value] {
    var rest = Array(call.arguments)
    var found: [String: LayoutScope.Value] = [:]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).identifierText
      if let next = rest.first, (next.label?.text ?? "_") == label {
        found[name] = LayoutScope.Value(expression: next.expression, scope: scope)
        rest.removeFirst()
      } else if let value = parameter.defaultValue?.value {
        found[name] = LayoutScope.Value(expression: value, scope: scope)
      }
    }
    return found
  }
}
