internal import CellSnapSourcePass

/// The symbols that Xcode makes for the asset catalogues of an app, as far as its files name them.
struct AppSymbols {
  /// The text of their file; nil if there are none.
  let text: String?

  /// - Parameter hasSwiftUI: whether the package has SwiftUI.
  init(of target: AppTarget, in index: SliceIndex, hasSwiftUI: Bool) {
    let catalogues = target.resources.filter { $0.pathExtension == "xcassets" }
    let names = index.files.flatMap(\.declarations).reduce(into: Set<String>()) { $0.formUnion($1.bodyNames) }
    let symbols = AssetSymbols(in: catalogues) { names.contains($0) }
    guard !symbols.isEmpty else {
      text = nil
      return
    }
    let members = ["UIColor", "UIImage"].map { type in
      (
        type,
        Set(
          (index.extensions[type] ?? []).flatMap { index.members(of: $0) }.map { index[$0] }.filter(
            \.isStatic
          )
          .flatMap(\.names))
      )
    }
    // This is the initialiser of Kingfisher's type of the same name.
    let others: Set<String> = names.contains("downloadURL:") ? ["ImageResource"] : []
    text = symbols.text(
      besides: AssetSymbols.Surroundings(
        members: Dictionary(uniqueKeysWithValues: members), types: others.union(index.types.keys),
        hasSwiftUI: hasSwiftUI))
  }
}
