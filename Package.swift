// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The compiler settings of every target.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Returns the target of a C library that pkg-config finds and `Scripts/setup` installs.
func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Returns the name of a pkg-config file in this package.
///
/// Debian's files for Pango and librsvg add `-pthread`, and SwiftPM reports in every build that it prohibits
/// that flag. SwiftPM appends a name to the folders that it searches, so the name here is the way from such a
/// folder to this package. Where that is not known to work, Debian's file is used.
func ours(_ path: String, otherwise name: String) -> String {
  #if compiler(<6.4)
    String(repeating: "../", count: 16) + Context.packageDirectory.dropFirst() + "/Sources/CLibraries/" + path
  #else
    name
  #endif
}

func library(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
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
  let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
  ]

  let products: [Product] = [
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]),
    .library(name: "MFS", targets: ["MFS"]),
    .library(name: "CellCatalog", targets: ["CellCatalog"]),
    .library(name: "CellCommandLine", targets: ["CellCommandLine"]),
    .library(name: "CellTesting", targets: ["CellTesting"]),
    .executable(name: "cellsnap", targets: ["cellsnap"]),
    .executable(name: "cellsnap-pass", targets: ["cellsnap-pass"]),
    .plugin(name: "PassSources", targets: ["PassSources"]),
  ]
  let targets: [Target] = [
    system("CCairo", "cairo-ft", "libcairo2-dev"),
    system("CPango", ours("CPango/pango", otherwise: "pangocairo"), "libpango1.0-dev"),
    system("CDeflate", "libdeflate", "libdeflate-dev"),
    system("CSPNG", "spng", "libspng-dev"),
    system("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    system("CWebP", "libwebpdemux", "libwebp-dev"),
    system("CRSVG", ours("CRSVG/librsvg", otherwise: "librsvg-2.0"), "librsvg2-dev"),
    system("CXXHash", "libxxhash", "libxxhash-dev"),
    system("CXML2", "libxml-2.0", "libxml2-dev"),
    .systemLibrary(name: "CAllocator", path: "Sources/CLibraries/CAllocator"),
    .target(name: "CEnvironment", path: "Sources/CLibraries/CEnvironment"),
    .target(name: "CWatch", path: "Sources/CLibraries/CWatch"),
    .target(
      name: "CIcons", dependencies: ["CCairo", "CPango", "CRSVG"], path: "Sources/CLibraries/CIcons"),
    .target(name: "CLocalization", path: "Sources/CLibraries/CLocalization"),

    library(
      "CellDrawing",
      [
        "CCairo", "CPango", "CDeflate", "CSPNG", "CTurboJPEG", "CWebP", "CIcons",
        "CXXHash", "CEnvironment",
      ]),
    library("CellConstraints", []),
    library("UIKit", ["CellConstraints", "CellDrawing", "CLocalization"]),
    library("CoreGraphics", ["UIKit"]),
    library("QuartzCore", ["UIKit"]),
    library("_Testing_UIKit", ["UIKit"]),
    library("_Testing_CoreGraphics", ["_Testing_UIKit", "CoreGraphics"]),
    library("MFS", ["UIKit"]),
    library("CellSnapshots", ["CellDrawing"], resources: [.embedInCode("Report/Page")]),
    library("CellCatalog", ["MFS", "UIKit", "CellSnapshots", "CellDrawing", "CAllocator", "CWatch"]),
    library("CellChecks", ["CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing"]),
    library("CellInspection", ["CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing"]),
    library(
      "CellCommandLine",
      [
        "CellChecks", "CellInspection", "CellCatalog", "MFS", "UIKit", "CellSnapshots", "CellDrawing",
        "CPango", "CWatch",
      ]),
    library(
      "CellTesting",
      [
        "CellChecks", "CellCatalog", "CellSnapshots", "CellDrawing", "MFS", "UIKit", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    library("SocialFeed", ["MFS", "UIKit", "CXML2"], resources: [.copy("Resources")]),
    library("DemoCatalog", ["SocialFeed", "CellCatalog", "MFS", "UIKit"]),
    .executableTarget(
      name: "cellsnap", dependencies: ["CellCommandLine", "DemoCatalog", "SocialFeed", "MFS", "UIKit"],
      swiftSettings: settings),
    .target(
      name: "SourcePass", swiftSettings: syntaxSettings, linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "cellsnap-pass", dependencies: ["SourcePass"], swiftSettings: syntaxSettings,
      linkerSettings: syntaxLibraries),
    .plugin(
      name: "PassSources", capability: .buildTool(), dependencies: ["cellsnap-pass"],
      path: "Sources/PassSources"),
    .target(name: "CFloor", dependencies: ["CPango"], path: "Sources/CLibraries/CFloor"),
    .executableTarget(
      name: "PictureFloor", dependencies: ["CFloor", "CPango", "CCairo", "CDeflate", "CTurboJPEG", "CWebP"],
      path: "Sources/CLibraries/PictureFloor",
      linkerSettings: [.linkedLibrary("fontconfig"), .linkedLibrary("pangoft2-1.0"), .linkedLibrary("webp")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor", "CAllocator", "DemoCatalog", "SocialFeed", "CellInspection", "CellCatalog", "CellSnapshots",
        "CellDrawing", "CellConstraints",
        "MFS", "UIKit",
      ],
      swiftSettings: settings),

    .systemLibrary(name: "CFuzzer", path: "Sources/CLibraries/CFuzzer"),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "CFuzzer", "CellCatalog", "CellConstraints", "CellDrawing", "CellSnapshots", "SocialFeed",
        "SourcePass", "UIKit",
      ],
      swiftSettings: syntaxSettings, linkerSettings: syntaxLibraries),

    .executableTarget(name: "Scenes", dependencies: ["UIKit"], swiftSettings: settings),

    tests("CellDrawingTests", ["CellDrawing", "CIcons", "CPango", "TemporaryFiles"]),
    .testTarget(
      name: "CellConstraintsTests", dependencies: ["CellConstraints", "TemporaryFiles"],
      swiftSettings: settings),
    tests(
      "UIKitTests", ["UIKit", "CoreGraphics", "CellDrawing", "_Testing_CoreGraphics", "TemporaryFiles"]),
    .testTarget(
      name: "SourcePassTests", dependencies: ["SourcePass", "TemporaryFiles"], swiftSettings: syntaxSettings),
    tests("MFSTests", ["MFS", "UIKit"]),
    tests("SocialFeedTests", ["SocialFeed", "MFS", "UIKit"]),
    .target(name: "TemporaryFiles", path: "Tests/TemporaryFiles", swiftSettings: settings),
    tests(
      "CellSnapshotsTests", ["CellSnapshots", "CellDrawing", "TemporaryFiles"],
      resources: [.embedInCode("Report/checks.js")]),
    tests(
      "CellTestingTests",
      ["CellTesting", "CellCatalog", "CellSnapshots", "CellDrawing", "MFS", "UIKit"]),
    .target(
      name: "SampleCells", dependencies: ["MFS", "UIKit"], path: "Tests/SampleCells", swiftSettings: settings),
    tests(
      "CellCatalogTests",
      [
        "CellCatalog", "SampleCells", "CellSnapshots", "SocialFeed", "MFS", "UIKit", "CellDrawing",
        "TemporaryFiles",
      ]),
    tests(
      "CellChecksTests",
      [
        "CellChecks", "CellCatalog", "SampleCells", "CellSnapshots", "SocialFeed", "MFS", "UIKit",
        "CellDrawing",
      ]),
    tests(
      "CellInspectionTests",
      ["CellInspection", "CellCatalog", "SampleCells", "CellSnapshots", "MFS", "UIKit", "CellDrawing"]),
    .executableTarget(
      name: "FaultyCatalog", dependencies: ["CellCommandLine", "UIKit"], path: "Tests/FaultyCatalog",
      swiftSettings: settings),
    .executableTarget(
      name: "IconCatalog", dependencies: ["CellCommandLine", "UIKit"], path: "Tests/IconCatalog",
      swiftSettings: settings),
    tests("BenchmarksTests", ["Benchmarks", "UIKit"]),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TemporaryFiles"], exclude: ["Corpus"],
      swiftSettings: syntaxSettings),
    tests("ScenesTests", ["Scenes", "UIKit", "TemporaryFiles"]),
    tests(
      "CellCommandLineTests",
      [
        "CellCommandLine", "CellChecks", "CellInspection", "CellCatalog", "SampleCells", "CellSnapshots",
        "SocialFeed", "MFS", "UIKit",
        "CellDrawing", "TemporaryFiles",
      ]),
  ]
#else
  // Apple's UIKit is there, and this package draws nothing. Only the pattern is left, and a plugin that does
  // nothing.
  let products: [Product] = [
    .library(name: "MFS", targets: ["MFS"]), .plugin(name: "PassSources", targets: ["PassSources"]),
  ]
  let targets = [
    library("MFS", []),
    .plugin(name: "PassSources", capability: .buildTool(), path: "Sources/PassSources"),
  ]
#endif

let package = Package(
  name: "CellSnap",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
