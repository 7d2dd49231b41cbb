extension SymbolLibrary {
  /// Returns the box of a symbol on an iPhone, or nil if it is not known. A filled symbol has the box of its outline, and an
  /// enclosed one the box of its enclosure.
  static func box(named name: String) -> SymbolBox? {
    if let box = SymbolBoxes.all[name] ?? otherNames[name].flatMap({ SymbolBoxes.all[$0] }) { return box }
    if name.hasSuffix(".fill") { return box(named: String(name.dropLast(".fill".count))) }
    return enclosures.first { name.hasSuffix("." + $0) }.flatMap { SymbolBoxes.all[$0] }
  }
}
