/// Whether spelling would be checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}
