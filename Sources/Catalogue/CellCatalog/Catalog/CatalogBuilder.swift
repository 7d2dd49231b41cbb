/// A result builder for a list of entries.
@resultBuilder
public enum CatalogBuilder {
  public static func buildExpression(_ entry: CatalogEntry) -> [CatalogEntry] { [entry] }
  public static func buildExpression(_ entries: [CatalogEntry]) -> [CatalogEntry] { entries }
  public static func buildBlock(_ parts: [CatalogEntry]...) -> [CatalogEntry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [CatalogEntry]?) -> [CatalogEntry] { part ?? [] }
  public static func buildEither(first part: [CatalogEntry]) -> [CatalogEntry] { part }
  public static func buildEither(second part: [CatalogEntry]) -> [CatalogEntry] { part }
  public static func buildArray(_ parts: [[CatalogEntry]]) -> [CatalogEntry] { parts.flatMap { $0 } }
}
