public import Foundation
public import UIKit

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Says whether the font of a file is there. Unlike Core Text, it registers nothing: all fonts are known when the
/// program starts. A warning names a font that is missing.
///
/// The font is found by the file's name, which is the font's PostScript name in most apps.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  isThere(url.deletingPathExtension().lastPathComponent, error)
}

/// Says whether a font is there. Unlike Core Text, it registers nothing. A `CGFont` has always been found by its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  isThere(font.postScriptName.map { "\($0)" } ?? "", error)
}

private func isThere(
  _ name: String, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if UIFont(name: name, size: 12) != nil { return true }
  Diagnostics.report(
    "the font \(name) is not registered, as fonts are read when the program starts; name its folder with --fonts"
  )
  // The code 104 stands for a file that is not found.
  error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104))
  return false
}
