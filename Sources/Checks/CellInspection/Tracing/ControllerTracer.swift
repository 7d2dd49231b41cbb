import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// A tracer that takes an entry's controllers in the pattern through everything that happens to controllers, and
/// notes their steps.
@MainActor
struct ControllerTracer {
  private typealias Controller = UIViewController & MFSController

  let entry: CatalogEntry
  let name: EntryName
  let configuration: SnapshotConfiguration
  /// The width of the turned screen, in points.
  let otherWidth: CGFloat
  /// The names of the properties of controls that are touched, in controllers that have them.
  let touched: [String]

  /// Returns a trace of each controller in the pattern, parents before their children.
  func traces() throws(RenderError) -> [CellTrace] {
    let builds = try firstBuilds()
    var traces: [CellTrace] = []
    for (index, build) in builds.enumerated() {
      // Each controller is traced in a content of its own, because an event for one also reaches its children.
      let trace = try ShownEntry.show(entry, name: name, in: circumstances(configuration.width)) {
        shown -> CellTrace? in
        let controllers = Self.controllers(of: shown)
        return controllers.indices.contains(index)
          ? self.trace(controllers[index], at: index, in: shown) : nil
      }
      guard var trace else { continue }
      trace.occasions.insert(build, at: 0)
      traces.append(trace)
    }
    return traces
  }

  private static func controllers(of shown: ShownEntry) -> [any Controller] {
    shown.content.controller?.patternControllers ?? []
  }

  /// Returns the steps of each controller that appears for the first time.
  private func firstBuilds() throws(RenderError) -> [TracedOccasion] {
    var built: [ObjectIdentifier] = []
    var failure: RenderError?
    let events = MFSStepTrace.recording {
      do throws(RenderError) {
        try ShownEntry.show(entry, name: name, in: circumstances(configuration.width)) { shown in
          built = Self.controllers(of: shown).map { ObjectIdentifier($0) }
        }
      } catch {
        failure = error
      }
    }.1
    if let failure { throw failure }
    return built.map { Self.occasion("first build", events, of: $0) }
  }

  private func trace(_ controller: any Controller, at index: Int, in shown: ShownEntry) -> CellTrace {
    var occasions: [TracedOccasion] = []
    func note(_ name: String, _ occasion: () -> Void) {
      let events = MFSStepTrace.recording(occasion).1
      occasions.append(Self.occasion(name, events, of: ObjectIdentifier(controller)))
    }
    note("the same view model") { Self.setSameViewModel(controller) }
    note("the view model of another controller") { setViewModelOfAnother(controller, at: index) }
    note("another layout") {
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
    let controls = NamedControl.all(in: controller.view)
    for control in touched {
      guard let named = controls.first(where: { $0.name == control }) else { continue }
      note("touch of \(control)") {
        named.control.tapControl()
        controller.view.layoutIfNeeded()
      }
    }
    for width in [otherWidth, configuration.width] {
      note("rotation to \(PlainNumber.text(width))") {
        shown.turn(to: circumstances(width), screen: screen(width)) {}
      }
    }
    note("build again") { controller.prepareUI() }
    return CellTrace(
      entry: name.text, className: String(describing: type(of: controller)), row: nil, rowName: nil,
      width: Double(configuration.width), occasions: occasions, controls: controls.names)
  }

  private static func occasion(
    _ name: String, _ events: [MFSStepEvent], of controller: ObjectIdentifier
  ) -> TracedOccasion {
    TracedOccasion(name: name, runs: TracedRun.all(of: events.filter { $0.object == controller }), caches: [])
  }

  private static func setSameViewModel<Own: Controller>(_ controller: Own) {
    controller.viewModel = controller.viewModel
  }

  /// Gives the controller the view model that the entry makes for another controller of its class.
  private func setViewModelOfAnother<Own: Controller>(_ controller: Own, at index: Int) {
    let others = entry.buildPatternControllers()
    guard others.indices.contains(index), let other = others[index] as? Own else { return }
    controller.viewModel = other.viewModel
  }

  private func circumstances(_ width: CGFloat) -> Circumstances {
    var configuration = configuration
    configuration.width = width
    return Circumstances(configuration: configuration)
  }

  private func screen(_ width: CGFloat) -> CGSize {
    RenderJob(index: 0, entry: entry, name: name, configuration: circumstances(width).configuration)
      .screenSize
  }
}
