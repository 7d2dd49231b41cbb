public import Foundation
public import UIKit

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// The codes of errors of the font manager.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
}

/// The domain of errors of the font manager.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" as NSString }

/// Makes the fonts of a file known for this process, in any scope. Unlike Core Text, a file that is registered already
/// is no error. A warning says why a file cannot be used.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  guard let problem = UIFont.register(url) else { return true }
  let isThere = FileManager.default.fileExists(atPath: url.path)
  fail(problem, isThere ? .unrecognizedFormat : .fileNotFound, error)
  return false
}

/// Makes the fonts of files known for this process, and calls `handler` once, with the errors if there are some.
public func CTFontManagerRegisterFontURLs(
  _ urls: NSArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ handler: ((NSArray, Bool) -> Bool)?
) {
  var errors: [NSError] = []
  for case let url as URL in urls {
    var error: Unmanaged<NSError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error {
      errors.append(error.takeRetainedValue())
    }
  }
  _ = handler?(errors as NSArray, true)
}

/// Says whether a font is there. Unlike Core Text, it registers nothing. A `CGFont` has always been found by its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  let name = font.postScriptName.map { "\($0)" } ?? ""
  if UIFont(name: name, size: 12) != nil { return true }
  fail("the font \(name) is not there; register its file", .fileNotFound, error)
  return false
}

private func fail(
  _ problem: String, _ code: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) {
  Diagnostics.report(problem)
  error?.pointee = .passRetained(NSError(domain: "\(kCTFontManagerErrorDomain)", code: code.rawValue))
}
