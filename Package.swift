// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "bio",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "BiorhythmCore", targets: ["BiorhythmCore"]),
    .executable(name: "bio", targets: ["bio"]),
  ],
  targets: [
    .target(name: "BiorhythmCore", swiftSettings: strict),
    .target(name: "BiorhythmCLI", dependencies: ["BiorhythmCore"], swiftSettings: strict),
    .executableTarget(name: "bio", dependencies: ["BiorhythmCLI"], swiftSettings: strict),
    .testTarget(
      name: "BiorhythmCoreTests", dependencies: ["BiorhythmCore"], swiftSettings: strict),
    .testTarget(
      name: "BiorhythmCLITests", dependencies: ["BiorhythmCLI", "BiorhythmCore"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(name: "bioTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
