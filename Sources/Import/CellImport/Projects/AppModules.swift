internal import CellSnapSourcePass
internal import Foundation

/// The modules of an app that its repository has the sources of: frameworks of its projects and local Swift packages.
/// Their files are compiled with the app's files, as one module.
struct AppModules {
  /// The modules that the app imports, and those that these import. The one that most files of the app import comes
  /// first.
  private(set) var targets: [AppTarget] = []
  private(set) var problems: [String] = []

  private let folder: AppFolder
  private let app: AppTarget
  /// The modules that this project has, which are not taken from the repository.
  private let standIns: Set<String>
  private var packages: LocalPackages?

  /// - Parameter imports: returns the modules that a target's files import, with the number of files.
  init(
    of app: AppTarget, in folder: AppFolder, besides standIns: Set<String>,
    imports: (AppTarget) -> [String: Int]
  ) {
    self.folder = folder
    self.app = app
    self.standIns = standIns
    var seen: Set<String> = [app.moduleName]
    var open = [app]
    while let next = open.first {
      open.removeFirst()
      let counts = imports(next).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      for (name, _) in counts where seen.insert(name).inserted {
        guard let target = target(ofModule: name) else { continue }
        targets.append(target)
        open.append(target)
      }
    }
  }

  /// Returns the target that makes a module; nil if the repository has none.
  private mutating func target(ofModule name: String) -> AppTarget? {
    guard !standIns.contains(name), !Self.ours.contains(name) else { return nil }
    let named = folder.targets.filter { $0.moduleName == name && $0.isModule }
    if let found = named.max(by: { rank($0) < rank($1) }) { return found }
    if packages == nil {
      let found = LocalPackages(in: folder.url)
      packages = found
      problems += found.problems
    }
    return packages?.targets.first { $0.moduleName == name }
  }

  /// The modules that every package has.
  private static let ours: Set<String> = [
    "Accessibility", "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Swift",
  ]

  /// Returns how likely the app means a target, where a module has one for each system.
  private func rank(_ target: AppTarget) -> [Int] {
    [
      app.dependencies.contains(target.name) ? 1 : 0, target.origin == app.origin ? 1 : 0,
      target.swiftFiles.count,
    ]
  }
}

extension [Int] {
  fileprivate static func < (first: [Int], second: [Int]) -> Bool { first.lexicographicallyPrecedes(second) }
}
