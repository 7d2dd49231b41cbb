import CellImport
import CellSnapSourcePass
import Foundation

extension FuzzTarget {
  static let projects = FuzzTarget("projects", "a project of Xcode, and the files of its targets") { bytes in
    let place = URL(filePath: "/nowhere/App.xcodeproj")
    guard let project = try? XcodeProject(Data(bytes), of: place) else { return }
    for target in project.targets + project.testTargets {
      precondition(target.swiftFiles.isEmpty, "a file is there that cannot be")
    }
  }

  static let slices = FuzzTarget("slices", "a Swift file of which some declarations are kept") { bytes in
    guard bytes.deepestBracket <= 10 else { return }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let file = SliceFile(SourceFile(path: "/App/File.swift", text: text))
    var entries: [String: SourceSlice.Entry] = [:]
    for (index, declaration) in file.declarations.enumerated() {
      let kinds: [Treatment] = [.whole, .part, .stub, .absent]
      entries[declaration.key] = SourceSlice.Entry(kinds[(index + Int(bytes.first ?? 0)) % kinds.count])
    }
    let slice = file.slice(entries, missingModules: ["Missing"])
    let lines = [file.text, slice.text].map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }
    precondition(lines[0] == lines[1], "a line is not where it was")
  }
}

extension FuzzTarget {
  static let locks = FuzzTarget("locks", "the lock files of three package managers") { bytes in
    let file = URL(filePath: "/nowhere/Lock")
    let data = Data(bytes)
    let sources: [LockedSource]?
    switch bytes.first ?? 0 {
    case UInt8(ascii: "{"): sources = try? PackageResolved.read(data, of: file)
    case UInt8(ascii: "P"): sources = try? PodfileLock.read(data, of: file)
    default: sources = CartfileResolved.read(data, of: file)
    }
    for case .remote(let address) in (sources ?? []).map(\.location) {
      precondition(!address.hasPrefix("-") && !address.contains("\n"), "git takes the address for an option")
    }
  }
}
