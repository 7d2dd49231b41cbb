internal import Foundation

/// A preview of an app's file, `#Preview("Note") { NoteCell() }`, after the source pass.
///
/// The pass lists the previews of a target in `CellSnapPreviews.all`. A catalogue makes entries of them.
///
/// Unlike UIKit, the macro itself is not there, because Swift on Linux has no macro of that name.
@MainActor
public struct CellSnapPreview {
  /// A property of a preview: its orientation or its size.
  public struct Trait: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case usual, portrait, landscape, fitting
      case fixed(CGSize)
    }

    package let kind: Kind

    /// - Note: No effect on the picture.
    public static let defaultLayout = Trait(kind: .usual)
    /// - Note: No effect on the picture. Entries are drawn in portrait orientation anyway.
    public static let portrait = Trait(kind: .portrait)
    /// - Note: No effect on the picture.
    public static let portraitUpsideDown = Trait(kind: .portrait)
    public static let landscapeLeft = Trait(kind: .landscape)
    public static let landscapeRight = Trait(kind: .landscape)
    /// - Note: No effect on the picture. A view has its fitting height anyway.
    public static let sizeThatFitsLayout = Trait(kind: .fitting)

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait {
      Trait(kind: .fixed(CGSize(width: width, height: height)))
    }
  }

  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The name in the file; nil if the preview has none.
  public let name: String?
  /// The path of the file.
  public let file: String
  package let traits: [Trait]
  package let make: @MainActor () -> Content
  /// The place of the compiled preview: the file with its module, such as `Feed/Notes.swift`, and the line.
  package let source: (file: StaticString, line: UInt)

  public init(
    file: String, _ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIView,
    compiledFile: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(file: file, name: name, traits: traits, source: (compiledFile, line)) { .view(body()) }
  }

  @_disfavoredOverload  // A closure that never returns, such as `{ fatalError() }`, makes a view.
  public init(
    file: String, _ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIViewController,
    compiledFile: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(file: file, name: name, traits: traits, source: (compiledFile, line)) { .controller(body()) }
  }

  private init(
    file: String, name: String?, traits: [Trait], source: (file: StaticString, line: UInt),
    make: @escaping @MainActor () -> Content
  ) {
    self.source = source
    self.file = file
    self.name = name
    self.traits = traits
    self.make = make
  }
}
