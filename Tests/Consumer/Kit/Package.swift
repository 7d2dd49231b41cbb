// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Badges", targets: ["Badges"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")
  ],
  targets: [
    .target(name: "Texts", resources: [.process("Resources"), .copy("Data")]),
    .target(name: "Badges", dependencies: ["Texts"], exclude: ["Old"]),
    .target(name: "BadgeSamples", dependencies: ["Badges"], path: "Samples"),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", "BadgeSamples", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ],
      resources: [.process("Fixtures")]),
  ],
  swiftLanguageModes: [.v5])
