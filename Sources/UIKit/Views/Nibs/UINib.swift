internal import CellDrawing
internal import CellNibs
public import Foundation

/// The views of a nib file, which can be made many times.
///
/// Unlike UIKit, the nib is read from the editor's `.xib` file, not from a compiled one. A file that is missing or
/// broken, and what is unknown in it, is reported; the rest is made.
@preconcurrency @MainActor open class UINib: NSObject {
  private let objects: () -> (objects: [NibObject], placeholders: [NibObject], file: NibFile)?
  private var plans: [UITraitCollection: NibPlan] = [:]
  /// Returns an object of the document around the nib of a prototype, by identifier.
  private let external: NibLoading.Resolver

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    objects = {
      NibLibrary.file(named: name, extensions: ["xib"], in: bundleOrNil).map {
        ($0.document.objects, $0.document.placeholders, $0)
      }
    }
    external = { _ in nil }
    super.init()
  }

  /// Creates a nib from the bytes of an `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    objects = {
      do throws(NibError) {
        let document = try NibDocument(bytes: [UInt8](data), path: "nib.xib")
        return (document.objects, document.placeholders, NibFile(document: document, bundle: bundleOrNil))
      } catch {
        Diagnostics.report("\(error)")
        return nil
      }
    }
    external = { _ in nil }
    super.init()
  }

  /// Creates a nib of an object in a document, such as a prototype cell.
  init(_ object: NibObject, in file: NibFile, external: @escaping NibLoading.Resolver) {
    objects = { ([object], [], file) }
    self.external = external
    super.init()
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Makes the objects, connects them with each other and with the owner, and returns those of the top level.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let plan = plan() else { return [] }
    let named = options?[.externalObjects] as? [String: Any] ?? [:]
    let external = external
    return NibLoading(plan, owner: owner as AnyObject?) { id in
      named[id].map { $0 as AnyObject } ?? external(id)
    }
    .load()
  }

  private func plan() -> NibPlan? {
    let traits = UITraitCollection.current
    if let known = plans[traits] { return known }
    guard let found = objects() else { return nil }
    let plan = NibPlan(found.objects, placeholders: found.placeholders, in: found.file, traits: traits)
    plans[traits] = plan
    return plan
  }
}

extension Bundle {
  /// Makes the objects of a nib file, connects them with each other and with the owner, and returns those of the top
  /// level. Returns nil if there is no such file.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
