/// The modules of CellSnap itself that a catalogue's program has. They count as a whole: if one of them differs, every
/// entry can.
///
/// A module that is missing here is treated like the app's own code, which takes longer and changes no verdict.
enum EngineModules {
  static let names: Set = [
    "CellAccessibility", "CellCatalog", "CellChanges", "CellChecks", "CellCommandLine", "CellConstraints",
    "CellDrawing",
    "CellImport", "CellInspection", "CellMarkup", "CellNibs", "CellPreview", "CellScrolling", "CellServer",
    "CellShapesTesting", "CellSnapTestInvocation",
    "CellShapes",
    "CellSnapAppBase", "CellSnapAppModules", "CellSnapClock", "CellSnapDigests", "CellSnapEnvironment",
    "CellSnapIcons",
    "CellSnapInlineSources", "CellSnapInterruption", "CellSnapLoading", "CellSnapLocalization",
    "CellSnapLocks",
    "CellSnapPlaceholders", "CellSnapRemoteImages", "CellSnapSourcePass", "CellSnapWatch", "CellSnapshots",
    "CellTesting", "Accessibility", "CoreGraphics", "MFS", "QuartzCore", "UIKit", "_Testing_CoreGraphics",
    "_Testing_UIKit",
  ]

  /// The beginnings of the mangled names of their declarations.
  static let beginnings = names.map { "$s\($0.utf8.count)\($0)" }
}
