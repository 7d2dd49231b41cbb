import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellCommandLine

@Suite struct PictureMarkdownTests {
  private func picture(light: String?, dark: String? = nil, text: String = "A post.")
    -> PictureMarkdown.Picture
  {
    PictureMarkdown.Picture(
      title: "Post-320", alternativeText: text, width: 320, light: light, dark: dark)
  }

  @Test func `a picture in two appearances has a source for the dark one`() {
    let both = picture(light: "out/Post-320@2x.png", dark: "out/Post-320~dark@2x.png")
    #expect(
      PictureMarkdown([both], naming: .docc).text == """
        ![A post.](Post-320)

        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="out/Post-320~dark@2x.png">
          <img alt="A post." src="out/Post-320@2x.png" width="320">
        </picture>

        """)
  }

  @Test func `a picture in one appearance is one image`() {
    let alone = picture(light: nil, dark: "out/Post.png")
    #expect(
      PictureMarkdown([alone], naming: .folders).text
        == "<img alt=\"A post.\" src=\"out/Post.png\" width=\"320\">\n")
  }

  @Test func `signs with a meaning are escaped`() {
    let text = PictureMarkdown([picture(light: "a b/\"c.png", text: "[a]<b>&\"")], naming: .docc).text
    #expect(text.contains("![\\[a\\]\\<b\\>&\"](Post-320)"))
    #expect(text.contains("<img alt=\"[a]&lt;b&gt;&amp;&quot;\" src=\"a%20b/%22c.png\""))
  }

  @MainActor @Test func `the results of both appearances are one picture with the light description`() throws
  {
    let results = try [UIUserInterfaceStyle.dark, .light].map { style in
      let configuration = SnapshotConfiguration(width: 320, userInterfaceStyle: style)
      let name = SnapshotName(entry: try EntryName("A/b"), configuration: configuration)
      let path = PictureNaming.docc.path(of: name, configuration, format: .png)
      return RenderResult(
        name: name.entry, configuration: configuration, size: CGSize(width: 340, height: 10), rowCount: 1,
        tileCount: 1, files: [TileResult.File(path: path, byteCount: 1, outcome: .written)],
        alternativeText: style == .dark ? "Dark." : "Light.")
    }
    #expect(
      PictureMarkdown(of: results, in: "out", naming: .docc).pictures == [
        PictureMarkdown.Picture(
          title: "A-b-320", alternativeText: "Light.", width: 340, light: "out/A-b-320@2x.png",
          dark: "out/A-b-320~dark@2x.png")
      ])
  }
}
