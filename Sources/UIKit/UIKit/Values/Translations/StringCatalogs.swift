internal import CellDrawing
internal import Foundation

/// The string catalogues of the process's bundles. Each is read once.
enum StringCatalogs {
  /// The maximum size of a catalogue, in bytes.
  private static let maximumBytes = 64 << 20

  private static let catalogs = Mutex<[String: StringCatalog?]>([:])

  fileprivate static func text(_ key: String, table: String, bundle: String, language: String) -> NSObject? {
    let catalog = catalogs.withLock { catalogs in
      let name = "\(bundle)/\(table)"
      if let known = catalogs[name] { return known }
      // An imported app's bundle has its translations in a folder.
      let paths = ["\(bundle)/\(table).xcstrings", "\(bundle)/Resources/\(table).xcstrings"]
      let read = paths.lazy.compactMap(Self.read(_:)).first
      catalogs[name] = .some(read)
      return read
    }
    return catalog?.text(key, in: language)
  }

  private static func read(_ path: String) -> StringCatalog? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do throws(OrdinaryFileError) {
      let data = Data(try OrdinaryFile.bytes(atPath: path, limit: maximumBytes))
      if let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) { return catalog }
      Diagnostics.report("\(path) is not read: it is no string catalogue")
    } catch {
      Diagnostics.report("\(path) is not read: \(error)")
    }
    return nil
  }
}

/// Returns a text of a string catalogue for `NSLocalizedString` and everything else that looks up translations, with
/// a reference. `CellSnapLocalization` calls it by its name in C.
@_cdecl("cellsnap_copy_catalog_text")
func copyCatalogText(
  _ path: UnsafePointer<CChar>, _ key: UnsafeRawPointer, _ table: UnsafePointer<CChar>,
  _ language: UnsafePointer<CChar>
) -> UnsafeRawPointer? {
  let text = StringCatalogs.text(
    Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue() as String, table: String(cString: table),
    bundle: String(cString: path), language: String(cString: language))
  return text.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
}
