internal import Foundation

/// The images and colours of a folder, by name.
package struct AssetIndex: Sendable {
  /// The path of the folder.
  let folder: String
  private(set) var images: [String: [ImageVariant]] = [:]
  /// The colours by name.
  package private(set) var colors: [String: UIColor] = [:]

  /// Reads a folder and, unless `isFlat`, the folders inside it. Asset catalogues are always read whole.
  ///
  /// A file is named by its path in the folder, and also by its file name alone where no other image has that name.
  /// `Name-dark.png` takes the place of `Name.png` in the dark appearance. Links to folders outside are not
  /// followed.
  package init(folder: String, isFlat: Bool = false) {
    var count = FolderCount()
    self.init(folder: folder, isFlat: isFlat, around: EnclosingFolders(), &count)
  }

  private init(
    folder: String, isFlat: Bool, around: EnclosingFolders, _ count: inout FolderCount
  ) {
    self.folder = folder
    guard count.take(folder), let around = around.entering(folder) else { return }
    let files = FileManager.default
    let top = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var loose: [String] = []
    for entry in top {
      let path = folder + "/" + entry
      if entry.hasSuffix(".xcassets") {
        guard around.entering(path) != nil else { continue }
        read(AssetCatalog(path: path, &count))
      } else if Self.isImage(entry) {
        loose.append(entry)
      } else if !isFlat, Self.isFolder(path) {
        let inner = AssetIndex(folder: path, isFlat: false, around: around, &count)
        for (name, variants) in inner.images {
          images[entry + "/" + name] = variants
          if images[name] == nil { images[name] = variants }
        }
        colors.merge(inner.colors) { first, _ in first }
      }
    }
    for entry in loose.sorted(by: Self.comesBefore) { addFile(entry, in: folder) }
  }

  /// The names of all images, sorted.
  package var imageNames: [String] { images.keys.sorted() }

  private mutating func addFile(_ entry: String, in folder: String) {
    let (name, isDark) = ImageVariant.name(ofFile: entry)
    let scale = ImageVariant.scale(ofFile: entry)
    let variant = ImageVariant(path: folder + "/" + entry, scale: scale, isDark: isDark)
    // A file whose name ends in "-dark" is also an image of that name.
    if isDark { images[name + "-dark", default: []].append(Self.light(variant)) }
    guard !(images[name] ?? []).contains(where: { $0.scale == scale && $0.isDark == isDark }) else { return }
    images[name, default: []].append(variant)
  }

  private static func light(_ variant: ImageVariant) -> ImageVariant {
    var variant = variant
    variant.isDark = false
    return variant
  }

  private mutating func read(_ catalog: AssetCatalog) {
    images.merge(catalog.images) { _, new in new }
    colors.merge(catalog.colors) { _, new in new }
  }

  private static func isImage(_ entry: String) -> Bool {
    ImageVariant.extensions.contains((entry as NSString).pathExtension.lowercased())
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func comesBefore(_ left: String, _ right: String) -> Bool {
    func rank(_ entry: String) -> Int {
      ImageVariant.extensions.firstIndex(of: (entry as NSString).pathExtension.lowercased()) ?? 0
    }
    return (rank(left), left) < (rank(right), right)
  }
}
