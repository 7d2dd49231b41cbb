import Foundation
import Testing

@testable import CellDrawing

/// Tests with a variable font whose instances have no PostScript names: a square A, 400 units wide in the regular
/// weight and 600 in the bold one, of 1,000 units per em.
struct NamedInstanceTests {
  private func library() throws -> FontLibrary {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(Data(base64Encoded: file, options: .ignoreUnknownCharacters))
    try data.write(to: folder.appendingPathComponent("squares.ttf"))
    let library = try FontLibrary(folders: [folder.path])
    // The faces are opened while the file is there.
    for face in library.faces where face.familyNames.contains("Squares Variable") { _ = face.shaping }
    return library
  }

  @Test func `an instance without a name of its own has the font's name and its style`() throws {
    #expect(
      try library().families.first { $0.name == "Squares Variable" }?.faces == [
        "SquaresVariable-Regular", "SquaresVariable-Regular_Bold", "SquaresVariable-Regular_Light",
        "SquaresVariable-Regular_SemiBold",
      ])
  }

  @Test(arguments: [("_Light", 300), ("_SemiBold", 600), ("_Bold", 700), ("", 400)])
  func `an instance is found by its name`(style: String, weight: Int) throws {
    let font = Font(family: .named("SquaresVariable-Regular" + style), size: 10)
    #expect(try library().face(of: font).weight == weight)
  }

  private let file = """
    AAEAAAAMAIAAAwBAT1MvMke8ROwAAAFIAAAAYGNtYXAAdABcAAABtAAAADxmdmFyh81pkgAABAgAAABEZ2x5ZnEWx9AAAAH4AAAA
    MGd2YXKSFQ/PAAAETAAAADRoZWFkLp14/gAAAMwAAAA2aGhlYQROAP4AAAEEAAAAJGhtdHgDUgBkAAABqAAAAAxsb2NhAAwAJAAA
    AfAAAAAIbWF4cAAFAAYAAAEoAAAAIG5hbWWm4663AAACKAAAAbZwb3N0AAgAJAAAA+AAAAAoAAEAAAABAAB24mzbXw889QADA+gA
    AAAA5y2asQAAAADnLZqxADIAAAD6ArwAAAADAAIAAAAAAAAAAQAAAyD/OAAAAZAAMgAyAPoAAQAAAAAAAAAAAAAAAAAAAAMAAQAA
    AAMABAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAADARsBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA
    AAAAAAAAAAAAAAA/Pz8/AAAAIABBAyD/OAAAAyAAyAAAAAAAAAAAAfQCvAAAACAAAADIADIA+gAAAZAAMgAAAAIAAAADAAAAFAAD
    AAEAAAAUAAQAKAAAAAYABAABAAIAIABB//8AAAAgAEH////h/8EAAQAAAAAAAAAAAAwADAAYAAEAMgAAAJYCvAADAAAzETMRMmQC
    vP1EAAEAMgAAAPoCvAADAAAzETMRMsgCvP1EAAAAEgDeAAEAAAAAAAEAEAAAAAEAAAAAAAIABwAQAAEAAAAAAAMAAgAXAAEAAAAA
    AAQAEAAAAAEAAAAAAAYAFwAZAAEAAAAAAQAABgAwAAEAAAAAAQEABQA2AAEAAAAAAQIACQA7AAEAAAAAAQMABABEAAMAAQQJAAEA
    IABIAAMAAQQJAAIADgBoAAMAAQQJAAMABAB2AAMAAQQJAAQAIABIAAMAAQQJAAYALgB6AAMAAQQJAQAADACoAAMAAQQJAQEACgC0
    AAMAAQQJAQIAEgC+AAMAAQQJAQMACADQU3F1YXJlcyBWYXJpYWJsZVJlZ3VsYXJzcVNxdWFyZXNWYXJpYWJsZS1SZWd1bGFyV2Vp
    Z2h0TGlnaHRTZW1pIEJvbGRCb2xkAFMAcQB1AGEAcgBlAHMAIABWAGEAcgBpAGEAYgBsAGUAUgBlAGcAdQBsAGEAcgBzAHEAUwBx
    AHUAYQByAGUAcwBWAGEAcgBpAGEAYgBsAGUALQBSAGUAZwB1AGwAYQByAFcAZQBpAGcAaAB0AEwAaQBnAGgAdABTAGUAbQBpACAA
    QgBvAGwAZABCAG8AbABkAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAAAwAkAAEAAAAQAAIAAQAUAAQACHdn
    aHQBLAAAAZAAAAK8AAAAAAEAAQEAAAEsAAAAAgAAAZAAAAECAAACWAAAAQMAAAK8AAAAAQAAAAEAAAAAABwAAwAAAAAAHAAAAAAA
    AAAMgAEACgAMgABAAACBQQDIAMiAQADIgYcA
    """
}
