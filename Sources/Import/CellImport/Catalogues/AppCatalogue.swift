package import CellSnapSourcePass

/// The catalogue of an app's views, as files that are compiled with the slice.
package struct AppCatalogue: SliceCompanion {
  /// A class with what the compiler refused of it so far.
  struct Entry {
    let drawn: DrawnClass
    /// The name of its property in the catalogue.
    let identifier: String
    /// The lines after the entry that say where the app shows the view, without those that the compiler refused.
    var placing: [String]
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
  /// The texts of the entries, when they were written last.
  private var writtenTexts: [String: String] = [:]
  /// Whether the compiler refused the list of the app's previews.
  private var refusesPreviews = false
  /// The classes that the app's own previews show, each with a file of a preview.
  private(set) var previewed: [(name: String, path: String)] = []
  private let module: String
  /// The modules of others that the app's files may import.
  private let modules: Set<String>
  /// The modules that a file imports, by its number.
  private var imports: [Int: [String]] = [:]
  private let hasFonts: Bool
  private let symbols: AppSymbols?
  /// The samples of values that change over time.
  private(set) var streams: StreamSamples
  /// The style that the whole app has, such as `.dark`; nil if each picture has its own.
  private let style: String?
  private let images: [String]

  /// - Parameters:
  ///   - module: the name of the app's module in the package.
  ///   - hasFonts: whether the app names fonts in its `Info.plist`.
  ///   - places: where the app shows the classes.
  ///   - symbols: the symbols of the app's asset catalogues.
  ///   - images: the names of the app's images.
  ///   - modules: the modules of others that the app's files may import.
  init(
    _ classes: [DrawnClass], module: String, hasFonts: Bool = false, places: AppPlaces = AppPlaces(),
    symbols: AppSymbols? = nil, images: [String] = [], modules: Set<String> = []
  ) {
    self.symbols = symbols
    self.modules = modules
    streams = StreamSamples(of: modules)
    self.images = images
    var names = Set(classes.map(\.name))
    entries = classes.map {
      Entry(
        drawn: $0, identifier: Self.identifier($0.name, besides: &names), placing: places.lines(for: $0.name))
    }
    self.module = module
    self.hasFonts = hasFonts
    style = places.style
  }

  package mutating func files(for state: SliceState) -> [(name: String, text: String)] {
    let samples = SamplesFile(state, images: images, modules: modules)
    for entry in entries where imports[entry.drawn.place.file] == nil {
      imports[entry.drawn.place.file] = state.index.files[entry.drawn.place.file].imports(among: modules)
    }
    self.samples = samples
    writtenSamples = refusedSamples
    for entry in entries {
      writtenWays[entry.drawn.name] = entry.refusedWays
    }
    for entry in entries { fillings[entry.drawn.name] = Filling(entry.drawn.place, in: state) }
    previewed = refusesPreviews ? [] : AppPreviews.subjects(in: state)
    // The app's own samples are the better ones.
    let previews = previewed.isEmpty ? "" : "      CatalogEntry.previews(of: CellSnapPreviews.bySubject),\n"
    let shown = entries.filter { !$0.isRefused && state.treatment(of: $0.drawn.place) == .whole }
    let fonts = hasFonts ? "Bundle.module.bundlePath + \"/Resources/\(Self.fontFolder)\"" : ""
    let list = shown.map { "      \($0.identifier),\n" }.joined()
    let all = """
      import CellCatalog
      import CellShapes
      import Foundation

      /// The catalogue of the app's cells and views.
      public enum AppCatalogue {
        /// The folders with the fonts that the app's `Info.plist` names.
        public static var fontFolders: [String] { [\(fonts)] }

        @MainActor public static var entries: [CatalogEntry] {
          AppSamples.add()
          let entries: [[CatalogEntry]] = [

      """ + previews + list + "    ]\n    return entries.flatMap { $0 }"
      + (style.map { ".userInterfaceStyle(\($0))" } ?? "") + "\n  }\n}\n"
    let texts = shown.map { (name: $0.identifier + ".entry.swift", text: text(of: $0)) }
    writtenTexts = Dictionary(texts.map { ($0.name, $0.text) }) { first, _ in first }
    return [
      ("AppCatalogue.swift", all), ("AppSamples.swift", samples.text(refused: refusedSamples)),
      (AppSurroundings.fileName, AppSurroundings.text(module: module)),
    ] + (symbols?.text.map { [(AssetSymbols.fileName, $0)] } ?? [])
      + streams.files.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
      + texts
  }

  package mutating func leaveOut(file: String, line: Int, because reason: String) -> Bool {
    if file == "AppSamples.swift" {
      guard let type = samples?.type(onLine: line, refused: writtenSamples) else { return false }
      // Several errors on one line refuse it once.
      guard refusedSamples[type] == writtenSamples[type] else { return true }
      refusedSamples[type, default: 0] += 1
      return refusedSamples[type] ?? 0 <= 2
    }
    if streams.leaveOut(file, because: reason) { return true }
    if file == "AppCatalogue.swift", !refusesPreviews, reason.contains("CellSnapPreviews") {
      refusesPreviews = true
      return true
    }
    guard let index = entries.firstIndex(where: { $0.identifier + ".entry.swift" == file })
    else { return false }
    if leaveOutPlacing(ofLine: line, in: &entries[index], file) { return true }
    if line >= Self.firstLineOfFilling + imports(of: entries[index]).count,
      entries[index].refusedWays < ways(of: entries[index]).count
    {
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

  /// Leaves out a line about the place of a view, or all of them where the compiler does not say which one it refuses.
  private func leaveOutPlacing(ofLine line: Int, in entry: inout Entry, _ file: String) -> Bool {
    let lines = (writtenTexts[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return false }
    if line == Self.lineOfEntry + imports(of: entry).count {
      guard lines.contains(where: { $0.hasPrefix("    .") }) else { return false }
      entry.placing = []
      return true
    }
    // Several errors on one line leave it out once.
    let text = lines[line - 1].drop { $0 == " " }
    guard text.hasPrefix(".") else { return false }
    entry.placing.removeAll { $0 == text }
    return true
  }

  private func ways(of entry: Entry) -> [[String]] { fillings[entry.drawn.name]?.ways ?? [] }

  /// The modules that an entry imports besides the usual ones, as the view's initialiser and functions may name them.
  private func imports(of entry: Entry) -> [String] { imports[entry.drawn.place.file] ?? [] }

  /// The line in an entry's file with the entry's name, without further imports.
  private static let lineOfEntry = 7

  /// The line in an entry's file from which a view is filled, without further imports.
  private static let firstLineOfFilling = 11

  private func text(of entry: Entry) -> String {
    let ways = ways(of: entry)
    let way = ways.indices.contains(entry.refusedWays) ? ways[entry.refusedWays] : []
    let name = entry.drawn.name
    return """
      import CellCatalog
      import CellShapes
      import UIKit\(imports(of: entry).map { "\nimport \($0)" }.joined())

      extension AppCatalogue {
        @MainActor static var \(entry.identifier): [CatalogEntry] {
          CatalogEntry.sampled("\(name.replacing(".", with: " "))", isFilled: \(!way.isEmpty)) { samples in
            let view: \(entry.drawn.type) = \(entry.drawn.making)
            return view
          } filled: { (view: \(entry.drawn.type), samples) in

      """ + way.map { "      \($0)\n" }.joined() + "    }\n"
        + entry.placing.map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  /// Returns the name of the property for a class, which no class and no other property has.
  private static func identifier(_ name: String, besides names: inout Set<String>) -> String {
    var text = identifier(name)
    while !names.insert(text).inserted { text += "View" }
    return text
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
