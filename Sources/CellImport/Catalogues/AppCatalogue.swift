package import CellSnapSourcePass

/// The catalogue of an app's views, as files that are compiled with the cut.
package struct AppCatalogue: CutCompanion {
  /// A class with what the compiler refused of it so far.
  struct Entry {
    let drawn: DrawnClass
    var refusedWays = 0
    var isRefused = false
    var reason: String?
  }

  /// The folder in the package's resources with the fonts that the app names in its `Info.plist`.
  static let fontFolder = "RegisteredFonts"

  private(set) var entries: [Entry]
  /// How often the compiler refused the sample of a type.
  private var refusedSamples: [String: Int] = [:]
  /// The same, when the files were written last.
  private var writtenSamples: [String: Int] = [:]
  private var writtenWays: [String: Int] = [:]
  private var samples: SamplesFile?
  private var fillings: [String: Filling] = [:]
  private let module: String
  private let hasFonts: Bool
  private let images: [String]

  /// - Parameters:
  ///   - module: the name of the app's module in the package.
  ///   - hasFonts: whether the app names fonts in its `Info.plist`.
  ///   - images: the names of the app's images.
  package init(_ classes: [DrawnClass], module: String, hasFonts: Bool = false, images: [String] = []) {
    self.images = images
    entries = classes.map { Entry(drawn: $0) }
    self.module = module
    self.hasFonts = hasFonts
  }

  package mutating func files(for state: CutState) -> [(name: String, text: String)] {
    let samples = SamplesFile(state, images: images)
    self.samples = samples
    writtenSamples = refusedSamples
    for entry in entries {
      writtenWays[entry.drawn.name] = entry.refusedWays
    }
    for entry in entries { fillings[entry.drawn.name] = Filling(entry.drawn.place, in: state) }
    let shown = entries.filter { !$0.isRefused && state.treatment(of: $0.drawn.place) == .whole }
    let fonts = hasFonts ? "Bundle.module.bundlePath + \"/Resources/\(Self.fontFolder)\"" : ""
    let list = shown.map { "      \(Self.identifier($0.drawn.name)),\n" }.joined()
    let all = """
      import CellCatalog
      import Foundation

      /// The catalogue of the app's cells and views.
      public enum AppCatalogue {
        /// The folders with the fonts that the app's `Info.plist` names.
        public static var fontFolders: [String] { [\(fonts)] }

        @MainActor public static var entries: [CatalogEntry] {
          AppSamples.add()
          let entries: [[CatalogEntry]] = [

      """ + list + "    ]\n    return entries.flatMap { $0 }\n  }\n}\n"
    return [
      ("AppCatalogue.swift", all), ("AppSamples.swift", samples.text(refused: refusedSamples)),
      (AppSurroundings.fileName, AppSurroundings.text(module: module)),
    ]
      + shown.map { (Self.identifier($0.drawn.name) + ".entry.swift", text(of: $0)) }
  }

  package mutating func leaveOut(file: String, line: Int, because reason: String) -> Bool {
    if file == "AppSamples.swift" {
      guard let type = samples?.type(onLine: line, refused: writtenSamples) else { return false }
      // Several errors on one line refuse it once.
      guard refusedSamples[type] == writtenSamples[type] else { return true }
      refusedSamples[type, default: 0] += 1
      return refusedSamples[type] ?? 0 <= 2
    }
    guard let index = entries.firstIndex(where: { Self.identifier($0.drawn.name) + ".entry.swift" == file })
    else { return false }
    if line >= Self.firstLineOfFilling, entries[index].refusedWays < ways(of: entries[index]).count {
      // Several errors in one way refuse it once.
      if writtenWays[entries[index].drawn.name] == entries[index].refusedWays {
        entries[index].refusedWays += 1
      }
      return true
    }
    guard !entries[index].isRefused else { return false }
    entries[index].isRefused = true
    entries[index].reason = reason
    return true
  }

  private func ways(of entry: Entry) -> [[String]] { fillings[entry.drawn.name]?.ways ?? [] }

  /// The line in an entry's file from which a view is filled.
  private static let firstLineOfFilling = 11

  private func text(of entry: Entry) -> String {
    let ways = ways(of: entry)
    let way = ways.indices.contains(entry.refusedWays) ? ways[entry.refusedWays] : []
    let name = entry.drawn.name
    return """
      import CellCatalog
      import CellShapes
      import UIKit

      extension AppCatalogue {
        @MainActor static var \(Self.identifier(name)): [CatalogEntry] {
          CatalogEntry.sampled("\(name.replacing(".", with: " "))", isFilled: \(!way.isEmpty)) { samples in
            let view: \(name) = \(entry.drawn.making)
            return view
          } filled: { (view: \(name), samples) in

      """ + way.map { "      \($0)\n" }.joined() + "    }\n  }\n}\n"
  }

  /// The name of the property for a class: `noteCell` for `NoteCell`.
  static func identifier(_ name: String) -> String {
    let plain = name.replacing(".", with: "_")
    let capitals = plain.prefix { $0.isUppercase || $0.isNumber }.count
    let count = capitals > 1 && capitals < plain.count ? capitals - 1 : max(1, capitals)
    let text = plain.prefix(count).lowercased() + plain.dropFirst(count)
    return ["self", "init", "default", "switch", "import", "entries"].contains(text) ? text + "View" : text
  }
}
