// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The compiler settings of every target.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The compiler settings of our C: a warning is an error. A newer compiler may warn about more, which must not end the
/// build of a package that depends on this package.
#if compiler(<6.4)
  let cSettings: [CSetting] = [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]
#else
  let cSettings: [CSetting] = []
#endif

/// Returns the target of a C library that pkg-config finds and `Scripts/setup` installs: `CellSnapCairo` in `CCairo`.
func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Engine/CLibraries/C\(name.dropFirst("CellSnap".count))", pkgConfig: pkgConfig,
    providers: [.apt([package])])
}

/// Returns the target of the headers of a C library that `CellSnapLoading` loads when it is needed.
///
/// pkg-config would link the library, so the headers are in a folder that each compiler searches.
func loaded(_ name: String, _ package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Engine/CLibraries/C\(name.dropFirst("CellSnap".count))",
    providers: [.apt([package])])
}

/// Returns the name of a pkg-config file in this package.
///
/// Debian's files for Pango and librsvg add `-pthread`, and SwiftPM reports in every build that it prohibits
/// that flag. Those for librsvg and libxml2 link libraries that are loaded when they are needed. SwiftPM appends a name to the folders that it searches, so the name here is the way from such a
/// folder to this package. Where that is not known to work, Debian's file is used.
func ours(_ path: String, otherwise name: String) -> String {
  #if compiler(<6.4)
    String(repeating: "../", count: 16) + Context.packageDirectory.dropFirst() + "/Sources/Engine/CLibraries/"
      + path
  #else
    name
  #endif
}

/// Returns a target of ours.
///
/// - Parameter folder: the folder below `Sources`; unless specified, it has the target's name.
func library(
  _ name: String, _ dependencies: [Target.Dependency], in folder: String? = nil, resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)", resources: resources,
    swiftSettings: settings)
}

/// Returns the target of a module that stands in for one of Apple's or for a library of others.
func standIn(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  library(name, dependencies, in: "StandIns/\(name)")
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["_Testing_UIKit"], resources: resources,
    swiftSettings: settings)
}

#if os(Linux)
  /// The toolchain's folder with the modules of SwiftSyntax: beside the library that this manifest runs with.
  let syntaxFolder: String = {
    guard let maps = fopen("/proc/self/maps", "r") else { return "" }
    defer { fclose(maps) }
    // The file is read line by line, as the kernel returns it in parts that look like its end.
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard line.hasSuffix("/libPackageDescription.so\n"), let path = line.firstIndex(of: "/") else {
        continue
      }
      return URL(filePath: String(line[path...])).appending(path: "../../../host").standardized.path
    }
    return ""
  }()
  let syntaxSettings: [SwiftSetting] = settings + [.unsafeFlags(["-I", syntaxFolder])]
  // A build for debugging passes and imports an app's files too, which takes several times as long without the
  // optimiser.
  let passSettings: [SwiftSetting] = syntaxSettings + [.unsafeFlags(["-O"])]
  let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
  ]

  let products: [Product] = [
    .library(name: "UIKit", targets: ["UIKit", "Accessibility", "CoreGraphics", "QuartzCore"]),
    .library(name: "MFS", targets: ["MFS"]),
    .library(name: "CellCatalog", targets: ["CellCatalog"]),
    .library(name: "CellCommandLine", targets: ["CellCommandLine"]),
    .library(name: "CellShapes", targets: ["CellShapes"]),
    .library(name: "CellShapesTesting", targets: ["CellShapesTesting"]),
    .library(name: "CellTesting", targets: ["CellTesting"]),
    .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase"]),
    .executable(name: "cellsnap", targets: ["cellsnap"]),
    .executable(name: "cellsnap-pass", targets: ["cellsnap-pass"]),
    .plugin(name: "PassSources", targets: ["PassSources"]),
  ]
  let targets: [Target] = [
    system("CellSnapCairo", "cairo-ft", "libcairo2-dev"),
    system("CellSnapPango", ours("CPango/pango", otherwise: "pangocairo"), "libpango1.0-dev"),
    system("CellSnapDeflate", "libdeflate", "libdeflate-dev"),
    loaded("CellSnapSPNG", "libspng-dev"),
    loaded("CellSnapTurboJPEG", "libturbojpeg0-dev"),
    loaded("CellSnapWebP", "libwebp-dev"),
    loaded("CellSnapGIF", "libgif-dev"),
    loaded("CellSnapTIFF", "libtiff-dev"),
    loaded("CellSnapHEIF", "libheif-dev"),
    system("CellSnapLCMS", "lcms2", "liblcms2-dev"),
    system("CellSnapRSVG", ours("CRSVG/librsvg", otherwise: "librsvg-2.0"), "librsvg2-dev"),
    system("CellSnapXXHash", "libxxhash", "libxxhash-dev"),
    system("CellSnapXML2", ours("CXML2/libxml2", otherwise: "libxml-2.0"), "libxml2-dev"),
    system("CellSnapCommonMark", "libcmark-gfm", "libcmark-gfm-extensions-dev"),
    system("CellSnapYAML", "yaml-0.1", "libyaml-dev"),
    loaded("CellSnapServer", "libmicrohttpd-dev"),
    .systemLibrary(
      name: "CellSnapHyphen", path: "Sources/Engine/CLibraries/CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .systemLibrary(name: "CellSnapAllocator", path: "Sources/Engine/CLibraries/CAllocator"),
    .target(name: "CellSnapClock", path: "Sources/Engine/CLibraries/CClock", cSettings: cSettings),
    .target(
      name: "CellSnapEnvironment", path: "Sources/Engine/CLibraries/CEnvironment", cSettings: cSettings),
    .target(name: "CellSnapLoading", path: "Sources/Engine/CLibraries/CLoading", cSettings: cSettings),
    .target(name: "CellSnapWatch", path: "Sources/Engine/CLibraries/CWatch", cSettings: cSettings),
    .target(
      name: "CellSnapIcons",
      dependencies: ["CellSnapCairo", "CellSnapLoading", "CellSnapPango", "CellSnapRSVG"],
      path: "Sources/Engine/CLibraries/CIcons", cSettings: cSettings),
    .target(
      name: "CellSnapLocalization", path: "Sources/Engine/CLibraries/CLocalization", cSettings: cSettings,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CellSnapLocks", path: "Sources/Engine/CLibraries/CLocks", cSettings: cSettings),
    .target(
      name: "CellSnapInterruption", dependencies: ["CellSnapLocks"],
      path: "Sources/Engine/CLibraries/CInterruption",
      cSettings: cSettings),
    .target(name: "CellSnapTestInvocation", path: "Sources/Engine/CLibraries/CTestInvocation", cSettings: cSettings),

    library(
      "CellDrawing",
      [
        "CellSnapCairo", "CellSnapPango", "CellSnapDeflate", "CellSnapSPNG", "CellSnapTurboJPEG",
        "CellSnapWebP", "CellSnapGIF", "CellSnapTIFF", "CellSnapHEIF", "CellSnapLCMS", "CellSnapIcons",
        "CellSnapXXHash", "CellSnapEnvironment", "CellSnapHyphen", "CellSnapLoading", "CellSnapLocks",
      ], in: "Engine/CellDrawing"),
    library("CellConstraints", [], in: "Engine/CellConstraints"),
    library("CellNibs", ["CellSnapLoading", "CellSnapXML2"], in: "Engine/CellNibs"),
    library(
      "CellMarkup", ["CellSnapCommonMark", "CellSnapLoading", "CellSnapXML2"], in: "Engine/CellMarkup"),
    library(
      "UIKit", ["CellConstraints", "CellDrawing", "CellMarkup", "CellNibs", "CellSnapLocalization"],
      in: "UIKit/UIKit"),
    library("CoreGraphics", ["UIKit"], in: "UIKit/Overlays/CoreGraphics"),
    library("QuartzCore", ["UIKit"], in: "UIKit/Overlays/QuartzCore"),
    library("Accessibility", ["UIKit"], in: "UIKit/Overlays/Accessibility"),
    library("_Testing_UIKit", ["UIKit"], in: "UIKit/Overlays/_Testing_UIKit"),
    library(
      "_Testing_CoreGraphics", ["_Testing_UIKit", "CoreGraphics"], in: "UIKit/Overlays/_Testing_CoreGraphics"),
    library("MFS", ["UIKit"], in: "Pattern/MFS"),
    library(
      "CellShapes",
      [
        "CellCatalog", "CellDrawing", "CellSnapInterruption", "CellSnapPlaceholders", "CellSnapRemoteImages",
        "UIKit",
      ], in: "Import/CellShapes"),
    library(
      "CellSnapshots", ["CellDrawing"], in: "Catalogue/CellSnapshots",
      resources: [.embedInCode("Report/Page")]),
    library(
      "CellCatalog",
      [
        "MFS", "UIKit", "CellSnapshots", "CellDrawing", "CellSnapAllocator", "CellSnapRemoteImages",
        "CellSnapWatch",
      ], in: "Catalogue/CellCatalog"),
    library("CellSnapRemoteImages", ["CellDrawing", "UIKit"], in: "UIKit/RemoteImages"),
    library(
      "CellChecks",
      ["CellAccessibility", "CellCatalog", "CellSnapClock", "MFS", "UIKit", "CellSnapshots", "CellDrawing"],
      in: "Checks/CellChecks"),
    library(
      "CellInspection", ["CellAccessibility", "CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing"],
      in: "Checks/CellInspection"),
    library(
      "CellAccessibility", ["CellSnapshots", "CellDrawing", "UIKit"], in: "Catalogue/CellAccessibility"),
    library(
      "CellScrolling", ["CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing"],
      in: "Checks/CellScrolling"),
    library("CellServer", ["CellDrawing", "CellSnapLoading", "CellSnapServer"], in: "Doors/CellServer"),
    library(
      "CellPreview",
      [
        "CellAccessibility", "CellServer", "CellChecks", "CellInspection", "CellCatalog", "MFS", "UIKit",
        "CellSnapshots",
        "CellDrawing",
      ], in: "Doors/CellPreview", resources: [.embedInCode("Page")]),
    library(
      "CellCommandLine",
      [
        "CellPreview", "CellChecks", "CellInspection", "CellScrolling", "CellCatalog", "MFS",
        "UIKit", "CellSnapshots", "CellDrawing",
        "CellSnapPango", "CellSnapRemoteImages", "CellSnapWatch",
      ], in: "Doors/CellCommandLine"),
    library(
      "CellTesting",
      [
        "CellAccessibility", "CellChecks", "CellCatalog", "CellSnapshots", "CellDrawing", "MFS", "UIKit",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], in: "Doors/CellTesting"),
    library(
      "CellShapesTesting", ["CellShapes", "CellSnapTestInvocation", "CellTesting"], in: "Import/CellShapesTesting"),
    library("FBSnapshotTestCase", ["SnapshotTesting", "UIKit"], in: "Doors/Compatible/FBSnapshotTestCase"),
    library("iOSSnapshotTestCase", ["FBSnapshotTestCase"], in: "Doors/Compatible/iOSSnapshotTestCase"),
    library(
      "InlineSnapshotTesting", ["CellSnapInlineSources", "CellTesting", "SnapshotTesting"],
      in: "Doors/Compatible/InlineSnapshotTesting"),
    library("CellSnapInlineSources", ["CellSnapshots"], in: "Doors/Compatible/InlineSources"),
    library(
      "SnapshotTesting",
      ["CellAccessibility", "CellCatalog", "CellDrawing", "CellSnapshots", "CellTesting", "UIKit"],
      in: "Doors/Compatible/SnapshotTesting"),
    library(
      "CellSnapSocialFeed", ["MFS", "UIKit", "CellMarkup"], in: "Pattern/SocialFeed",
      resources: [.copy("Resources")]),
    library(
      "CellSnapDemoCatalog", ["CellSnapSocialFeed", "CellCatalog", "UIKit"], in: "Doors/DemoCatalog"),
    .executableTarget(
      name: "cellsnap",
      dependencies: [
        "CellCommandLine", "CellImport", "CellSnapDemoCatalog", "CellSnapSocialFeed", "CellSnapshots",
      ],
      path: "Sources/Doors/cellsnap", swiftSettings: syntaxSettings, linkerSettings: syntaxLibraries),
    .target(
      name: "CellSnapSourcePass", path: "Sources/Import/SourcePass", swiftSettings: passSettings,
      linkerSettings: syntaxLibraries),
    .target(
      name: "CellImport", dependencies: ["CellNibs", "CellSnapSourcePass", "CellSnapYAML"],
      path: "Sources/Import/CellImport",
      swiftSettings: passSettings, linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "cellsnap-pass", dependencies: ["CellSnapSourcePass"], path: "Sources/Import/cellsnap-pass",
      swiftSettings: syntaxSettings,
      linkerSettings: syntaxLibraries),
    .plugin(
      name: "PassSources", capability: .buildTool(), dependencies: ["cellsnap-pass"],
      path: "Sources/Import/PassSources"),
    tests(
      "CellDrawingTests",
      [
        "CellDrawing", "CellSnapEnvironment", "CellSnapIcons", "CellSnapLoading", "CellSnapPango",
        "CellSnapTemporaryFiles",
      ]),
    .testTarget(
      name: "CellConstraintsTests", dependencies: ["CellConstraints", "CellSnapTemporaryFiles"],
      swiftSettings: settings),
    .testTarget(
      name: "CellNibsTests", dependencies: ["CellNibs"], swiftSettings: settings),
    .testTarget(name: "CellMarkupTests", dependencies: ["CellMarkup"], swiftSettings: settings),
    tests(
      "UIKitTests",
      ["UIKit", "CoreGraphics", "CellDrawing", "_Testing_CoreGraphics", "CellSnapTemporaryFiles"]),
    .testTarget(
      name: "SourcePassTests", dependencies: ["CellSnapSourcePass", "CellSnapTemporaryFiles"],
      swiftSettings: syntaxSettings),
    .testTarget(
      name: "CellImportTests", dependencies: ["CellImport", "CellSnapSourcePass", "CellSnapTemporaryFiles"],
      swiftSettings: syntaxSettings),
    tests("CellShapesTests", ["CellShapes", "CellCatalog", "CellDrawing", "UIKit"]),
    tests(
      "CellShapesTestingTests",
      ["CellShapes", "CellShapesTesting", "CellSnapTemporaryFiles", "SnapshotTesting", "UIKit"]),
    tests("MFSTests", ["MFS", "UIKit"]),
    tests("SocialFeedTests", ["CellSnapSocialFeed", "MFS", "UIKit", "CellSnapTemporaryFiles"]),
    .target(
      name: "CellSnapBrowser", path: "Tests/Browser", resources: [.embedInCode("user.js")],
      swiftSettings: settings),
    .target(name: "CellSnapTemporaryFiles", path: "Tests/TemporaryFiles", swiftSettings: settings),
    tests(
      "CellSnapshotsTests", ["CellSnapshots", "CellDrawing", "CellSnapBrowser", "CellSnapTemporaryFiles"],
      resources: [.embedInCode("Report/checks.js")]),
    tests(
      "CellTestingTests",
      [
        "CellTesting", "CellCatalog", "CellSnapSampleCells", "CellSnapTemporaryFiles", "CellSnapshots",
        "CellDrawing", "MFS", "UIKit",
      ]),
    tests(
      "FBSnapshotTestCaseTests",
      ["FBSnapshotTestCase", "SnapshotTesting", "CellSnapTemporaryFiles", "UIKit"]),
    tests(
      "InlineSnapshotTestingTests",
      [
        "InlineSnapshotTesting", "CellSnapInlineSources", "CellSnapTemporaryFiles", "SnapshotTesting",
        "UIKit",
      ]),
    tests(
      "SnapshotTestingTests",
      ["SnapshotTesting", "CellDrawing", "CellSnapTemporaryFiles", "CellSnapshots", "UIKit"]),
    .target(
      name: "CellSnapSampleCells", dependencies: ["MFS", "UIKit"], path: "Tests/SampleCells",
      swiftSettings: settings),
    tests(
      "CellCatalogTests",
      [
        "CellCatalog", "CellSnapSampleCells", "CellSnapshots", "CellSnapSocialFeed", "UIKit",
        "CellDrawing",
        "CellSnapTemporaryFiles",
      ]),
    tests(
      "CellChecksTests",
      [
        "CellChecks", "CellCatalog", "CellSnapSampleCells", "CellSnapshots", "MFS",
        "UIKit",
      ]),
    .testTarget(
      name: "CellServerTests", dependencies: ["CellServer", "CellDrawing"], swiftSettings: settings),
    tests(
      "CellPreviewTests",
      [
        "CellPreview", "CellServer", "CellCatalog", "CellSnapBrowser", "CellSnapSampleCells",
        "CellSnapshots", "CellDrawing", "CellSnapTemporaryFiles", "UIKit",
      ], resources: [.embedInCode("Page/checks.js")]),
    tests("CellAccessibilityTests", ["CellAccessibility", "UIKit"]),
    tests(
      "CellInspectionTests",
      [
        "CellAccessibility", "CellInspection", "CellCatalog", "CellSnapSampleCells", "CellSnapshots", "MFS",
        "UIKit",
        "CellDrawing",
      ]),
    tests(
      "CellScrollingTests",
      [
        "CellScrolling", "CellCatalog", "CellSnapSampleCells", "MFS", "UIKit", "CellDrawing",
      ]),
    .executableTarget(
      name: "FaultyCatalog", dependencies: ["CellCommandLine", "CellShapes", "CellSnapSampleCells", "UIKit"],
      path: "Tests/FaultyCatalog",
      swiftSettings: settings),
    .executableTarget(
      name: "IconCatalog", dependencies: ["CellCommandLine", "UIKit"], path: "Tests/IconCatalog",
      swiftSettings: settings),
    tests(
      "CellCommandLineTests",
      [
        "CellCommandLine", "CellChecks", "CellCatalog", "CellSnapSampleCells",
        "CellSnapshots",
        "UIKit",
        "CellDrawing", "CellSnapBrowser", "CellSnapTemporaryFiles",
      ]),
  ]

  /// The programs that measure CellSnap and try it with unexpected inputs, with their tests. The scripts that need them
  /// set the variable, so that nobody else compiles them.
  let tools: [Target] =
    Context.environment["CELLSNAP_TOOLS"] == nil
    ? []
    : [
      .target(
        name: "CellSnapFloor", dependencies: ["CellSnapPango"], path: "Sources/Workshop/CFloor",
        cSettings: cSettings),
      .executableTarget(
        name: "CellSnapPictureFloor",
        dependencies: [
          "CellSnapFloor", "CellSnapPango", "CellSnapCairo", "CellSnapDeflate", "CellSnapTurboJPEG",
          "CellSnapWebP",
        ],
        path: "Sources/Workshop/PictureFloor", cSettings: cSettings,
        linkerSettings: [
          .linkedLibrary("fontconfig"), .linkedLibrary("pangoft2-1.0"), .linkedLibrary("turbojpeg"),
          .linkedLibrary("webp"),
        ]),
      .executableTarget(
        name: "CellSnapBenchmarks",
        dependencies: [
          "CellSnapFloor", "CellSnapAllocator", "CellSnapDemoCatalog", "CellSnapSocialFeed", "CellScrolling",
          "CellCatalog", "CellSnapshots",
          "CellDrawing", "CellConstraints",
          "MFS", "UIKit",
        ],
        path: "Sources/Workshop/Benchmarks", swiftSettings: settings),

      .executableTarget(
        name: "CellSnapPackagedFiles", dependencies: ["CellDrawing"], path: "Sources/Workshop/PackagedFiles",
        swiftSettings: settings),
      .executableTarget(
        name: "CellSnapNibs", dependencies: ["CellNibs", "UIKit"], path: "Sources/Workshop/Nibs",
        swiftSettings: settings),
      .systemLibrary(name: "CellSnapFuzzer", path: "Sources/Workshop/CFuzzer"),
      .executableTarget(
        name: "CellSnapFuzzing",
        dependencies: [
          "CellSnapFuzzer", "CellCatalog", "CellConstraints", "CellDrawing", "CellImport", "CellNibs",
          "CellInspection", "CellPreview", "CellServer", "CellSnapInlineSources", "CellSnapshots",
          "CellSnapSocialFeed",
          "CellSnapSourcePass", "UIKit",
        ],
        path: "Sources/Workshop/Fuzzing", swiftSettings: syntaxSettings, linkerSettings: syntaxLibraries),

      .executableTarget(
        name: "CellSnapScenes", dependencies: ["CellSnapshots", "UIKit"], path: "Sources/Workshop/Scenes",
        swiftSettings: settings),
      tests("BenchmarksTests", ["CellSnapBenchmarks", "UIKit"]),
      .testTarget(
        name: "FuzzingTests", dependencies: ["CellSnapFuzzing", "CellSnapTemporaryFiles"],
        exclude: ["Corpus"],
        swiftSettings: syntaxSettings),
      tests("ScenesTests", ["CellSnapScenes", "CellSnapshots", "UIKit", "CellSnapTemporaryFiles"]),
      .testTarget(
        name: "NibsTests", dependencies: ["CellNibs", "CellSnapNibs", "CellSnapTemporaryFiles"],
        exclude: ["Documents"], swiftSettings: settings),
    ]

  // An app's files get those modules that their target asks for, each as a product.
  let standIns: [Target] = [
    standIn("Combine", ["UIKit"]),
    standIn("SwiftUI", ["CellSnapPlaceholders", "Combine", "UIKit"]),
    standIn("Kingfisher", ["CellSnapRemoteImages", "SwiftUI", "UIKit"]),
    standIn("SDWebImage", ["CellSnapRemoteImages", "UIKit"]),
    standIn("Nuke", ["CellSnapRemoteImages", "UIKit"]),
    standIn("AlamofireImage", ["CellSnapRemoteImages", "UIKit"]),
    standIn("FLAnimatedImage", ["UIKit"]),
    standIn("AVFoundation", ["CoreMedia", "UIKit"]),
    standIn("AVKit", ["AVFoundation", "UIKit"]),
    standIn("CoreLocation", []),
    standIn("CoreMedia", []),
    standIn("MapKit", ["CellSnapPlaceholders", "CoreLocation", "UIKit"]),
    standIn("MessageUI", ["CellSnapPlaceholders", "UIKit"]),
    standIn("MobileCoreServices", ["UIKit", "UniformTypeIdentifiers"]),
    standIn("OSLog", ["os"]),
    standIn("os", []),
    standIn("SafariServices", ["CellSnapPlaceholders", "UIKit"]),
    standIn("UniformTypeIdentifiers", []),
    standIn("UserNotifications", []),
    standIn("WebKit", ["CellSnapPlaceholders", "UIKit"]),
    standIn("AudioToolbox", []),
    standIn("AuthenticationServices", ["CellSnapPlaceholders", "UIKit"]),
    standIn("CommonCrypto", ["CellSnapDigests"]),
    standIn("Contacts", []),
    standIn("ContactsUI", ["CellSnapPlaceholders", "Contacts", "UIKit"]),
    standIn("CoreData", ["UIKit"]),
    standIn("CoreImage", ["UIKit"]),
    standIn("CryptoKit", ["CellSnapDigests"]),
    standIn("ImageIO", ["UIKit"]),
    standIn("LinkPresentation", ["CellSnapPlaceholders", "UIKit"]),
    standIn("LocalAuthentication", []),
    standIn("MediaPlayer", ["AVFoundation", "CellSnapPlaceholders", "UIKit"]),
    standIn("Network", []),
    standIn("Photos", ["CoreLocation", "UIKit"]),
    standIn("PhotosUI", ["CellSnapPlaceholders", "Photos", "UIKit"]),
    standIn("QuickLook", ["CellSnapPlaceholders", "UIKit"]),
    standIn("Security", ["CellDrawing", "UIKit"]),
    standIn("StoreKit", ["CellSnapPlaceholders", "UIKit"]),
    standIn("WidgetKit", ["SwiftUI"]),
    standIn("CoreText", ["UIKit"]),
    standIn("EventKit", ["UIKit"]),
    standIn("EventKitUI", ["CellSnapPlaceholders", "EventKit", "UIKit"]),
    standIn("HealthKit", []),
    standIn("Intents", ["UIKit"]),
    standIn("IntentsUI", ["CellSnapPlaceholders", "Intents", "UIKit"]),
  ]
  let standInProducts: [Product] =
    standIns.map { .library(name: $0.name, targets: [$0.name]) } + [
      .library(name: "StandIns", targets: standIns.map(\.name))
    ]
  let standInTargets =
    standIns + [
      library(
        "CellSnapAppBase", ["CellShapes", "Accessibility", "CoreGraphics", "QuartzCore"],
        in: "Import/AppBase"),
      library(
        "CellSnapAppModules", ["CellSnapAppBase"] + standIns.map { .byName(name: $0.name) },
        in: "Import/AppModules"),
      library("CellSnapDigests", [], in: "StandIns/Digests"),
      library("CellSnapPlaceholders", ["UIKit"], in: "StandIns/Placeholders"),
      library(
        "_Testing_CoreImage", ["_Testing_UIKit", "CoreImage"], in: "StandIns/_Testing_CoreImage"),
      tests(
        "StandInsTests",
        standIns.map { .byName(name: $0.name) } + [
          "_Testing_CoreImage", "CellCatalog", "CellDrawing", "CellSnapRemoteImages",
          "CellSnapTemporaryFiles", "CellSnapshots", "UIKit",
        ]),
    ]
#else
  // Apple's UIKit is there, and this package draws nothing. Only the pattern is left, and a plugin that does
  // nothing.
  let products: [Product] = [
    .library(name: "MFS", targets: ["MFS"]), .plugin(name: "PassSources", targets: ["PassSources"]),
  ]
  let targets = [
    library("MFS", [], in: "Pattern/MFS"),
    .plugin(name: "PassSources", capability: .buildTool(), path: "Sources/Import/PassSources"),
  ]
  let (standInProducts, standInTargets, tools): ([Product], [Target], [Target]) = ([], [], [])
#endif

/// One library with every module, of which `Scripts/sdk` makes a Swift SDK.
let sdkProducts: [Product] =
  Context.environment["CELLSNAP_SDK"] == nil
  ? []
  : [
    .library(
      name: "CellSnap", type: .dynamic,
      targets: (products + standInProducts).flatMap { ($0 as? Product.Library)?.targets ?? [] })
  ]

let package = Package(
  name: "CellSnap",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16)],
  products: products + standInProducts + sdkProducts,
  targets: targets + standInTargets + tools,
  swiftLanguageModes: [.v6]
)
