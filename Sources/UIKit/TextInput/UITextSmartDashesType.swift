/// Whether typed hyphens would become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}
