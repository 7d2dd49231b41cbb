internal import CellSnapSourcePass
internal import Foundation

extension TargetChoice {
  /// Chooses the target of a package whose views are drawn: the named one, or the one with most views. Its other targets
  /// stay modules of their own.
  mutating func choose(in package: SwiftPackage, named name: String?) throws(ImportError) -> Choice {
    let manifest = package.folder.appending(path: "Package.swift").path
    var targets: [(target: AppTarget, files: [SliceFile], views: Int)] = []
    for target in package.targets {
      let files = target.swiftFiles.compactMap { file(at: $0) }
      let drawable = DrawableClasses(SliceIndex(files), nibs: NibUses(target.resources))
      targets.append((target, files, drawable.classes.count))
    }
    var tests: [TestTarget] = []
    for target in package.testTargets {
      guard name.map({ package.targetNames(neededBy: target).contains($0) }) ?? true,
        let found = TestTarget(target, target.swiftFiles.compactMap { file(at: $0) })
      else { continue }
      tests.append(found)
    }
    if let name, !targets.contains(where: { $0.target.name == name }) {
      throw .noTarget(manifest, named: name, others: targets.map(\.target.name).sorted())
    }
    let tested = Set(
      package.testTargets.filter { one in tests.contains { $0.name == one.name } }.flatMap(\.dependencies))
    // Without a view, the snapshot tests may draw views of UIKit.
    let chosen = targets.filter { name == nil || $0.target.name == name }.max {
      ($0.views, tested.contains($0.target.name) ? 1 : 0, $1.target.name)
        < ($1.views, tested.contains($1.target.name) ? 1 : 0, $0.target.name)
    }
    guard let chosen, chosen.views > 0 || !tests.isEmpty else { throw .noViews(manifest) }
    func imports(of files: [SliceFile]) -> Set<String> { files.reduce(into: []) { $0.formUnion($1.imports) } }
    let paths = Set((package.targets + package.testTargets).flatMap(\.swiftFiles).map(\.path))
    return Choice(
      target: chosen.target, files: chosen.files, madeFiles: [], modules: imports(of: chosen.files),
      ownModules: [],
      renames: [:],
      duplicates: [], tests: tests, problems: lines(ofFaultsIn: paths), package: package,
      packageImports: imports(of: targets.flatMap(\.files)))
  }
}
