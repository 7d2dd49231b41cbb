/// A task of the Management category. `prepareUI` and the other entry points run these in an order that the class
/// sets.
public enum MFSStep: String, Sendable, Hashable, CaseIterable {
  /// Removes all subviews and sublayers and sets the properties to nil.
  case removeSubviews
  /// Creates the missing subviews, without styling.
  case initSubviews
  /// Calls the Styles functions. It is skipped only if the class sets its `stylingInputs`.
  case updateStyles
  /// Puts the view model's data into the subviews.
  case bindData
  /// Calls the Frames functions and sets the frames.
  case resizeSubviews
  /// Adds the subviews that have no superview yet.
  case addSubviewsToSuperview
  /// Does everything that has no other step: gradients, gestures, selection.
  case postUISetting

  /// Whether the step is skipped while its inputs equal the inputs of its own last run.
  public var canIdle: Bool {
    switch self {
    case .removeSubviews, .initSubviews, .updateStyles, .bindData, .resizeSubviews: true
    case .addSubviewsToSuperview, .postUISetting: false
    }
  }

  /// Whether the step decides which subviews there are, not what they look like.
  var makesSubviews: Bool {
    switch self {
    case .removeSubviews, .initSubviews, .addSubviewsToSuperview: true
    case .updateStyles, .bindData, .resizeSubviews, .postUISetting: false
    }
  }
}

extension MFSStep: CustomStringConvertible {
  public var description: String { rawValue }
}
