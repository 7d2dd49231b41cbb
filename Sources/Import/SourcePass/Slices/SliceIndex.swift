/// All declarations of an app's files, by their names.
package struct SliceIndex: Sendable {
  /// A declaration's place: its file and its index in the file.
  package struct Place: Hashable, Comparable, Sendable {
    package let file: Int
    package let index: Int

    package init(file: Int, index: Int) {
      self.file = file
      self.index = index
    }

    package static func < (first: Place, second: Place) -> Bool {
      (first.file, first.index) < (second.file, second.index)
    }
  }

  package let files: [SliceFile]
  /// The types by their names, without the types around them.
  package private(set) var types: [String: [Place]] = [:]
  /// The extensions by the last part of their type's name.
  package private(set) var extensions: [String: [Place]] = [:]
  /// The extensions that state a conformance, by the last part of the protocol's name.
  package private(set) var conformances: [String: [Place]] = [:]
  /// All other declarations by their names.
  package private(set) var others: [String: [Place]] = [:]
  private let leaves: LeafTypes
  /// The members of types and extensions.
  private var members: [Place: [Place]] = [:]
  /// The files by their paths.
  private var numbers: [String: Int] = [:]

  package init(_ files: [SliceFile]) {
    self.files = files
    leaves = LeafTypes(files)
    for (number, file) in files.enumerated() {
      numbers[file.path] = number
      for (index, declaration) in file.declarations.enumerated() {
        let place = Place(file: number, index: index)
        if let parent = declaration.parent {
          members[Place(file: number, index: parent), default: []].append(place)
        }
        switch declaration.kind {
        case .importing, .deinitializer: continue
        case .extending:
          extensions[Self.lastName(declaration.name), default: []].append(place)
          for type in declaration.inherited {
            conformances[Self.lastName(type.name), default: []].append(place)
          }
        case _ where declaration.kind.isType || declaration.kind == .alias:
          for name in declaration.names { types[name, default: []].append(place) }
        default: for name in declaration.names { others[name, default: []].append(place) }
        }
      }
    }
  }

  package subscript(place: Place) -> SliceDeclaration { files[place.file].declarations[place.index] }

  package func members(of place: Place) -> [Place] { members[place] ?? [] }

  package func parent(of place: Place) -> Place? {
    self[place].parent.map { Place(file: place.file, index: $0) }
  }

  /// The declarations around a place, from the inside out.
  package func around(_ place: Place) -> [Place] {
    var found: [Place] = []
    var next = parent(of: place)
    while let current = next {
      found.append(current)
      next = parent(of: current)
    }
    return found
  }

  /// Whether a declaration is one of a type that names none of the app's other types, or is such a type.
  func isInLeaf(_ place: Place) -> Bool {
    let outer = self[around(place).last ?? place].name
    return leaves.names.contains(outer.split(separator: ".").first.map(String.init) ?? "")
  }

  /// The number of a file, by its path.
  package func file(at path: String) -> Int? { numbers[path] }

  /// Returns the innermost declaration on a line.
  package func declaration(inFile file: Int, line: Int) -> Place? {
    files[file].declarations.indices
      .filter {
        files[file].declarations[$0].lines.contains(line) && files[file].declarations[$0].kind != .importing
      }
      .min { first, second in
        let (a, b) = (files[file].declarations[first], files[file].declarations[second])
        return (a.lines.count, -first) < (b.lines.count, -second)
      }
      .map { Place(file: file, index: $0) }
  }

  /// The names of the class and of its superclasses, up to the first that no file declares.
  package func lineage(of place: Place) -> [(place: Place?, name: String)] {
    var found: [(Place?, String)] = [(place, self[place].name)]
    var seen: Set<Place> = [place]
    var next = self[place].inherited.first?.name
    while let name = next {
      let last = Self.lastName(name)
      guard let type = types[last]?.first(where: { self[$0].kind == .classType }) else {
        // `typealias BaseCell = UITableViewCell & Reusable` is the name of a class, too.
        let alias = types[last]?.first { self[$0].kind == .alias }
        if let alias, seen.insert(alias).inserted, let type = self[alias].type {
          next = type.split(separator: "&").first.map { $0.filter { $0 != " " } }
          continue
        }
        if types[last] == nil { found.append((nil, name)) }
        break
      }
      guard seen.insert(type).inserted else { break }
      found.append((type, last))
      next = self[type].inherited.first?.name
    }
    return found
  }

  /// The class of another module from which a class descends. Nil if it descends from none.
  package func origin(of place: Place) -> String? {
    lineage(of: place).last.flatMap { $0.place == nil ? $0.name : nil }
  }

  static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
