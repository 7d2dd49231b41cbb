/// Whether pasting would put spaces right.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}
