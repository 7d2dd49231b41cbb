import Foundation
import Testing

@testable import UIKit

@Suite final class AssetIndexTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String = "", to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func `a file is named without its scale and extension`() throws {
    try write(to: "heart.png")
    try write(to: "heart@2x.png")
    try write(to: "icons/star@3x.jpg")
    let index = AssetIndex(folder: folder)
    #expect(index.images["heart"]?.map(\.scale) == [1, 2])
    #expect(index.images["icons/star"]?.map(\.scale) == [3])
    #expect(index.images["star"] == index.images["icons/star"])
  }

  @Test func `the image for the screen's scale or the next larger one is used`() throws {
    try write(to: "a.png")
    try write(to: "a@3x.png")
    let variants = try #require(AssetIndex(folder: folder).images["a"])
    #expect(variants.best(forScale: 1, isDark: false)?.scale == 1)
    #expect(variants.best(forScale: 2, isDark: false)?.scale == 3)
    #expect(variants.best(forScale: 9, isDark: false)?.scale == 3)
    #expect(variants.best(forScale: 1, isDark: true) == nil)
  }

  @Test func `a dark file belongs to its light one`() throws {
    try write(to: "a.png")
    try write(to: "a-dark@2x.png")
    let index = AssetIndex(folder: folder)
    #expect(Set(index.images["a"]?.map(\.isDark) ?? []) == [false, true])
    #expect(index.images["a-dark"]?.map(\.isDark) == [false])
  }

  @Test func `a catalogue's images have scales, appearances and rendering intents`() throws {
    try write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "h@2x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "d@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Media.xcassets/Icons/heart.imageset/Contents.json")
    let variants = try #require(AssetIndex(folder: folder).images["heart"])
    #expect(variants.map(\.scale) == [2, 2])
    #expect(variants.map(\.isDark) == [false, true])
    #expect(variants.allSatisfy { $0.renderingMode == .alwaysTemplate })
  }

  @Test func `a namespace is part of an image's name`() throws {
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "M.xcassets/Icons/Contents.json")
    try write(#"{"images": [{"filename": "h.svg"}]}"#, to: "M.xcassets/Icons/heart.imageset/Contents.json")
    #expect(AssetIndex(folder: folder).images.keys.sorted() == ["Icons/heart"])
  }

  @Test func `a colour set is a dynamic colour`() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "255", "alpha": "0.5"}}}]}
      """, to: "M.xcassets/Accent.colorset/Contents.json")
    let color = try #require(AssetIndex(folder: folder).colors["Accent"])
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .orange)
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 0.5)
    )
  }

  @Test func `an image is chosen for the device's idiom`() throws {
    try write(
      """
      {"images": [
        {"idiom": "universal", "scale": "2x", "filename": "all.png"},
        {"idiom": "ipad", "scale": "1x", "filename": "pad.png"},
        {"idiom": "watch", "scale": "2x", "filename": "watch.png"},
        {"idiom": "universal", "scale": "2x", "filename": "sharp.png",
         "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """, to: "M.xcassets/heart.imageset/Contents.json")
    let variants = try #require(AssetIndex(folder: folder).images["heart"])
    func file(_ device: UIUserInterfaceIdiom) -> String? {
      variants.best(forScale: 2, isDark: false, device: device).map {
        ($0.path as NSString).lastPathComponent
      }
    }
    #expect(variants.count == 2)
    #expect(file(.phone) == "all.png")
    #expect(file(.pad) == "pad.png")
  }

  @Test func `a PDF is an image with the page's size`() throws {
    try write(#"{"images": [{"filename": "h.pdf"}]}"#, to: "M.xcassets/heart.imageset/Contents.json")
    try write(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Resources<<>>>>endobj
      trailer<</Size 4/Root 1 0 R>>
      """, to: "M.xcassets/heart.imageset/h.pdf")
    let image = try #require(AssetIndex(folder: folder).image(named: "heart", scale: 2))
    #expect(image.size == CGSize(width: 30, height: 20))
  }

  @Test func `a colour set can refer to a system colour`() throws {
    try write(
      """
      {"colors": [
        {"idiom": "mac", "color": {"platform": "osx", "reference": "windowBackgroundColor"}},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "secondaryLabelColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemGray4Color"}}]}
      """, to: "M.xcassets/Text.colorset/Contents.json")
    let color = try #require(AssetIndex(folder: folder).colors["Text"])
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(color.resolvedColor(with: light) == UIColor.secondaryLabel.resolvedColor(with: light))
    #expect(color.resolvedColor(with: dark) == UIColor.systemGray4.resolvedColor(with: dark))
  }

  @Test func `a high-contrast colour is not used`() throws {
    func entry(_ appearances: String, _ red: String) -> String {
      #"{"idiom": "universal", "appearances": [\#(appearances)], "color": {"components": {"red": "\#(red)", "#
        + #""green": "0", "blue": "0", "alpha": "1.000"}}}"#
    }
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let entries = [entry(high, "10"), entry("\(dark), \(high)", "20"), entry("", "51"), entry(dark, "102")]
    try write(
      #"{"colors": [\#(entries.joined(separator: ", "))]}"#, to: "M.xcassets/A.colorset/Contents.json")
    let color = try #require(AssetIndex(folder: folder).colors["A"])
    // 51 / 255 and 102 / 255.
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 0.2, green: 0, blue: 0, alpha: 1))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(red: 0.4, green: 0, blue: 0, alpha: 1))
  }

  @Test func `an iPad has its own colour`() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "0.0", "alpha": "1.0"}}},
        {"idiom": "ipad", "color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}
      """, to: "M.xcassets/A.colorset/Contents.json")
    let color = try #require(AssetIndex(folder: folder).colors["A"])
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceIdiom: .phone)) == .black)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceIdiom: .pad)) == .white)
  }

  @Test(arguments: [("78", 1.0 / 255), ("0", 1.0), ("1", 1.0)])
  func `a component of 1 is a 255th beside larger numbers`(green: String, red: Double) throws {
    let components = #"{"red": "1", "green": "\#(green)", "blue": "0", "alpha": "1"}"#
    try write(
      #"{"colors": [{"color": {"color-space": "srgb", "components": \#(components)}}]}"#,
      to: "M.xcassets/A.colorset/Contents.json")
    let color = try #require(AssetIndex(folder: folder).colors["A"])
    #expect(color.cgColor.components?.first == CGFloat(red))
    #expect(color.cgColor.alpha == 1)
  }

  @Test(arguments: ["../../secret.png", "/etc/secret.png", "../\u{301}secret.png"])
  func `a file outside its set is ignored`(file: String) throws {
    try write(#"{"images": [{"filename": "\#(file)"}]}"#, to: "M.xcassets/heart.imageset/Contents.json")
    #expect(AssetIndex(folder: folder).images.isEmpty)
  }

  /// Two such links on each level make more folders than can ever be read.
  @Test(.timeLimit(.minutes(10))) func `links that form a cycle are not followed`() throws {
    try write(to: "icons/a.png")
    try write(#"{"images": [{"filename": "h.svg"}]}"#, to: "M.xcassets/Icons/heart.imageset/Contents.json")
    for link in ["icons/one", "icons/two", "M.xcassets/Icons/one", "M.xcassets/Icons/two"] {
      try FileManager.default.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: ".")
    }
    #expect(AssetIndex(folder: folder).images.keys.sorted() == ["a", "heart", "icons/a"])
  }

  private func link(_ name: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: path)
  }

  @Test func `a linked file outside the catalogue is not read`() throws {
    try write("picture", to: "outside.png")
    for (set, link) in [("a", "../../outside.png"), ("b", folder + "/outside.png"), ("c", "/dev/zero")] {
      try write(#"{"images": [{"filename": "l.png"}]}"#, to: "M.xcassets/\(set).imageset/Contents.json")
      try self.link("M.xcassets/\(set).imageset/l.png", to: link)
    }
    try write(#"{"symbols": [{"filename": "l.svg"}]}"#, to: "M.xcassets/d.symbolset/Contents.json")
    try link("M.xcassets/d.symbolset/l.svg", to: "../../outside.png")
    #expect(AssetIndex(folder: folder + "/M.xcassets/..").imageNames == ["outside"])
  }

  @Test func `linked sets, folders and lists outside the catalogue are not read`() throws {
    try write(#"{"images": [{"filename": "h.png"}]}"#, to: "other/h.imageset/Contents.json")
    try write(to: "other/h.imageset/h.png")
    try write(to: "M.xcassets/e.imageset/h.png")
    try link("M.xcassets/a.imageset", to: "../other/h.imageset")
    try link("M.xcassets/Group", to: "../other")
    try link("M.xcassets/e.imageset/Contents.json", to: "../../other/h.imageset/Contents.json")
    let names = AssetIndex(folder: folder).imageNames
    #expect(!names.contains("a") && !names.contains("e") && names.contains("other/h.imageset/h"))
  }

  @Test func `a link inside the catalogue is followed`() throws {
    try write(to: "M.xcassets/h.png")
    try write(#"{"images": [{"filename": "l.png"}]}"#, to: "M.xcassets/a.imageset/Contents.json")
    try link("M.xcassets/a.imageset/l.png", to: "../h.png")
    #expect(AssetIndex(folder: folder).images["a"]?.count == 1)
  }

  @Test func `a linked folder is searched only inside the app's folder`() throws {
    try write(to: "app/real/a.png")
    try write(to: "outside/b.png")
    try link("app/inner", to: "real")
    try link("app/outer", to: "../outside")
    try link("app/root", to: "/")
    try link("app/Outer.xcassets", to: "../outside")
    let names = AssetIndex(folder: folder + "/app").imageNames
    #expect(names == ["a", "inner/a", "real/a"])
  }

  /// Thirty folders that each link twice to the next one make a billion paths.
  @Test(.timeLimit(.minutes(10))) func `folders with very many paths are searched in finite time`() throws {
    for level in 0..<30 {
      try write(to: "\(level)/a.png")
      guard level < 29 else { continue }
      try link("\(level)/one", to: "../\(level + 1)")
      try link("\(level)/two", to: "../\(level + 1)")
    }
    #expect(AssetIndex(folder: folder).images["a"] != nil)
  }

  @Test func `a pipe in place of a file is not waited for`() throws {
    try write(#"{"images": [{"filename": "h.png"}]}"#, to: "M.xcassets/a.imageset/Contents.json")
    try write(to: "M.xcassets/b.imageset/h.png")
    for name in ["M.xcassets/a.imageset/h.png", "M.xcassets/b.imageset/Contents.json", "c.svg", "d.pdf"] {
      #expect(mkfifo(folder + "/" + name, 0o600) == 0)
    }
    let index = AssetIndex(folder: folder)
    #expect(index.imageNames == ["a", "c", "d"])
    for name in index.imageNames { #expect(index.image(named: name, scale: 2) == nil) }
    #expect(UIImage(contentsOfFile: folder + "/c.svg") == nil)
  }

  private static let page = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Resources<<>>>>endobj
    trailer<</Size 4/Root 1 0 R>>
    """

  @Test func `a loose PDF is found with and without its extension`() throws {
    try write(Self.page, to: "heart.pdf")
    let bundle = try #require(Bundle(path: folder))
    for name in ["heart.pdf", "heart"] {
      let image = UIImage(named: name, in: bundle, with: nil)
      #expect(image?.size == CGSize(width: 30, height: 20))
    }
  }

  @Test func `a broken PDF is reported once for all scales`() throws {
    try write("%PDF-1.4 and no more", to: "heart.pdf")
    let bundle = Bundle(path: folder)
    let found = Diagnostics.found {
      for scale in [1.0, 2.0, 3.0] {
        for _ in 0..<2 {
          let image = UIImage(
            named: "heart", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
          #expect(image == nil)
        }
      }
    }
    #expect(found.map(\.text) == ["\(folder)/heart.pdf is not drawn: pdftocairo finds no page in it"])
  }

  @Test func `a missing folder has no images`() {
    #expect(AssetIndex(folder: folder + "/none").images.isEmpty)
  }

  @Test func `a missing image or colour is nil`() {
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test func `a missing image is told once with its name, the places and the nearest names`() throws {
    for name in ["photo", "star", "heart"] { try write(to: "\(name).png") }
    let bundle = Bundle(path: folder)
    let found = Diagnostics.found {
      for scale in [1.0, 2.0] {
        let image = UIImage(
          named: "photoo", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
        #expect(image == nil)
      }
    }
    #expect(
      found.map(\.text) == [
        "there is no image named \"photoo\" in \(folder); the nearest names are photo, heart, star"
      ])
  }

  @Test func `a missing image in a place without images leads to the target's resources`() throws {
    try write("a", to: "note.txt")
    let bundle = Bundle(path: folder)
    let found = Diagnostics.found { #expect(UIImage(named: "photo", in: bundle, with: nil) == nil) }
    #expect(
      found.map(\.text) == [
        "there is no image named \"photo\" in \(folder); these places have no images, so add the files to the target's resources"
      ])
  }

  @Test func `a missing colour is told too`() throws {
    try write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#,
      to: "A.xcassets/Accent.colorset/Contents.json")
    let bundle = Bundle(path: folder)
    let found = Diagnostics.found { #expect(UIColor(named: "Acent", in: bundle, compatibleWith: nil) == nil) }
    #expect(found.map(\.text) == ["there is no color named \"Acent\" in \(folder); the only name is Accent"])
  }

  @Test func `an image that is found is told nothing about`() throws {
    try write(Self.page, to: "heart.pdf")
    let bundle = Bundle(path: folder)
    #expect(Diagnostics.found { _ = UIImage(named: "heart", in: bundle, with: nil) }.isEmpty)
  }

  @Test func `a symbol set gives a symbol image`() throws {
    try write(
      #"{"symbols": [{"filename": "flag.svg", "idiom": "universal"}]}"#,
      to: "A.xcassets/my.flag.symbolset/Contents.json")
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>"#,
      to: "A.xcassets/my.flag.symbolset/flag.svg")
    let variants = try #require(AssetIndex(folder: folder).images["my.flag"])
    #expect(variants.map(\.isSymbol) == [true])
    #expect(variants.map(\.symbolName) == ["my.flag"])
  }
}
