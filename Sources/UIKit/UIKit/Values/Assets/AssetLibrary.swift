internal import CellDrawing
internal import Foundation

/// The images and colours of an app's bundles, found by name.
enum AssetLibrary {
  private struct ImageKey: Hashable {
    var name: String
    var bundle: String?
    var scale: CGFloat
    var device: UIUserInterfaceIdiom
  }

  private static let indexes = Mutex<[String: AssetIndex]>([:])
  /// The result of a search.
  private struct Found: Sendable {
    /// The image; nil for a name that no bundle has and for an image that cannot be read.
    var image: UIImage?
    /// The files that could not be read. They are reported again for every picture that asks for the image.
    var faults: [Diagnostic]
    /// The message for a name that no bundle has.
    var absence: String?
  }

  private static let images = Mutex<[ImageKey: Found]>([:])

  /// Returns the image of a name, from `bundle` if there is one. Without a bundle, the search covers loose files
  /// beside the executable, then every `.resources` folder there.
  ///
  /// - Parameter isExpected: Whether a missing image is reported, which it is not where a symbol may take its place.
  static func image(
    named name: String, in bundle: Bundle?, scale: CGFloat, isExpected: Bool = true
  ) -> UIImage? {
    let device = Device.currentTraits.userInterfaceIdiom
    let key = ImageKey(name: name, bundle: bundle?.bundlePath, scale: scale, device: device)
    let found: Found
    if let known = images.withLock({ $0[key] }) {
      found = known
    } else {
      let diagnostics = Diagnostics()
      let (image, absence) = diagnostics.collecting {
        search(name, in: bundle, scale: scale, device: device)
      }
      found = Found(image: image, faults: diagnostics.take(), absence: absence)
      images.withLock { $0[key] = found }
    }
    for fault in found.faults { Diagnostics.report(fault.message) }
    if isExpected, let absence = found.absence { Diagnostics.report(absence) }
    return found.image
  }

  private static func search(
    _ name: String, in bundle: Bundle?, scale: CGFloat, device: UIUserInterfaceIdiom
  ) -> (UIImage?, absence: String?) {
    let stem =
      ImageVariant.extensions.contains((name as NSString).pathExtension.lowercased())
      ? ImageVariant.name(ofFile: name).name : name
    let indexes = indexes(for: bundle)
    for index in indexes {
      if let image = index.image(named: stem, scale: scale, device: device) { return (image, nil) }
    }
    // A file that cannot be read is reported by its reader.
    guard !name.isEmpty, !indexes.contains(where: { $0.images[stem] != nil }) else { return (nil, nil) }
    return (nil, MissingAsset(kind: .image, name: name, indexes: indexes).message)
  }

  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    let indexes = indexes(for: bundle)
    for index in indexes {
      if let color = index.colors[name] { return color }
    }
    if !name.isEmpty { Diagnostics.report(MissingAsset(kind: .color, name: name, indexes: indexes).message) }
    return nil
  }

  private static func indexes(for bundle: Bundle?) -> [AssetIndex] {
    let main = Bundle.main.bundlePath
    if let bundle, bundle.bundlePath != main { return [index(of: bundle.bundlePath, isFlat: false)] }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []).sorted()
    let bundles = entries.filter { $0.hasSuffix(".resources") }.map { main + "/" + $0 }
    return [index(of: main, isFlat: true)] + bundles.map { index(of: $0, isFlat: false) }
  }

  private static func index(of folder: String, isFlat: Bool) -> AssetIndex {
    if let known = indexes.withLock({ $0[folder] }) { return known }
    let index = AssetIndex(folder: folder, isFlat: isFlat)
    indexes.withLock { $0[folder] = index }
    return index
  }
}
