internal import UIKit

/// Reports the call of a stub, and returns a sample of the result in its place.
///
/// A stub is a declaration of an app whose body was left out of the part that is compiled. The source pass writes the
/// call of this function into it. If no sample of the type can be made, the work on the entry's view is interrupted. The
/// program ends if there is no such work.
///
/// - Parameters:
///   - name: The declaration, such as `NoteStore.load()`.
///   - place: The declaration's file and line in the app, such as `NoteStore.swift:12`.
public func calledStub<Value>(_ name: String, _ place: String) -> Value {
  if let nothing = () as? Value {
    Diagnostics.report("\(place): \(name) is a stub, so it did nothing")
    return nothing
  }
  StubNesting.enter("\(place): \(name)")
  defer { StubNesting.leave() }
  do {
    let value: Value = try Samples(.short).value(SampleText.property(of: name))
    Diagnostics.report("\(place): \(name) is a stub, so it returned a sample")
    return value
  } catch {
    InterruptibleWork.interrupt(
      "\(place): \(name) is a stub, and no sample of \(Value.self) can be made for its result")
  }
}

/// Reports the call of a stub that only decorates what it is given, and returns that.
///
/// - Parameters:
///   - name: The declaration, such as `NSAttributedString.with(spacing:)`.
///   - place: The declaration's file and line in the app.
///   - value: The receiver or the parameter that the declaration would decorate.
public func calledStub<Value>(_ name: String, _ place: String, returning value: Value) -> Value {
  Diagnostics.report("\(place): \(name) is a stub, so it returned what it was given")
  return value
}

/// Reports the call of a stub. Samples that a package has from an earlier import call the stub by this name.
public func calledShape<Value>(_ name: String, _ place: String) -> Value { calledStub(name, place) }

/// Interrupts the work on an entry's view at the call of a stub that makes an object. The program ends if there is no
/// such work.
public func stopAtStub(_ name: String, _ place: String) -> Never {
  InterruptibleWork.interrupt("\(place): \(name) is a stub, so it can make no object")
}
