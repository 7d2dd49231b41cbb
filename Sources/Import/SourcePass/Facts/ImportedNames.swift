internal import SwiftSyntax

/// The names in a file that say which modules it needs.
struct ImportedNames {
  /// Whether names belong to UIKit, Core Graphics or Core Animation, judged by their beginnings.
  private(set) var hasUIKit = false
  /// Whether names belong to Foundation.
  private(set) var hasFoundation = false
  /// Whether names belong to Core Foundation, Core Graphics or Objective-C, which Apple's Foundation brings along.
  private(set) var hasFoundationOfApple = false
  /// Whether names are in Apple's Foundation, but on Linux in a module for the network.
  private(set) var hasNetwork = false
  /// Whether names are in Apple's Foundation, but on Linux in a module for XML.
  private(set) var hasXML = false
  /// Whether names belong to Combine, which Apple's Foundation brings along.
  private(set) var hasCombine = false
  /// Whether names belong to the keychain in Security, which Apple's Foundation brings along.
  private(set) var hasKeychain = false
  /// Whether names are types of UIKit that Foundation has too, without a use. A file that imports both could not name
  /// them.
  private(set) var hasNamesOfBoth = false
  /// Whether names belong to the module os.
  private(set) var hasLog = false
  /// Whether names belong to the module MobileCoreServices.
  private(set) var hasTypeIdentifiers = false

  init(in tree: SourceFileSyntax) {
    let imports = ImportPlaces(viewMode: .sourceAccurate)
    imports.walk(tree)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind,
        !imports.ranges.contains(where: { $0.contains(token.position.utf8Offset) })
      else { continue }
      hasUIKit = hasUIKit || Self.isOfUIKit(name)
      hasFoundation =
        hasFoundation || Self.foundationNames.contains(name)
        || name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
      hasFoundationOfApple = hasFoundationOfApple || Self.appleNames.contains(name) || name.hasPrefix("objc_")
      hasNetwork =
        hasNetwork || Self.networkNames.contains(name) || name.hasPrefix("URLSession")
        || name.hasPrefix("HTTPCookie")
      hasCombine = hasCombine || Self.combineNames.contains(name)
      hasKeychain =
        hasKeychain || name.hasPrefix("kSec") || name.hasPrefix("SecItem") || name.hasPrefix("errSec")
      hasNamesOfBoth = hasNamesOfBoth || name == "PersonNameComponentsFormatter"
      hasXML = hasXML || name == "XMLParser" || name == "XMLParserDelegate"
      hasLog =
        hasLog || Self.logNames.contains(name) || name.hasPrefix("os_") || name.hasPrefix("OSLog")
        || name.hasPrefix("OSSignpost")
      hasTypeIdentifiers = hasTypeIdentifiers || name.hasPrefix("kUT") || name.hasPrefix("UTType")
    }
  }

  /// Whether a name has the form of UIKit's, such as `UIColor` or `CGRectZero`.
  static func isOfUIKit(_ name: String) -> Bool {
    if name.hasPrefix("NS") { return textNames.contains(name) || layoutNames.contains { name.hasPrefix($0) } }
    guard ["UI", "CG", "CA"].contains(where: name.hasPrefix) else { return false }
    let rest = name.dropFirst(2)
    // Names in capital letters, such as `UID` and `CALENDAR`, are an app's own.
    guard rest.first?.isUppercase == true, rest.dropFirst().first?.isLowercase == true else { return false }
    return !foundationNames.contains(name)
  }

  private static let layoutNames = [
    "NSLayout", "NSCollectionLayout", "NSDirectional", "NSDiffableDataSource",
  ]
  private static let textNames: Set<String> = [
    "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSUnderlineStyle", "NSLineBreakMode", "NSDataAsset",
    "NSStringDrawingOptions", "NSStringDrawingContext",
  ]
  private static let foundationNames: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "Date", "DateFormatter", "Calendar", "Locale", "URL", "Data",
    "UUID",
    "DispatchQueue", "Bundle", "Notification", "NotificationCenter", "UserDefaults", "FileManager",
    "IndexPath",
    "IndexSet", "Timer", "TimeInterval", "CharacterSet", "JSONDecoder", "JSONEncoder",
  ]
  private static let combineNames: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]
  private static let logNames: Set<String> = ["Logger", "OSAllocatedUnfairLock"]
  private static let networkNames: Set<String> = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
    "CachedURLResponse", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
  ]
  private static let appleNames: Set<String> = [
    "OSStatus", "NSItemProvider", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime",
    "CFTimeInterval", "CFString",
    "CFArray", "CGColor",
    "CGPath",
    "CGImage", "CGContext", "CGAffineTransform", "CGVector", "NSInteger", "NSUInteger", "autoreleasepool",
    "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter",
    "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
  ]

  private final class ImportPlaces: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      ranges.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
      return .skipChildren
    }
  }
}
