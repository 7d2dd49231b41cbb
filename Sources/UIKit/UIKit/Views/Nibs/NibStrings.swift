internal import CellDrawing
internal import Foundation

/// The translated texts of a document.
@MainActor enum NibStrings {
  /// The maximum size of a file of texts, in bytes.
  private static let maximumBytes = 16 << 20

  /// Returns the texts by object and attribute, as in `Abc-12-xYz.text`. A text of an earlier file wins.
  static func texts(in paths: [String], language: String) -> [String: String] {
    paths.reduce(into: [:]) { texts, path in
      texts.merge(self.texts(in: path, language: language)) { first, _ in first }
    }
  }

  private static func texts(in path: String, language: String) -> [String: String] {
    do throws(OrdinaryFileError) {
      let data = Data(try OrdinaryFile.bytes(atPath: path, limit: maximumBytes))
      if path.hasSuffix(".xcstrings") { return catalogTexts(data, path, language) }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let texts = list as? [String: String] { return texts }
      Diagnostics.report("\(path) is not read: it is no file of texts in the form \"key\" = \"text\";")
    } catch {
      Diagnostics.report("\(path) is not read: \(error)")
    }
    return [:]
  }

  private static func catalogTexts(_ data: Data, _ path: String, _ language: String) -> [String: String] {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
      Diagnostics.report("\(path) is not read: it is no string catalogue")
      return [:]
    }
    return catalog.strings.keys.reduce(into: [:]) { texts, key in
      texts[key] = catalog.plainText(key, in: language)
    }
  }
}
