/// Whether the keyboard would correct words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}
