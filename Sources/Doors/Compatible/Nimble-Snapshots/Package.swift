// swift-tools-version: 6.2

import PackageDescription

// The module Nimble_Snapshots. It is a package of its own, as it needs Nimble, which CellSnap itself does not.
let package = Package(
  name: "Nimble-Snapshots",
  products: [.library(name: "Nimble-Snapshots", targets: ["Nimble_Snapshots"])],
  dependencies: [
    .package(name: "CellSnap", path: "../../../.."),
    .package(url: "https://github.com/Quick/Nimble.git", "13.0.0"..<"15.0.0"),
  ],
  targets: [
    .target(
      name: "Nimble_Snapshots",
      dependencies: [
        "CellSnapTestStart", .product(name: "FBSnapshotTestCase", package: "CellSnap"),
        .product(name: "Nimble", package: "Nimble"),
      ]),
    .target(name: "CellSnapTestStart", path: "Sources/TestStart"),
  ],
  swiftLanguageModes: [.v5])
