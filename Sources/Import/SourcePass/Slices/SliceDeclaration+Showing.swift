extension SliceDeclaration {
  /// Returns the name of the view whose text a body sets to a value: `titleLabel` for `titleLabel.text = value`. Nil if
  /// there is none.
  package func view(showing value: String) -> String? {
    statements.lazy.compactMap { statement in
      statement.text.wholeMatch(of: #/(?:self\.)?(\w+)[?!]?\.(?:text|placeholder) = (\w+)/#)
        ?? statement.text.wholeMatch(of: #/(?:self\.)?(\w+)[?!]?\.setTitle\((\w+), for: .*\)/#)
    }
    .first { $0.output.2 == value }.map { String($0.output.1) }
  }
}
