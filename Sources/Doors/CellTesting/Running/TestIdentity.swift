import CellSnapshots
import Foundation
import Testing

/// The test that an assertion belongs to.
struct TestIdentity: Hashable, Sendable {
  var moduleName: String
  /// The names of the suites around the test. For a test without one, and in XCTest, this is the file's name.
  var suiteNames: [String]
  /// Whether the test is in a suite.
  var isInSuite = true
  /// The name without parentheses.
  var name: String
  /// The arguments of the case; nil for a test without parameters.
  var arguments: CaseArguments?
  /// Whether another case of the test has arguments with the same name.
  var sharesArguments = false
  /// The path of the folder with the test's file.
  var folder: String
  /// Whether XCTest, or no known library, runs the test.
  var isOfXCTest = false

  /// Identifies the running test. If Swift Testing runs none, the name is the name of the call site's function.
  init(at site: CallSite) {
    guard let test = Test.current else {
      moduleName = site.moduleName
      suiteNames = [site.fileTitle]
      name = Self.withoutParameters(site.function)
      folder = Self.folder(of: "\(site.filePath)")
      isOfXCTest = !TestReport.isSwiftTesting
      return
    }
    let location = test.sourceLocation
    moduleName = location.moduleName
    name = Self.withoutParameters(test.name)
    arguments = Test.Case.current.flatMap { CaseArguments(of: $0) }
    if let name = arguments?.name { sharesArguments = CaseArguments.sharedNames(in: test).contains(name) }
    folder = Self.folder(of: location.filePath)
    // The parts of a test's identifier are not public. Reflection sees the parts of its description.
    let components = Mirror(reflecting: test.id).descendant("nameComponents") as? [String] ?? []
    let file = location.fileName
    isInSuite = components.count > 1
    suiteNames =
      isInSuite
      ? Array(components.dropLast()) : [file.hasSuffix(".swift") ? String(file.dropLast(6)) : file]
  }

  /// The filter by which `swift test --filter` finds the test, quoted for a shell. It is a regular expression.
  ///
  /// On Linux, XCTest does not provide the class of the running test. So the filter matches all classes of the module
  /// with a test of this name.
  var filter: String {
    if isOfXCTest { return ShellWord.line(["^\(moduleName)\\..*/\(name)$"]) }
    let name = Self.pattern(of: name)
    guard isInSuite, let suite = suiteNames.last else { return ShellWord.line(["^\(moduleName)\\.\(name)"]) }
    return ShellWord.line(["\(Self.pattern(of: suite))/\(name)"])
  }

  /// Returns a regular expression for a name. Swift Testing puts a raw identifier in backticks.
  private static func pattern(of name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.isIDContinue }
    return isPlain ? name : "`?\(NSRegularExpression.escapedPattern(for: name))`?"
  }

  static func withoutParameters(_ function: String) -> String {
    // A raw identifier may contain parentheses.
    if function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") {
      return String(function[function.index(after: function.startIndex)..<end])
    }
    return String(function.prefix { $0 != "(" })
  }

  private static func folder(of path: String) -> String {
    FilePath.folder(of: path) ?? "."
  }
}
