extension UIContentSizeCategory {
  /// The place in `ordered`; -1 of an unspecified size.
  var order: Int { Self.ordered.firstIndex(of: self) ?? -1 }
}
