import CellCatalog
import Testing

@testable import CellCommandLine

@MainActor struct CatalogFontsTests {
  private enum Catalog: SnapshotCatalog {
    static var entries: [CatalogEntry] { [] }
    static var fontFolders: [String] { ["/proc/self/fdinfo"] }
  }

  @Test func `a folder of the catalogue without a font is an error that names the property`() throws {
    let options = try ConfigurationOptions(Arguments())
    let error = #expect(throws: CommandFailure.self) { try options.configureFonts(of: Catalog.self) }
    #expect(
      error?.message.hasPrefix("fontFolders of Catalog: /proc/self/fdinfo: this folder has no font") == true)
  }
}
