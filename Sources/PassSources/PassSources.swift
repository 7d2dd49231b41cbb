import Foundation
import PackagePlugin

/// Gives the compiler, in the place of an app's Swift files, what Swift on Linux accepts of them.
@main struct PassSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let target = target as? any SourceModuleTarget else { return [] }
      let sources = try SourceChoice(target).sources()
      guard !sources.isEmpty else {
        Diagnostics.warning(
          "\(target.name) has nothing to pass: exclude its Swift files in the manifest, or name the app's folder in a"
            + " file of the target, // source-pass: ../../App")
        return []
      }
      let folder = context.pluginWorkDirectoryURL
      let outputs = outputs(for: sources, in: folder.appending(path: "passed"), beside: target)
      let list = folder.appending(path: "sources.txt")
      let text = zip(sources, outputs).map { "\($0.path)\t\($1.path)\n" }.joined()
      if (try? String(contentsOf: list, encoding: .utf8)) != text {
        try text.write(to: list, atomically: true, encoding: .utf8)
      }
      return [
        .buildCommand(
          displayName: "Passing \(sources.count) files of \(target.name)",
          executable: try context.tool(named: "cellsnap-pass").url,
          arguments: ["--list", list.path, "--cache", folder.appending(path: "cache.json").path],
          inputFiles: sources + [list], outputFiles: outputs)
      ]
    #else
      // Apple's compiler takes the files as they are.
      return []
    #endif
  }

  /// A name for each file, which no other of the module has; another than its own, which the compiler sees as well.
  private func outputs(for sources: [URL], in folder: URL, beside target: any SourceModuleTarget) -> [URL] {
    var taken = Set(target.sourceFiles(withSuffix: "swift").map { $0.url.lastPathComponent })
    return sources.map { source in
      var name = source.deletingPathExtension().lastPathComponent + ".passed.swift"
      var parent = source.deletingLastPathComponent()
      while !taken.insert(name).inserted {
        name = "\(parent.lastPathComponent)_\(name)"
        parent = parent.deletingLastPathComponent()
      }
      return folder.appending(path: name)
    }
  }
}
