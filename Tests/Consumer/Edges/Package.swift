// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Edges", products: [.library(name: "Edges", targets: ["Edges"])], targets: [.target(name: "Edges")])
