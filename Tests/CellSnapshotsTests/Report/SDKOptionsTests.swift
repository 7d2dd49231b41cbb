import Testing

@testable import CellSnapshots

@Suite struct SDKOptionsTests {
  @Test func `a program with the code in it needs no SDK`() {
    #expect(SDKOptions.options(system: "") == [])
  }

  @Test func `an installed SDK is found by its name`() {
    #expect(
      SDKOptions.options(system: "/home/me/.swiftpm/swift-sdks/cellsnap.artifactbundle/x86_64/system")
        == ["--swift-sdk", "cellsnap"])
  }

  @Test func `an SDK elsewhere is found by its folder`() {
    #expect(
      SDKOptions.options(system: "/opt/sdks/cellsnap.artifactbundle/x86_64/system")
        == ["--swift-sdks-path", "/opt/sdks", "--swift-sdk", "cellsnap"])
  }
}
