import Foundation

/// A kind of change.
enum PlantKind: String, CaseIterable {
  case number
  case flag
  case text
  case operation
  case defaultArgument
  case extensionNumber
  case protocolDefault
  case global
  case superclass
  case shadowing
  case override
  case overload
  case conformance
  case assetColor
  case nibAttribute
  case translation
  case vector
  case data
  case entryChange
  case entryAddition

  /// Returns the changes of this kind that some files allow.
  func plants(in files: [URL]) -> [Plant] {
    files.flatMap { file -> [Plant] in
      guard let data = try? Data(contentsOf: file) else { return [] }
      let bytes = [UInt8](data)
      if file.pathExtension == "swift" {
        let source = SourceText(bytes)
        let isCatalogue = !source.places(of: "CatalogEntry").isEmpty
        if self == .entryChange || self == .entryAddition {
          return isCatalogue ? SourcePlants(file: file, source: source).plants(of: self) : []
        }
        return isCatalogue ? [] : SourcePlants(file: file, source: source).plants(of: self)
      }
      return ResourcePlants(file: file, bytes: bytes).plants(of: self)
    }
  }
}
