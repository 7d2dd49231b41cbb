internal import CellDrawing
internal import CellNibs
public import Foundation

/// The views of a nib file, which can be made many times.
///
/// Unlike UIKit, the nib is read from the editor's `.xib` file, not from a compiled one. A file that is missing or
/// broken, and what is unknown in it, is reported; the rest is made.
@preconcurrency @MainActor open class UINib: NSObject {
  private enum Source {
    /// A file of a bundle, which is looked for in the language of the device.
    case named(String, Bundle?)
    case file(NibFile)
    /// An object in a document, such as a prototype cell.
    case object(NibObject, NibFile)
    case unreadable
  }

  private let source: Source
  /// The plans of a nib that the library does not keep, by device, since fonts, colours and texts depend on it.
  private var plans: [Device: NibPlan] = [:]
  /// Returns an object of the document around the nib of a prototype, by identifier.
  private let external: NibLoading.Resolver

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name, bundleOrNil)
    external = { _ in nil }
    super.init()
  }

  /// Creates a nib from the bytes of an `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(NibError) {
      let document = try NibDocument(bytes: [UInt8](data), path: "nib.xib")
      source = .file(NibFile(document: document, bundle: bundleOrNil))
    } catch {
      Diagnostics.report("\(error)")
      source = .unreadable
    }
    external = { _ in nil }
    super.init()
  }

  /// Creates a nib of an object in a document, such as a prototype cell.
  init(_ object: NibObject, in file: NibFile, external: @escaping NibLoading.Resolver) {
    source = .object(object, file)
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

  /// Makes the objects, connects them with each other and with the owner, and returns the objects of the top level.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let plan = plan() else { return [] }
    let named = options?[.externalObjects] as? [String: Any] ?? [:]
    let external = external
    let objects = NibLoading(plan, owner: owner as AnyObject?) { id in
      named[id].map { $0 as AnyObject } ?? external(id)
    }
    .load()
    if owner != nil { NibPool.shared.keep(objects) }
    return objects
  }

  private func plan() -> NibPlan? {
    if case .named(let name, let bundle) = source {
      return NibLibrary.file(named: name, extensions: ["xib"], in: bundle).map(NibLibrary.plan)
    }
    let device = CurrentDevice.now.device
    if let known = plans[device] { return known }
    let plan: NibPlan? =
      switch source {
      case .file(let file): NibPlan(file)
      case .object(let object, let file): NibPlan([object], in: file, traits: UITraitCollection.current)
      case .named, .unreadable: nil
      }
    plans[device] = plan
    return plan
  }
}

extension Bundle {
  /// Makes the objects of a nib file, connects them with each other and with the owner, and returns the objects of the
  /// top level. Returns nil if there is no such file.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
