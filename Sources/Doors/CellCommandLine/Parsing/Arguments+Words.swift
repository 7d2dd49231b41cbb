extension Arguments {
  /// Returns the given ones of these options as words of a command line.
  func words(of options: [any DeclaredOption]) -> [String] {
    options.flatMap { option in
      (texts[option.name] ?? []).map { $0.isEmpty ? "--\(option.name)" : "--\(option.name)=\($0)" }
    }
  }
}
