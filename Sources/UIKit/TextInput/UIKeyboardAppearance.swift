/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}
