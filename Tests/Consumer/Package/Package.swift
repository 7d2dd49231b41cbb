// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.iOS(.v16)],
  dependencies: [.package(name: "CellSnap", path: "../../..")],
  targets: [
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "SwiftUI", package: "CellSnap"), .product(name: "UIKit", package: "CellSnap"),
      ],
      resources: [.copy("Nibs")],
      plugins: [.plugin(name: "PassSources", package: "CellSnap")]),
    .executableTarget(
      name: "snapshots",
      dependencies: ["Cards", .product(name: "CellCommandLine", package: "CellSnap")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "CellTesting", package: "CellSnap")]),
    .testTarget(
      name: "CardsSnapshotTests",
      dependencies: ["Cards", .product(name: "SnapshotTesting", package: "CellSnap")],
      plugins: [.plugin(name: "PassSources", package: "CellSnap")]),
  ],
  swiftLanguageModes: [.v5])
