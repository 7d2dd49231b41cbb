// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The page Architecture has a picture of the storeys. Each storey below is a folder of Sources, in the order of the
// picture from its ground up. The folder of a target has the target's name, without the prefix `CellSnap`.

// MARK: - Vocabulary

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

/// Returns the targets of a storey and its tests. A storey is a folder of Sources. Its modules depend only on modules of
/// their own storey and of the storeys before it.
func storey(_ name: String, _ targets: [Target], tests: [Target] = []) -> [Target] {
  folder("Sources/\(name)", targets) + tests
}

/// Returns targets whose folders are in a folder.
func folder(_ path: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "\(path)/\(target.path ?? shortName(target.name))" }
  return targets
}

/// Returns the name of a target without the prefix that keeps it apart from targets of other packages.
func shortName(_ name: String) -> String {
  let rest = name.dropFirst("CellSnap".count)
  return name.hasPrefix("CellSnap") && rest.first?.isUppercase == true ? String(rest) : name
}

/// Returns the target of a C library that pkg-config finds and `Scripts/setup` installs: `CellSnapCairo` in `CCairo`.
func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(
    name: name, path: "C\(shortName(name))", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Returns the target of the headers of a C library that `CellSnapLoading` loads when it is needed.
///
/// pkg-config would link the library, so the headers are in a folder that each compiler searches.
func loaded(_ name: String, _ package: String) -> Target {
  .systemLibrary(name: name, path: "C\(shortName(name))", providers: [.apt([package])])
}

/// Returns the name of a pkg-config file in this package.
///
/// Debian's files for Pango and librsvg add `-pthread`, and SwiftPM reports in every build that it prohibits
/// that flag. Those for librsvg and libxml2 link libraries that are loaded when they are needed. SwiftPM appends a name
/// to the folders that it searches, so the name here is the way from such a folder to this package. Where that is not
/// known to work, Debian's file is used.
func ours(_ path: String, otherwise name: String) -> String {
  #if compiler(<6.4)
    String(repeating: "../", count: 16) + Context.packageDirectory.dropFirst() + "/Sources/Engine/CLibraries/"
      + path
  #else
    name
  #endif
}

/// Returns a target with C of ours: `CellSnapClock` in `CClock`.
func code(
  _ name: String, _ dependencies: [Target.Dependency] = [], linkerSettings: [LinkerSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "C\(shortName(name))", cSettings: cSettings,
    linkerSettings: linkerSettings)
}

/// Returns the target of a module.
func library(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil,
  settings: [SwiftSetting] = settings, linkerSettings: [LinkerSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings,
    linkerSettings: linkerSettings)
}

/// Returns the target of a module that stands in for one of Apple's or for a library of others. It is a product, too.
func standIn(_ name: String, _ dependencies: [Target.Dependency]) -> Target { library(name, dependencies) }

/// Returns the target of a program.
func program(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = settings,
  linkerSettings: [LinkerSetting]? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linkerSettings)
}

/// Returns a target with tests, which is in the folder Tests.
///
/// - Parameter ofViews: Whether the tests may attach images of UIKit to their results.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], ofViews: Bool = true, exclude: [String] = [],
  resources: [Resource]? = nil, settings: [SwiftSetting] = settings
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + (ofViews ? ["_Testing_UIKit"] : []), exclude: exclude,
    resources: resources, swiftSettings: settings)
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

  // MARK: - Engine: draws, solves and reads; knows no view

  let cLibraries = folder(
    "CLibraries",
    [
      system("CellSnapCairo", "cairo-ft", "libcairo2-dev"),
      system("CellSnapPango", ours("CPango/pango", otherwise: "pangocairo"), "libpango1.0-dev"),
      system("CellSnapDeflate", "libdeflate", "libdeflate-dev"),
      system("CellSnapLCMS", "lcms2", "liblcms2-dev"),
      system("CellSnapRSVG", ours("CRSVG/librsvg", otherwise: "librsvg-2.0"), "librsvg2-dev"),
      system("CellSnapXXHash", "libxxhash", "libxxhash-dev"),
      system("CellSnapXML2", ours("CXML2/libxml2", otherwise: "libxml-2.0"), "libxml2-dev"),
      system("CellSnapCommonMark", "libcmark-gfm", "libcmark-gfm-extensions-dev"),
      system("CellSnapYAML", "yaml-0.1", "libyaml-dev"),
      loaded("CellSnapSPNG", "libspng-dev"),
      loaded("CellSnapTurboJPEG", "libturbojpeg0-dev"),
      loaded("CellSnapWebP", "libwebp-dev"),
      loaded("CellSnapGIF", "libgif-dev"),
      loaded("CellSnapTIFF", "libtiff-dev"),
      loaded("CellSnapHEIF", "libheif-dev"),
      loaded("CellSnapServer", "libmicrohttpd-dev"),
      .systemLibrary(name: "CellSnapHyphen", path: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
      .systemLibrary(name: "CellSnapAllocator", path: "CAllocator"),
      code("CellSnapClock"),
      code("CellSnapEnvironment"),
      code("CellSnapIcons", ["CellSnapCairo", "CellSnapLoading", "CellSnapPango", "CellSnapRSVG"]),
      code("CellSnapInterruption", ["CellSnapLocks"]),
      code("CellSnapLoading"),
      code("CellSnapLocalization", linkerSettings: [.linkedLibrary("_FoundationICU")]),
      code("CellSnapLocks"),
      code("CellSnapTestInvocation"),
      code("CellSnapWatch"),
    ])
  let engine = storey(
    "Engine",
    cLibraries + [
      library(
        "CellDrawing",
        [
          "CellSnapCairo", "CellSnapPango", "CellSnapDeflate", "CellSnapSPNG", "CellSnapTurboJPEG",
          "CellSnapWebP", "CellSnapGIF", "CellSnapTIFF", "CellSnapHEIF", "CellSnapLCMS",
          "CellSnapIcons", "CellSnapXXHash", "CellSnapEnvironment", "CellSnapHyphen",
          "CellSnapLoading", "CellSnapLocks",
        ]),
      library("CellConstraints", []),
      library("CellProposals", []),
      library("CellNibs", ["CellSnapLoading", "CellSnapXML2"]),
      library("CellMarkup", ["CellSnapCommonMark", "CellSnapLoading", "CellSnapXML2"]),
    ],
    tests: [
      tests(
        "CellDrawingTests",
        [
          "CellDrawing", "CellSnapEnvironment", "CellSnapIcons", "CellSnapLoading", "CellSnapPango",
          "CellSnapTemporaryFiles",
        ]),
      tests("CellConstraintsTests", ["CellConstraints", "CellSnapTemporaryFiles"], ofViews: false),
      tests("CellProposalsTests", ["CellProposals"], ofViews: false),
      tests("CellNibsTests", ["CellNibs"], ofViews: false),
      tests("CellMarkupTests", ["CellMarkup"], ofViews: false),
    ])

  // MARK: - UIKit: Apple's names

  let overlays = folder(
    "Overlays",
    [
      library("Accessibility", ["UIKit"]),
      library("CoreGraphics", ["UIKit"]),
      library("QuartzCore", ["UIKit"]),
      library("_Testing_UIKit", ["UIKit"]),
      library("_Testing_CoreGraphics", ["_Testing_UIKit", "CoreGraphics"]),
    ])
  let uiKit = storey(
    "UIKit",
    overlays + [
      library(
        "UIKit", ["CellConstraints", "CellDrawing", "CellMarkup", "CellNibs", "CellSnapLocalization"]),
      library("CellSnapRemoteImages", ["CellDrawing", "UIKit"]),
    ],
    tests: [
      tests(
        "UIKitTests",
        ["UIKit", "CoreGraphics", "CellDrawing", "_Testing_CoreGraphics", "CellSnapTemporaryFiles"])
    ])

  // MARK: - StandIns: other modules that view files import, each a product of its own

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
  let ofOthers = storey(
    "StandIns",
    standIns + [
      library("CellSnapDigests", []),
      library("CellSnapPlaceholders", ["UIKit"]),
      library("_Testing_CoreImage", ["_Testing_UIKit", "CoreImage"]),
    ],
    tests: [
      tests(
        "StandInsTests",
        standIns.map { .byName(name: $0.name) } + [
          "_Testing_CoreImage", "CellCatalog", "CellDrawing", "CellSnapRemoteImages",
          "CellSnapTemporaryFiles", "CellSnapshots", "UIKit",
        ])
    ])

  // MARK: - Pattern: the pattern, and the demo in it

  let pattern = storey(
    "Pattern",
    [
      library("MFS", ["UIKit"]),
      library("CellSnapSocialFeed", ["MFS", "UIKit", "CellMarkup"], resources: [.copy("Resources")]),
    ],
    tests: [
      tests("MFSTests", ["MFS", "UIKit"]),
      tests("SocialFeedTests", ["CellSnapSocialFeed", "MFS", "UIKit", "CellSnapTemporaryFiles"]),
    ])

  // MARK: - Catalogue: from an entry to its picture and its verdict

  let catalogue = storey(
    "Catalogue",
    [
      library("CellSnapshots", ["CellDrawing"], resources: [.embedInCode("Report/Page")]),
      library("CellRevisions", ["CellSnapWatch", "CellSnapshots", "CellDrawing"]),
      library("CellAccessibility", ["CellSnapshots", "CellDrawing", "UIKit"]),
      library(
        "CellCatalog",
        [
          "MFS", "UIKit", "CellSnapshots", "CellDrawing", "CellSnapAllocator", "CellSnapRemoteImages",
          "CellSnapWatch",
        ]),
      library("CellChanges", ["CellDrawing", "CellSnapAllocator"]),
    ],
    tests: [
      tests(
        "CellSnapshotsTests", ["CellSnapshots", "CellDrawing", "CellSnapBrowser", "CellSnapTemporaryFiles"],
        resources: [.embedInCode("Report/checks.js")]),
      tests(
        "CellRevisionsTests",
        ["CellRevisions", "CellSnapshots", "CellDrawing", "CellSnapTemporaryFiles"], ofViews: false),
      tests("CellAccessibilityTests", ["CellAccessibility", "UIKit"]),
      tests(
        "CellCatalogTests",
        [
          "CellCatalog", "CellSnapSampleCells", "CellSnapshots", "CellSnapSocialFeed", "UIKit",
          "CellDrawing", "CellSnapTemporaryFiles",
        ]),
      tests("CellChangesTests", ["CellChanges", "CellDrawing"], ofViews: false),
    ])

  // MARK: - Checks: what is wrong without a reference

  let checks = storey(
    "Checks",
    [
      library(
        "CellChecks",
        [
          "CellAccessibility", "CellCatalog", "CellSnapClock", "MFS", "UIKit", "CellSnapshots",
          "CellDrawing",
        ]),
      library(
        "CellInspection",
        ["CellAccessibility", "CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing"]),
      library("CellScrolling", ["CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing"]),
    ],
    tests: [
      tests(
        "CellChecksTests",
        ["CellChecks", "CellCatalog", "CellSnapSampleCells", "CellSnapshots", "MFS", "UIKit"]),
      tests(
        "CellInspectionTests",
        [
          "CellAccessibility", "CellInspection", "CellCatalog", "CellSnapSampleCells", "CellSnapshots",
          "MFS", "UIKit", "CellDrawing",
        ]),
      tests(
        "CellScrollingTests",
        ["CellScrolling", "CellCatalog", "CellSnapSampleCells", "MFS", "UIKit", "CellDrawing"]),
    ])

  // MARK: - Import: an app's files and cells, as they are

  let imports = storey(
    "Import",
    [
      library(
        "CellSnapSourcePass", [], settings: passSettings, linkerSettings: syntaxLibraries),
      program(
        "cellsnap-pass", ["CellSnapSourcePass"], settings: syntaxSettings, linkerSettings: syntaxLibraries),
      .plugin(name: "PassSources", capability: .buildTool(), dependencies: ["cellsnap-pass"]),
      library(
        "CellShapes",
        [
          "CellCatalog", "CellDrawing", "CellSnapInterruption", "CellSnapPlaceholders",
          "CellSnapRemoteImages", "UIKit",
        ]),
      library(
        "CellImport", ["CellNibs", "CellSnapSourcePass", "CellSnapYAML"], settings: passSettings,
        linkerSettings: syntaxLibraries),
      library("CellSnapAppBase", ["CellShapes", "Accessibility", "CoreGraphics", "QuartzCore"]),
      library(
        "CellSnapAppModules", ["CellSnapAppBase"] + standIns.map { .byName(name: $0.name) }),
    ],
    tests: [
      tests(
        "SourcePassTests", ["CellSnapSourcePass", "CellSnapTemporaryFiles"], ofViews: false,
        settings: syntaxSettings),
      tests("CellShapesTests", ["CellShapes", "CellCatalog", "CellDrawing", "UIKit"]),
      tests(
        "CellImportTests", ["CellImport", "CellSnapSourcePass", "CellSnapTemporaryFiles"], ofViews: false,
        settings: syntaxSettings),
    ])

  // MARK: - Doors: how people come in

  let compatible = folder(
    "Compatible",
    [
      library(
        "SnapshotTesting",
        ["CellAccessibility", "CellCatalog", "CellDrawing", "CellSnapshots", "CellTesting", "UIKit"]),
      library("CellSnapInlineSources", ["CellSnapshots"]),
      library("InlineSnapshotTesting", ["CellSnapInlineSources", "CellTesting", "SnapshotTesting"]),
      library("FBSnapshotTestCase", ["SnapshotTesting", "UIKit"]),
      library("iOSSnapshotTestCase", ["FBSnapshotTestCase"]),
    ])
  let doors = storey(
    "Doors",
    compatible + [
      library("CellServer", ["CellDrawing", "CellSnapLoading", "CellSnapServer"]),
      library(
        "CellPreview",
        [
          "CellAccessibility", "CellServer", "CellChecks", "CellInspection", "CellCatalog", "MFS",
          "UIKit", "CellRevisions", "CellSnapshots", "CellDrawing",
        ], resources: [.embedInCode("Page")]),
      library(
        "CellCommandLine",
        [
          "CellPreview", "CellChanges", "CellChecks", "CellInspection", "CellRevisions", "CellScrolling",
          "CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing", "CellSnapPango",
          "CellSnapRemoteImages",
          "CellSnapWatch",
        ]),
      library("CellSnapDemoCatalog", ["CellSnapSocialFeed", "CellCatalog", "UIKit"]),
      program(
        "cellsnap",
        ["CellCommandLine", "CellImport", "CellSnapDemoCatalog", "CellSnapSocialFeed", "CellSnapshots"],
        settings: syntaxSettings, linkerSettings: syntaxLibraries),
      library(
        "CellTesting",
        [
          "CellAccessibility", "CellChecks", "CellCatalog", "CellRevisions", "CellSnapshots", "CellDrawing",
          "MFS", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics",
        ]),
      library("CellShapesTesting", ["CellShapes", "CellSnapTestInvocation", "CellTesting"]),
    ],
    tests: [
      tests("CellServerTests", ["CellServer", "CellDrawing"], ofViews: false),
      tests(
        "CellPreviewTests",
        [
          "CellPreview", "CellServer", "CellCatalog", "CellSnapBrowser", "CellSnapSampleCells",
          "CellSnapshots", "CellDrawing", "CellSnapTemporaryFiles", "UIKit",
        ], resources: [.embedInCode("Page/checks.js")]),
      tests(
        "CellCommandLineTests",
        [
          "CellCommandLine", "CellChecks", "CellCatalog", "CellSnapSampleCells", "CellSnapshots", "UIKit",
          "CellRevisions", "CellDrawing", "CellSnapBrowser", "CellSnapTemporaryFiles",
        ]),
      tests(
        "CellTestingTests",
        [
          "CellTesting", "CellCatalog", "CellRevisions", "CellSnapSampleCells", "CellSnapTemporaryFiles",
          "CellSnapshots", "CellDrawing", "MFS", "UIKit",
        ]),
      tests(
        "CellShapesTestingTests",
        ["CellShapes", "CellShapesTesting", "CellSnapTemporaryFiles", "SnapshotTesting", "UIKit"]),
      tests(
        "SnapshotTestingTests",
        ["SnapshotTesting", "CellDrawing", "CellSnapTemporaryFiles", "CellSnapshots", "UIKit"]),
      tests(
        "InlineSnapshotTestingTests",
        [
          "InlineSnapshotTesting", "CellSnapInlineSources", "CellSnapTemporaryFiles", "SnapshotTesting",
          "UIKit",
        ]),
      tests(
        "FBSnapshotTestCaseTests",
        ["FBSnapshotTestCase", "SnapshotTesting", "CellSnapTemporaryFiles", "UIKit"]),
    ])

  // MARK: - Workshop: what only we run

  /// The programs that measure CellSnap and try it with unexpected inputs, with their tests. The scripts that need them
  /// set the variable, so that nobody else compiles them.
  let workshop =
    Context.environment["CELLSNAP_TOOLS"] == nil
    ? []
    : storey(
      "Workshop",
      [
        code("CellSnapFloor", ["CellSnapPango"]),
        .executableTarget(
          name: "CellSnapPictureFloor",
          dependencies: [
            "CellSnapFloor", "CellSnapPango", "CellSnapCairo", "CellSnapDeflate", "CellSnapTurboJPEG",
            "CellSnapWebP",
          ], cSettings: cSettings,
          linkerSettings: [
            .linkedLibrary("fontconfig"), .linkedLibrary("pangoft2-1.0"), .linkedLibrary("turbojpeg"),
            .linkedLibrary("webp"),
          ]),
        program(
          "CellSnapBenchmarks",
          [
            "CellSnapFloor", "CellSnapAllocator", "CellSnapDemoCatalog", "CellSnapSocialFeed",
            "CellScrolling", "CellCatalog", "CellSnapshots", "CellDrawing", "CellConstraints", "MFS",
            "UIKit",
          ]),
        program("CellSnapPackagedFiles", ["CellDrawing"]),
        program("CellSnapPlanting", []),
        program("CellSnapNibs", ["CellNibs", "UIKit"]),
        program("CellSnapScenes", ["CellSnapshots", "UIKit"]),
        .systemLibrary(name: "CellSnapFuzzer", path: "CFuzzer"),
        program(
          "CellSnapFuzzing",
          [
            "CellSnapFuzzer", "CellCatalog", "CellChanges", "CellConstraints", "CellDrawing", "CellImport",
            "CellNibs", "CellInspection", "CellPreview", "CellRevisions", "CellServer",
            "CellSnapInlineSources",
            "CellSnapshots", "CellSnapSocialFeed", "CellSnapSourcePass", "UIKit",
          ], settings: syntaxSettings, linkerSettings: syntaxLibraries),
      ],
      tests: [
        tests("BenchmarksTests", ["CellSnapBenchmarks", "UIKit"]),
        tests(
          "NibsTests", ["CellNibs", "CellSnapNibs", "CellSnapTemporaryFiles"], ofViews: false,
          exclude: ["Documents"]),
        tests("ScenesTests", ["CellSnapScenes", "CellSnapshots", "UIKit", "CellSnapTemporaryFiles"]),
        tests(
          "FuzzingTests", ["CellSnapFuzzing", "CellSnapTemporaryFiles"], ofViews: false, exclude: ["Corpus"],
          settings: syntaxSettings),
      ])

  // MARK: - What several tests need, and the programs that they start

  let testSupport = folder(
    "Tests",
    [
      library("CellSnapBrowser", [], resources: [.embedInCode("user.js")]),
      library("CellSnapTemporaryFiles", []),
      library("CellSnapSampleCells", ["MFS", "UIKit"]),
      program("FaultyCatalog", ["CellCommandLine", "CellShapes", "CellSnapSampleCells", "UIKit"]),
      program("IconCatalog", ["CellCommandLine", "UIKit"]),
    ])

  // MARK: - Products

  let targets =
    engine + uiKit + ofOthers + pattern + catalogue + checks + imports + doors + workshop + testSupport
  let products: [Product] =
    [
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
    ] + standIns.map { .library(name: $0.name, targets: [$0.name]) } + [
      .library(name: "StandIns", targets: standIns.map(\.name))
    ]
#else
  // Apple's UIKit is there, and this package draws nothing. Only the pattern is left, and a plugin that does
  // nothing.
  let targets =
    storey("Pattern", [library("MFS", [])])
    + storey("Import", [.plugin(name: "PassSources", capability: .buildTool())])
  let products: [Product] = [
    .library(name: "MFS", targets: ["MFS"]), .plugin(name: "PassSources", targets: ["PassSources"]),
  ]
#endif

/// One library with every module, of which `Scripts/sdk` makes a Swift SDK.
let sdkProducts: [Product] =
  Context.environment["CELLSNAP_SDK"] == nil
  ? []
  : [
    .library(
      name: "CellSnap", type: .dynamic,
      targets: products.flatMap { ($0 as? Product.Library)?.targets ?? [] })
  ]

let package = Package(
  name: "CellSnap",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16)],
  products: products + sdkProducts,
  targets: targets,
  swiftLanguageModes: [.v6]
)
