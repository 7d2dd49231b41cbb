extension SliceState {
  /// Returns the changes that the compiler's errors and the pictures made.
  package func corrections(surroundings: String) -> SliceCorrections {
    var all = SliceCorrections(surroundings: surroundings)
    all.names = askedNames
    all.opaqueTypes = opaqueTypes
    for (number, file) in index.files.enumerated() {
      var found = SliceCorrections.File(
        digest: SliceCorrections.digest(of: file.text), names: Set(file.declarations.flatMap(\.names)))
      for offset in file.declarations.indices {
        let place = Place(file: number, index: offset)
        var one = SliceCorrections.Correction(declaration: offset)
        one.reason = reasons[place]
        // A declaration that the import leaves out before the first compilation has no reason.
        if one.reason != nil { one.treatment = changes[place] }
        one.without = without[place] ?? []
        for statement in statements[place] ?? [] {
          let line = index[place].statements[statement].lines.lowerBound
          one.statements[statement] = statementReasons[place]?[line] ?? ""
        }
        one.isCalled = called.contains(place)
        if one.treatment != nil || !one.without.isEmpty || !one.statements.isEmpty || one.isCalled {
          found.corrections.append(one)
        }
      }
      all.files[file.path] = found
    }
    return all
  }

  /// Begins with the changes to an earlier slice of the app. A change is not made if its reason or its declaration names what
  /// a file declares that is new, has another text, or is gone.
  package mutating func apply(_ earlier: SliceCorrections) {
    let isSame = index.files.map { earlier.files[$0.path]?.digest == SliceCorrections.digest(of: $0.text) }
    let same = Set(zip(index.files, isSame).filter(\.1).map(\.0.path))
    let newNames = Set(
      index.files.filter { !same.contains($0.path) }.flatMap(\.declarations).flatMap(\.names)
    )
    .union(earlier.files.filter { !same.contains($0.key) }.flatMap(\.value.names))
    func holds(_ reason: String?, at place: Place) -> Bool {
      let declaration = index[place]
      let named = CompilerError.names(in: reason ?? "").flatMap {
        $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      }
      return newNames.isDisjoint(with: named) && newNames.isDisjoint(with: declaration.bodyNames)
        && newNames.isDisjoint(with: declaration.signatureNames)
    }
    names.formUnion(earlier.names)
    askedNames.formUnion(earlier.names.subtracting(newNames))
    opaqueTypes.formUnion(earlier.opaqueTypes.filter { index.types[$0] == nil && SwiftLiteral.isName($0) })
    for (number, file) in index.files.enumerated() where isSame[number] {
      for one in earlier.files[file.path]?.corrections ?? []
      where file.declarations.indices.contains(one.declaration) {
        let place = Place(file: number, index: one.declaration)
        if one.isCalled { called.insert(place) }
        if holds(one.reason, at: place) {
          changes[place] = one.treatment ?? changes[place]
          reasons[place] = one.reason ?? reasons[place]
          if !one.without.isEmpty { without[place] = one.without }
        }
        let all = index[place].statements
        for (statement, reason) in one.statements
        where all.indices.contains(statement) && holds(reason, at: place) {
          statements[place, default: []].insert(statement)
          statementReasons[place, default: [:]][all[statement].lines.lowerBound] = reason
        }
      }
    }
    plan()
  }
}
