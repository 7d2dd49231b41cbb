/// A result builder for a list of entries.
@resultBuilder
public enum EntryBuilder {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [] }
  public static func buildEither(first part: [Entry]) -> [Entry] { part }
  public static func buildEither(second part: [Entry]) -> [Entry] { part }
  public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }
}
