public import Foundation
internal import UIKit

/// An object whose class is missing, such as one in Objective-C. Its members are samples of the types that their uses need.
///
/// ```text
/// titleLabel.text = note.title
/// ```
@dynamicMemberLookup
open class MissingObject: NSObject {
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
