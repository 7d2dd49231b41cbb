internal import Foundation

/// The settings with which Xcode builds a target, as far as an import needs them.
struct BuildSettings {
  private var values: [String: String]
  private let budget: ReadingBudget

  /// - Parameters:
  ///   - values: the settings that Xcode has itself, such as `TARGET_NAME`.
  ///   - budget: the budget of the project, from which the configuration files and the values are taken.
  init(_ values: [String: String], budget: ReadingBudget = ReadingBudget()) {
    self.values = values
    self.budget = budget
  }

  /// Sets a value. `$(inherited)` in it stands for the value before.
  mutating func set(_ name: String, to value: String) {
    // A condition such as `[sdk=iphoneos*]` is part of the name.
    guard !name.contains("[") else { return }
    let old = values[name] ?? ""
    var new = value
    for mark in ["$(inherited)", "${inherited}"] {
      let count = new.ranges(of: mark).count
      guard count > 0 else { continue }
      guard budget.spend(new.utf8.count + count * old.utf8.count) else { return }
      new = new.replacing(mark, with: old)
    }
    values[name] = new
  }

  /// Adds the settings of a configuration file. Missing files that it includes are skipped, as CocoaPods writes its
  /// files only in an installation.
  mutating func add(configurationFile file: URL, depth: Int = 0) {
    guard depth < 16, !budget.isSpent, let data = RegularFile.data(at: file, maximum: 1 << 20),
      // Reading takes time for a file without bytes, too.
      budget.spend(data.count + 4096)
    else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        guard let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
        else {
          continue
        }
        let other =
          name.hasPrefix("/")
          ? URL(filePath: String(name)) : file.deletingLastPathComponent().appending(path: String(name))
        add(configurationFile: other, depth: depth + 1)
      } else if let equals = text.firstIndex(of: "=") {
        set(
          text[..<equals].trimmingCharacters(in: .whitespaces),
          to: text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces))
      }
    }
  }

  /// Returns a setting, with the values of the settings that it names; nil if it or one of those is not there.
  func value(_ name: String) -> String? { values[name].flatMap(expanded) }

  /// Returns a text with the values of the settings that it names; nil if one of them is not there.
  func expanded(_ text: String) -> String? {
    var rest = 1 << 20
    return expanded(text, depth: 0, &rest)
  }

  /// - Parameter budget: the number of bytes that may be read.
  private func expanded(_ text: String, depth: Int, _ budget: inout Int) -> String? {
    budget -= text.utf8.count + 1
    guard depth < 16, budget >= 0 else { return nil }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let open = rest.index(after: start)
      guard open < rest.endIndex,
        let close = rest[open] == "(" ? ")" as Character : rest[open] == "{" ? "}" : nil,
        let end = rest[open...].firstIndex(of: close)
      else { return nil }
      // A modifier such as `:c99extidentifier` changes the letters, which the module's name does, too.
      let name = rest[rest.index(after: open)..<end].prefix { $0 != ":" }
      guard let text = values[String(name)], let value = expanded(text, depth: depth + 1, &budget) else {
        return nil
      }
      result += value
      guard result.utf8.count < 4096 else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The target's `Info.plist`; nil if Xcode makes it from the settings.
  ///
  /// - Parameter folder: the folder from which the paths in settings start.
  func infoFile(in folder: URL) -> URL? {
    guard let path = value("INFOPLIST_FILE"), !path.isEmpty else { return nil }
    return (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
  }

  /// The fonts that the settings add to the `Info.plist`.
  var fonts: [String] {
    value("INFOPLIST_KEY_UIAppFonts")?.split(separator: " ").map(String.init) ?? []
  }

  /// The values that Xcode writes into an `Info.plist` from the settings.
  var infoValues: [String: String] {
    var info: [String: String] = [:]
    for key in ["CFBundleDisplayName", "NSHumanReadableCopyright", "UIUserInterfaceStyle"] {
      info[key] = value("INFOPLIST_KEY_\(key)")
    }
    info["CFBundleShortVersionString"] = value("MARKETING_VERSION")
    info["CFBundleVersion"] = value("CURRENT_PROJECT_VERSION")
    info["CFBundleIdentifier"] = value("PRODUCT_BUNDLE_IDENTIFIER")
    return info
  }

  /// Whether the target is built for iPhones, unless the settings say nothing.
  var isForPhones: Bool {
    let platforms = value("SUPPORTED_PLATFORMS").flatMap { $0.isEmpty ? nil : $0 } ?? value("SDKROOT") ?? ""
    let others = ["watch", "macosx", "appletv", "xros"]
    return platforms.contains("iphone") || !others.contains { platforms.contains($0) }
  }

  /// The module's name for a target.
  func moduleName(of target: String) -> String {
    AppTarget.moduleName(for: value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? target)
  }
}
