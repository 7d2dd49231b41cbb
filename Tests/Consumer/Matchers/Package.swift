// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Matchers",
  dependencies: [
    .package(name: "CellSnap", path: "../../.."),
    .package(path: "../../../Sources/Nimble-Snapshots"),
    .package(url: "https://github.com/Quick/Nimble.git", "13.0.0"..<"15.0.0"),
  ],
  targets: [
    .testTarget(
      name: "MatcherTests",
      dependencies: [
        .product(name: "Nimble", package: "Nimble"),
        .product(name: "Nimble-Snapshots", package: "Nimble-Snapshots"),
        .product(name: "UIKit", package: "CellSnap"),
      ])
  ],
  swiftLanguageModes: [.v5])
