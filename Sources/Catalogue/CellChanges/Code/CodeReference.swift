/// A use of a function or constant by another one.
struct CodeReference {
  enum Target: Hashable {
    /// A piece of the same object file, by its number in the graph.
    case piece(Int)
    /// Whatever the program has under a name, by the name's number.
    case name(Int)
    /// A place inside of a function, to which the function itself jumps.
    case inside
  }

  /// The offset in the piece.
  let offset: Int
  /// The processor's number of the form that the address has.
  let form: UInt32
  /// The number of bytes from the target's start.
  let addend: Int
  let target: Target
  /// The line of the source; 0 if it is not known, which it is only in functions that make entries.
  var line = 0

  /// The form of an address that the compiler computed itself, because both ends are in one section.
  static let withinSection: UInt32 = .max

  /// Whether the address can be one of a function that is called.
  ///
  /// These are the forms `R_X86_64_PLT32`, `R_AARCH64_JUMP26` and `R_AARCH64_CALL26`, and those that the compiler computed.
  var isCall: Bool { form == 4 || form == 282 || form == 283 || form == Self.withinSection }
}
