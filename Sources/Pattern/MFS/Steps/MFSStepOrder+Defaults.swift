extension MFSStepOrder {
  /// The steps that build a controller.
  public static let controllerBuild = MFSStepOrder(
    "controllerBuild",
    [
      .removeSubviews, .initSubviews, .updateStyles, .bindData, .resizeSubviews, .addSubviewsToSuperview,
      .postUISetting,
    ])

  /// The steps for a new view model on a controller that is built.
  public static let controllerUpdate = MFSStepOrder("controllerUpdate", [.bindData, .resizeSubviews])

  /// The steps for another size of a controller that is built.
  public static let controllerRotation = MFSStepOrder("controllerRotation", [.resizeSubviews])

  /// The steps that build a cell or another view.
  public static let cellBuild = MFSStepOrder(
    "cellBuild",
    [.initSubviews, .updateStyles, .resizeSubviews, .bindData, .addSubviewsToSuperview, .postUISetting])

  /// The steps for a new view model on a cell that is built.
  public static let cellReuse = MFSStepOrder(
    "cellReuse", [.updateStyles, .resizeSubviews, .bindData], onlyInSuperview: [.resizeSubviews])

  /// The steps for a new view model on a cell whose subviews depend on it.
  public static let cellRebuild = MFSStepOrder(
    "cellRebuild",
    [
      .removeSubviews, .initSubviews, .updateStyles, .resizeSubviews, .bindData, .addSubviewsToSuperview,
      .postUISetting,
    ])

  /// The steps for another size of a cell that is built.
  public static let cellRotation = MFSStepOrder("cellRotation", [.resizeSubviews])

  /// The steps for another text size, scale, layout direction or language on a view or controller that is built.
  public static let environmentChange = MFSStepOrder(
    "environmentChange", [.updateStyles, .bindData, .resizeSubviews])

  /// Every order that the library contains.
  public static let shipped: [MFSStepOrder] = [
    .controllerBuild, .controllerUpdate, .controllerRotation, .cellBuild, .cellReuse, .cellRebuild,
    .cellRotation, .environmentChange,
  ]
}
