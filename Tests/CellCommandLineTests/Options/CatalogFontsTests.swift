import Testing

@testable import CellCommandLine

@MainActor struct CatalogFontsTests {
  @Test func `a folder of the catalogue without a font is an error that names the property`() throws {
    let options = try ConfigurationOptions(Arguments())
    let error = #expect(throws: CommandFailure.self) {
      try options.configureFonts(besides: ["/proc/self/fdinfo"])
    }
    let start = "fontFolders of the catalogue: /proc/self/fdinfo: this folder has no font"
    #expect(error?.message.hasPrefix(start) == true)
  }
}
