import Foundation
import PackagePlugin

/// The plugin that gives the compiler files that Swift on Linux accepts, in place of an app's Swift files.
@main struct PassSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let target = target as? any SourceModuleTarget else { return [] }
      let choice = try SourceChoice(target)
      let sources = choice.files
      guard !sources.isEmpty else {
        throw ChoiceError(
          "\(target.name) has nothing to pass: exclude its Swift files in the manifest, or name the app's folder in a"
            + " file of the target, // source-pass: ../../App")
      }
      let folder = context.pluginWorkDirectoryURL
      let names = OutputNames.names(of: sources, besides: choice.own.map(\.lastPathComponent))
      let outputs = names.map { folder.appending(path: "passed").appending(path: $0) }
      let list = try write(
        zip(sources, outputs).map { "\($0.path)\t\($1.path)\n" }, to: folder.appending(path: "sources.txt"))
      let symbols = folder.appending(path: "passed").appending(path: "AssetSymbols.passed.swift")
      let assets = choice.catalogues
      let watch = FolderWatch(choice)
      let plan = try write(watch.plan, to: folder.appending(path: "plan.txt"))
      let watched = folder.appending(path: "watched")
      try watch.link(in: watched)
      var arguments = [
        "--list", list.path, "--cache", folder.appending(path: "cache.json").path, "--plan", plan.path,
        "--watched", watched.path,
      ]
      var inputs = sources + [list, plan] + choice.own + watch.listed.map(\.url)
      if let slice = choice.slice {
        arguments += ["--slice", slice.path]
        inputs.append(slice)
      }
      if !assets.isEmpty {
        arguments += ["--symbols", symbols.path]
        for folder in assets { arguments += ["--assets", folder.path] }
        for file in choice.own { arguments += ["--own", file.path] }
        inputs += assets.flatMap(SourceChoice.folders)
      }
      return [
        // This command does nothing. SwiftPM plans the build again where files below its folder are added or
        // removed.
        .prebuildCommand(
          displayName: "Watching the files of \(target.name)", executable: URL(filePath: "/usr/bin/true"),
          arguments: [], outputFilesDirectory: watched),
        .buildCommand(
          displayName: "Passing \(sources.count) files of \(target.name)",
          executable: try context.tool(named: "cellsnap-pass").url,
          arguments: arguments, inputFiles: inputs,
          outputFiles: outputs + (assets.isEmpty ? [] : [symbols])),
      ]
    #else
      // Apple's compiler accepts the files as they are.
      return []
    #endif
  }

  /// Writes a file unless it would not change, so that nothing is built again.
  private func write(_ lines: [String], to file: URL) throws -> URL {
    let text = lines.joined()
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return file
  }
}
