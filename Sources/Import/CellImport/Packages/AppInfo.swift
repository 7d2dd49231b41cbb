internal import Foundation

/// The `Info.plist` of an app's bundle, which apps read for their name and version.
enum AppInfo {
  static func propertyList(of target: AppTarget) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values(of: target), format: .xml, options: 0)
  }

  /// Returns the texts of the target's own file, and the usual ones where it has none.
  static func values(of target: AppTarget) -> [String: String] {
    let usual = [
      "CFBundleName": target.name, "CFBundleDisplayName": target.name,
      "CFBundleExecutable": target.moduleName,
      "CFBundleIdentifier": "org.example.\(target.moduleName)", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    return target.info.filter { !$0.value.isEmpty }.merging(usual) { own, _ in own }
  }
}
