import CellCatalog
import CellInspection
import CellSnapshots
import Foundation

extension FuzzTarget {
  static let illustrations = FuzzTarget(
    "illustrations", "names of views, colours, DocC's names and descriptions of pictures"
  ) { bytes in
    let texts = bytes.split(separator: 0, maxSplits: 15).map { String(decoding: $0, as: UTF8.self) }
    for text in texts {
      if let name = ViewName(text) {
        precondition(ViewName(name.text) == name, "a name is written in a form that cannot be read")
      }
      _ = PageBackground(text)
      guard let entry = try? EntryName(text) else { continue }
      let configuration = SnapshotConfiguration(width: 320)
      let name = SnapshotName(entry: entry, configuration: configuration)
      let path = PictureNaming.docc.path(of: name, configuration, format: .png)
      precondition(
        path.hasSuffix("-320@2x.png") && !path.contains("/") && path.count { $0 == "@" || $0 == "~" } == 1,
        "a name has signs that DocC reads")
    }
    let text = AlternativeText(texts).text
    precondition(
      text.count <= AlternativeText.maximumLength && !text.contains(where: \.isNewline),
      "a description is too long, or has several lines")
  }
}
