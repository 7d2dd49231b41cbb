import CellDrawing
import Foundation
import UIKit

extension FuzzTarget {
  static let assets = FuzzTarget("assets", "an asset catalogue whose files and folders the bytes name") {
    bytes in
    var source = ByteSource(bytes)
    let folder = "\(NSTemporaryDirectory())cellsnap-fuzz-assets-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for _ in 0..<6 where !source.isEmpty {
      let place = "\(folder)/Media.xcassets/\(source.element(of: folders, or: ""))"
      try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let name = source.element(of: files, or: "")
      let kind = source.byte()
      let content = kind & 1 == 1 ? contents : kind & 2 == 2 ? source.longText() : source.text()
      try? Data(content.utf8).write(to: URL(filePath: "\(place)/\(name)"))
    }
    let index = AssetIndex(folder: folder)
    for color in index.colors.values {
      for style in [UIUserInterfaceStyle.light, .dark] {
        _ = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
      }
    }
    for name in index.imageNames {
      let view = UIImageView(image: index.image(named: name, scale: 2))
      view.frame.size = CGSize(width: 20, height: 20)
      ScenePictures.draw(view.scene(), longestSide: 20)
    }
  }

  private static let folders = [
    "", "A.imageset", "B.colorset", "C.symbolset", "Group", "Group/D.imageset", "Group/E.colorset",
    ".imageset",
  ]
  private static let files = ["Contents.json", "a.png", "a@2x.png", "a.svg", "b-dark.svg", "Contents.json"]
  private static let contents = """
    {"images":[{"filename":"a.svg","scale":"2x"},{"filename":"b-dark.svg","appearances":[{"appearance":"luminosity",\
    "value":"dark"}]}],"symbols":[{"filename":"a.svg"}],"properties":{"provides-namespace":true,\
    "template-rendering-intent":"template"},"colors":[{"color":{"color-space":"display-p3","components":{"red":\
    "0x1FF","green":"1e999","blue":"-3","alpha":"nan"}}}]}
    """
}
