import CellDrawing
import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite struct CatalogEntryStatesTests {
  private let entry = CatalogEntry("Post") { UIView() }

  @Test func `an entry without states is drawn as it is`() throws {
    #expect(try entry.entries(of: .statesAndAnimations).map(\.name) == ["Post"])
  }

  @Test func `each state is an entry below the name`() throws {
    let drawn = try entry.state("collapsed").state("liked").entries(of: .statesAndAnimations)
    #expect(drawn.map(\.name) == ["Post/collapsed", "Post/liked"])
  }

  @Test func `the animation has the name of the entry`() throws {
    let animated = entry.state("collapsed").state("liked", duration: 2).animated(loopCount: 3)
    let drawn = try animated.entries(of: .statesAndAnimations)
    #expect(drawn.map(\.name) == ["Post", "Post/collapsed", "Post/liked"])
    #expect(drawn[0].animation?.frames.map(\.state) == ["collapsed", "liked"])
    #expect(drawn[0].animation?.frames.map(\.duration.seconds) == [1, 2])
    #expect(drawn[0].animation?.loopCount == 3)
  }

  @Test func `commands without animations draw the states`() throws {
    let drawn = try entry.state("liked").animated().entries(of: .states)
    #expect(drawn.map(\.name) == ["Post/liked"])
  }

  @Test func `an entry can be taken without its states`() throws {
    let taken = try entry.state("liked").animated().entries(of: .asBuilt)
    #expect(taken.map(\.name) == ["Post"])
    #expect(taken[0].steps.isEmpty)
  }

  @Test func `only the animation is drawn, even if the entry is not animated`() throws {
    let drawn = try [entry, entry.state("liked")].entries(of: .animations)
    #expect(drawn.map(\.name) == ["Post"])
    #expect(drawn[0].animation?.frames.map(\.state) == ["liked"])
  }

  @Test func `an animation without states is refused`() {
    #expect(throws: SequenceError.noStates(entry: "Post")) {
      try entry.animated().entries(of: .statesAndAnimations)
    }
  }

  @Test(arguments: [0, -1, 66, .nan, .infinity])
  func `a duration that no file can hold is refused`(_ seconds: Double) {
    let error = #expect(throws: SequenceError.self) {
      try entry.state("liked", duration: seconds).animated().entries(of: .statesAndAnimations)
    }
    #expect(error?.description.hasSuffix("give a duration from 0.001 to 65.535") == true)
  }

  @Test func `a negative loop count is refused`() {
    #expect(throws: SequenceError.invalidLoopCount(entry: "Post", count: -1)) {
      try entry.state("liked").animated(loopCount: -1).entries(of: .statesAndAnimations)
    }
  }

  @Test func `two states of one name are refused`() {
    let collision = NameCollision(.state("liked", of: "Post"), .state("liked", of: "Post"))
    #expect(throws: SequenceError.sameFiles(collision)) {
      try [entry.state("liked").state("liked")].entries(of: .states)
    }
    #expect(
      collision.description == "the state liked of Post and the state liked of Post both have the pictures "
        + "Post/liked: one's pictures would replace the other's; rename one")
  }

  @Test(arguments: [StateChoice.states, .statesAndAnimations, .asBuilt])
  func `a state with the name of the animation is always refused`(choice: StateChoice) {
    let favourite = CatalogEntry("Favourite") { UIView() }.state("off").state("favourite").animated()
    let error = #expect(throws: SequenceError.self) { try [favourite].entries(of: choice) }
    #expect(
      error?.description == "the animation of Favourite has the pictures Favourite/Favourite, and the state "
        + "favourite of Favourite has Favourite/favourite, and many file systems ignore the case of letters: "
        + "one's pictures would replace the other's; rename one")
  }

  @Test func `a state with the name of another entry is refused`() {
    let collision = NameCollision(.state("liked", of: "Post"), .entry("post/Liked"))
    #expect(throws: SequenceError.sameFiles(collision)) {
      try [entry.state("liked"), CatalogEntry("post/Liked") { UIView() }].entries(of: .states)
    }
  }
}
