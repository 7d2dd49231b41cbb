/// The choice of a command among an entry with states, its states and their animation.
package enum StateChoice: Hashable, Sendable {
  /// The entry as it is built, without its states.
  case asBuilt
  /// The states.
  case states
  /// The states and, of entries that are `animated`, their animation.
  case statesAndAnimations
  /// The animation of the states, whether or not the entry is `animated`. Entries without states are left out.
  case animations
}
