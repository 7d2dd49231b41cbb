internal import CellSnapSourcePass
internal import Foundation

/// The texts of a package that draws an app's views.
enum PackageText {
  static func manifest(
    _ options: ImportOptions, _ target: AppTarget, modules: Set<String>, others: [BuiltModule],
    standIns: Set<String>, tests: [CheckedTests] = []
  ) -> String {
    let path = path(of: options)
    let own = Set(others.map(\.module.name)).union([target.moduleName])
    func products(_ names: [String]) -> String {
      names.map {
        if own.contains($0) { return "        \"\($0)\",\n" }
        return options.modules.hasProducts
          ? "        .product(name: \"\($0)\", package: \"CellSnap\"),\n" : ""
      }.joined()
    }
    let targets = others.map { other in
      if let headers = other.module.headers {
        return """
              .target(
                name: "\(other.module.name)", path: "Dependencies/\(other.module.name)",
                publicHeadersPath: \(SwiftLiteral.text(other.module.path(of: headers)))),

          """
      }
      return """
            .target(
              name: "\(other.module.name)",
              dependencies: [

        """
          + products(
            ["UIKit", "CellShapes"]
              + other.imports.intersection(own.union(standIns).union(TestTarget.snapshotModules)).sorted())
            + """
                  ],
                  resources: [.copy("Resources")],
                  \(warnings)
                  plugins: [.plugin(name: "PassSources", package: "CellSnap")]),

            """
    }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // The views of \(target.moduleName), which `cellsnap import` found. Import again with --update after the app changed.
      let package = Package(
        name: "\(target.moduleName)Snapshots",
        dependencies: [.package(name: "CellSnap", path: \(path))],
        targets: [

      """ + targets + """
            .target(
              name: "\(target.moduleName)",
              dependencies: [

        """ + products(["UIKit", "CellCatalog", "CellShapes"] + modules.sorted()) + """
                ],
                resources: [.copy("Resources")],
                \(warnings)
                plugins: [.plugin(name: "PassSources", package: "CellSnap")]),
              .executableTarget(
                name: "\(target.moduleName)Snapshots",
                dependencies: [
                  "\(target.moduleName)",

          """ + products(["CellCommandLine"]) + """
                ]),

          """
        + tests.filter { !$0.files.isEmpty }.map { tests in
          """
              .testTarget(
                name: "\(tests.moduleName)",
                dependencies: [
                  "\(target.moduleName)",

          """
            + products(
              tests.products(standIns: standIns, own: own.subtracting([target.moduleName]))) + """
                    ],
                    exclude: [\(tests.excluded)],

              """ + (tests.resources.isEmpty ? "" : "      resources: [.copy(\"Resources\")],\n")
            + tests.settings(module: target.moduleName)
            + "      plugins: [.plugin(name: \"PassSources\", package: \"CellSnap\")]),\n"
        }.joined() + """
            ],
            swiftLanguageModes: [.v5])

          """
  }

  /// The setting that leaves out the compiler's warnings. Without a statement that is left out, a variable may be unused,
  /// and where warnings are errors, that would stop the build.
  private static let warnings = #"swiftSettings: [.unsafeFlags(["-Xfrontend", "-suppress-warnings"])],"#

  /// Returns the path of the package with the plugin, as Swift. The path of an SDK begins at the person's own folder if it
  /// can, because others install an SDK in the same place below theirs.
  static func path(
    of options: ImportOptions, home: String = FileManager.default.homeDirectoryForCurrentUser.path
  ) -> String {
    let package = options.modules.package.path
    if options.modules.hasProducts {
      return SwiftLiteral.text(RelativePath.path(package, from: options.output.path))
    }
    guard package.hasPrefix(home + "/") else { return SwiftLiteral.text(package) }
    return
      "(Context.environment[\"HOME\"] ?? \"\") + \(SwiftLiteral.text(String(package.dropFirst(home.count))))"
  }

  /// The function that finds the app's texts in the bundle of its target, where Foundation's looks in the program's.
  static let localizedString = """
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "", comment: String
    ) -> String {
      Foundation.NSLocalizedString(
        key, tableName: tableName, bundle: bundle, value: value, comment: comment)
    }

    """

  /// - Parameter widths: the widths of the pictures in points; empty for the widths of every catalogue.
  static func program(_ target: AppTarget, widths: [Double] = []) -> String {
    let list = widths.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
    let configurations =
      widths.isEmpty
      ? "" : "  static var configurations: [SnapshotConfiguration] { .widths(\(list)) }\n"
    return """
      import CellCommandLine
      import \(target.moduleName)

      @main struct Snapshots: SnapshotCatalog {
        static var entries: [CatalogEntry] { AppCatalogue.entries }
        static var fontFolders: [String] { AppCatalogue.fontFolders }
      \(configurations)}

      """
  }
}
