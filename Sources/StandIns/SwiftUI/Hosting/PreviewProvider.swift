/// A type that shows views in Xcode. Nothing shows them here.
@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The app. Nothing runs it here.
@preconcurrency @MainActor public protocol Scene {}
