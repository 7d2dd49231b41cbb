internal import CellDrawing
internal import CellNibs
internal import Foundation

/// The nib files and storyboards of an app's bundles. Each is read once.
@MainActor enum NibLibrary {
  private struct Key: Hashable {
    var path: String
    var language: String
    var bundle: String?
  }

  private struct PlanKey: Hashable {
    var file: ObjectIdentifier
    var device: Device
  }

  private static var plans: [PlanKey: NibPlan] = [:]
  /// The folders that are searched, by the bundle's path.
  private static var searched: [String: [Folder]] = [:]
  private static var indexes: [String: NibIndex] = [:]
  private static var files: [Key: NibFile] = [:]
  private static var errors: [String: String] = [:]

  /// Returns a nib file or storyboard. A file that is missing or that cannot be read is reported.
  ///
  /// Without a bundle, the search covers loose files beside the executable, then every `.resources` folder there.
  static func file(named name: String, extensions: [String], in bundle: Bundle?) -> NibFile? {
    let language = CurrentDevice.now.device.language
    let isPad = Device.currentTraits.userInterfaceIdiom == .pad
    let stem =
      extensions.contains((name as NSString).pathExtension) ? (name as NSString).deletingPathExtension : name
    let folders = folders(of: bundle)
    for folder in folders {
      let index = index(of: folder.path, isFlat: folder.isFlat)
      guard let path = index.path(stem, extensions: extensions, language: language, isPad: isPad) else {
        continue
      }
      return file(at: path, in: bundle, language: language, index: index, module: folder.module)
    }
    Diagnostics.report(
      "there is no \(stem).\(extensions[0]) in \(folders.map(\.path).joined(separator: ", ")); "
        + "copy it there as a resource of the target")
    return nil
  }

  /// Returns the objects of a file prepared for the current device. Fonts, colours and texts depend on it.
  static func plan(of file: NibFile) -> NibPlan {
    let key = PlanKey(file: ObjectIdentifier(file), device: CurrentDevice.now.device)
    if let known = plans[key] { return known }
    let plan = NibPlan(file)
    plans[key] = plan
    return plan
  }

  /// Whether a bundle has a file, so that a controller can do without.
  static func has(_ name: String, extensions: [String], in bundle: Bundle?) -> Bool {
    let isPad = Device.currentTraits.userInterfaceIdiom == .pad
    return folders(of: bundle).contains { folder in
      index(of: folder.path, isFlat: folder.isFlat)
        .path(name, extensions: extensions, language: CurrentDevice.now.device.language, isPad: isPad) != nil
    }
  }

  private static func file(
    at path: String, in bundle: Bundle?, language: String, index: NibIndex, module: String?
  ) -> NibFile? {
    let key = Key(path: path, language: language, bundle: bundle?.bundlePath)
    if let known = files[key] { return known }
    if let error = errors[path] {
      Diagnostics.report(error)
      return nil
    }
    do {
      let document = try NibDocument(bytes: try bytes(of: path), path: path)
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      var strings: [String: String] = [:]
      let faults = Diagnostics.found {
        strings = NibStrings.texts(in: index.translations(of: name, language: language), language: language)
      }
      let file = NibFile(
        document: document, bundle: bundle, strings: strings, module: module, faults: faults.map(\.message))
      files[key] = file
      return file
    } catch {
      errors[path] = "\(error)"
      Diagnostics.report("\(error)")
      return nil
    }
  }

  private static func bytes(of path: String) throws(NibError) -> [UInt8] {
    do throws(OrdinaryFileError) {
      return try OrdinaryFile.bytes(atPath: path)
    } catch {
      throw NibError(path: path, reason: "it cannot be read: \(error)")
    }
  }

  private struct Folder {
    var path: String
    var isFlat: Bool
    /// The module of the target to which the folder belongs, if it is known.
    var module: String?
  }

  private static func folders(of bundle: Bundle?) -> [Folder] {
    let path = bundle?.bundlePath ?? Bundle.main.bundlePath
    if let known = searched[path] { return known }
    let folders = foldersToSearch(for: bundle)
    searched[path] = folders
    return folders
  }

  private static func foldersToSearch(for bundle: Bundle?) -> [Folder] {
    let main = Bundle.main.bundlePath
    if let bundle, bundle.bundlePath != main {
      return [Folder(path: bundle.bundlePath, isFlat: false, module: module(of: bundle.bundlePath))]
    }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []).sorted()
    return [Folder(path: main, isFlat: true, module: nil)]
      + entries.filter { $0.hasSuffix(".resources") }.map {
        Folder(path: "\(main)/\($0)", isFlat: false, module: module(of: $0))
      }
  }

  /// Returns the module of a folder such as `Package_Target.resources`.
  private static func module(of folder: String) -> String? {
    let name = (folder as NSString).lastPathComponent
    guard name.hasSuffix(".resources"), let underscore = name.firstIndex(of: "_") else { return nil }
    let target = name[name.index(after: underscore)...].dropLast(".resources".count)
    return String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func index(of folder: String, isFlat: Bool) -> NibIndex {
    if let known = indexes[folder] { return known }
    let index = NibIndex(folder: folder, isFlat: isFlat)
    indexes[folder] = index
    return index
  }
}
