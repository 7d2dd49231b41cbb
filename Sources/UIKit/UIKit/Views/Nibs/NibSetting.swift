internal import CellNibs
internal import Foundation

/// A step that sets a property of an object that a nib made.
typealias NibAction = @MainActor (_ object: NSObject, _ loading: NibLoading) -> Void

/// A way to set a property from what a document says of an object.
struct NibSetting {
  /// The attributes, values, children and lists that the setting reads.
  let names: [String]
  /// Returns the step for an object, or nil if the document says nothing of the property.
  let prepare: @MainActor (NibPart) -> NibAction?
}

/// The settings and keys of a class and its superclasses.
struct NibMembers {
  var settings: [NibSetting] = []
  /// The properties that outlets and runtime attributes set by name.
  var keys: [String: NibKey] = [:]

  /// Returns the members together with a subclass's members. A subclass's setting comes after its superclass's.
  func adding<Target>(_ own: NibSettings<Target>) -> NibMembers {
    NibMembers(settings: settings + own.settings, keys: keys.merging(own.keys) { $1 })
  }
}

/// A property that is set by its name.
typealias NibKey = @MainActor (_ object: NSObject, _ value: KeyedValue) throws -> Void
