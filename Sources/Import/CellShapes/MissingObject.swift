public import Foundation
internal import UIKit

/// An object whose class is missing, such as one in Objective-C. Its members are samples of the types that their uses need.
///
/// ```text
/// titleLabel.text = note.title
/// ```
@dynamicMemberLookup
open class MissingObject: NSObject {
  /// The name of a constant; nil for other objects.
  private var constant: String?

  public required override init() {
    super.init()
  }

  /// Returns a constant of a missing type, such as `.ready`. It equals the constants of the same name and class only.
  public static func missingConstant(_ name: String) -> Self {
    let object = Self()
    object.constant = name
    return object
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let constant, let other = object as? MissingObject else { return super.isEqual(object) }
    return constant == other.constant && type(of: self) == type(of: other)
  }

  open override var hash: Int { constant?.hashValue ?? super.hash }

  /// A sample for a member, and a line that says so. Interrupts the work on the entry's view if none can be made.
  public subscript<Value: SampleValue>(dynamicMember name: String) -> Value {
    let type = MissingClass.name(of: self, below: [MissingObject.self])
    let member = "\(type).\(name)"
    do {
      let value: Value = try Samples(.short).value(name)
      Diagnostics.report("the class \(type) is missing, so \(member) is a sample")
      return value
    } catch {
      InterruptibleWork.interrupt(
        "the class \(type) is missing, and no sample of \(member) can be made")
    }
  }
}
