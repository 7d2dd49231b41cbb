/// Whether typed quotation marks would become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}
