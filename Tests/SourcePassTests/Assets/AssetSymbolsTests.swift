import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapSourcePass

struct AssetSymbolsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a catalogue with empty sets at paths such as `Icons/home.imageset`.
  private func catalogue(_ sets: String..., namespaces: Set<String> = []) throws -> URL {
    let catalogue = URL(filePath: folder.path).appending(path: "Media.xcassets")
    for set in sets {
      try FileManager.default.createDirectory(
        at: catalogue.appending(path: set), withIntermediateDirectories: true)
    }
    for name in namespaces {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
        to: catalogue.appending(path: "\(name)/Contents.json"))
    }
    return catalogue
  }

  private func text(
    _ symbols: AssetSymbols, members: [String: Set<String>] = [:], types: Set<String> = [],
    hasSwiftUI: Bool = false
  ) -> String {
    symbols.text(
      besides: AssetSymbols.Surroundings(members: members, types: types, hasSwiftUI: hasSwiftUI))
  }

  @Test func `an image is a member of UIImage and of ImageResource`() throws {
    let text = text(AssetSymbols(in: [try catalogue("top bar.imageset")]))
    #expect(text.contains("static var topBar: UIKit.UIImage { UIKit.UIImage(named: \"top bar\""))
    #expect(text.contains("static let topBar = ImageResource(name: \"top bar\""))
  }

  @Test func `a colour of a name that UIKit has is only a resource`() throws {
    let text = text(AssetSymbols(in: [try catalogue("Red.colorset", "BrandColor.colorset")]))
    #expect(text.contains("static let red = ColorResource(name: \"Red\""))
    #expect(!text.contains("static var red"))
    #expect(text.contains("static var brand: UIKit.UIColor"))
  }

  @Test func `a member that the module declares itself is left to it`() throws {
    let text = text(
      AssetSymbols(in: [try catalogue("Brand.colorset")]), members: ["UIColor": ["brand"]],
      types: ["ColorResource"])
    #expect(!text.contains("brand"))
    #expect(!text.contains("struct ColorResource"))
  }

  @Test func `a folder with a namespace is an enumeration, and others are not seen`() throws {
    let text = text(
      AssetSymbols(
        in: [try catalogue("Icons/home.imageset", "Other/away.imageset", namespaces: ["Icons"])]))
    #expect(text.contains("enum Icons {\n    static let home = ImageResource(name: \"Icons/home\""))
    #expect(text.contains("  static let away = ImageResource(name: \"away\""))
  }

  @Test func `two assets whose names only differ in signs both have a symbol`() throws {
    let text = text(AssetSymbols(in: [try catalogue("A-1-10.imageset", "A-11-0.imageset")]))
    #expect(text.contains("static let A_1_10 ="))
    #expect(text.contains("static let A_11_0 ="))
  }

  @Test func `symbols that no code names are left out`() throws {
    let symbols = AssetSymbols(in: [try catalogue("home.imageset", "away.imageset")]) { $0 == "home" }
    #expect(text(symbols).contains("home"))
    #expect(!text(symbols).contains("away"))
  }

  @Test func `a pass writes the symbols of its module's catalogues`() throws {
    let catalogue = try catalogue("header.imageset", "brand.colorset")
    let root = URL(filePath: folder.path)
    let source = root.appending(path: "Note.swift")
    let own = root.appending(path: "Own.swift")
    let symbols = root.appending(path: "out/AssetSymbols.passed.swift")
    try Data("import UIKit\nlet image: UIImage = .header\n".utf8).write(to: source)
    try Data("import UIKit\nextension UIColor { static let brand = UIColor.red }\n".utf8).write(to: own)
    _ = try FolderPass(
      [FolderPass.Item(source: source, output: root.appending(path: "out/Note.passed.swift"))],
      symbols: FolderPass.Symbols(catalogues: [catalogue], output: symbols, ownFiles: [own])
    ).run()
    let text = try String(contentsOf: symbols, encoding: .utf8)
    #expect(text.contains("static var header: UIKit.UIImage"))
    #expect(!text.contains("static var brand"))
  }
}
