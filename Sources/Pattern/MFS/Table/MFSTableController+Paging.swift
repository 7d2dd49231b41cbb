public import UIKit

extension MFSTableController {
  /// Fetches the next page if little content remains and nothing is loading. It is called while the table scrolls.
  public func loadNextPageIfNeeded() {
    guard let fetchNextViewModels else { return }
    let remaining = tableView.contentSize.height - tableView.contentOffset.y
    guard paging.beginIfNeeded(remaining: remaining, tableHeight: tableView.bounds.height) else { return }
    footerSpinner.startAnimating()
    let precomputes = MFSLayoutEnvironment.matching(traitCollection) {
      (computesAhead ? sizesToComputeFor : []).map { size in
        MFSCoordinatePrecompute(
          registry: registry, tableSize: size, preparesContents: size == tableView.bounds.size)
      }
    }
    pageNumber += 1
    pageTask = Task { [weak self, pageNumber] in
      do {
        let viewModels = try await fetchNextViewModels()
        for precompute in precomputes { _ = try await precompute.heights(of: viewModels) }
        self?.finishPage(pageNumber, viewModels)
      } catch {
        self?.failPage(pageNumber, error)
      }
    }
  }

  /// Drops the page that is loading and restarts paging, for example for other content.
  public func resetPaging() {
    pageTask?.cancel()
    pageNumber += 1
    paging.reset()
    stopLoading()
  }

  /// Returns a table footer of this height in points with the spinner in its middle.
  public func makeSpinnerFooter(height: CGFloat = 44) -> UIView {
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height))
    footer.addSubview(footerSpinner)
    footerSpinner.hidesWhenStopped = true
    return footer
  }

  func centerFooterSpinner() {
    guard let footer = footerSpinner.superview, footer === tableView.tableFooterView else { return }
    footerSpinner.center = CGPoint(x: footer.bounds.midX, y: footer.bounds.midY)
  }

  /// The table's size and, if it is as wide as its window, its size when the screen is turned.
  var sizesToComputeFor: [CGSize] {
    let size = tableView.bounds.size
    guard let window = tableView.window?.bounds.size, window.width == size.width,
      window.width != window.height
    else { return [size] }
    return [size, CGSize(width: window.height, height: max(0, size.height - window.height + window.width))]
  }

  private func finishPage(_ number: Int, _ viewModels: [any MFSViewModel]) {
    guard number == pageNumber else { return }
    if !viewModels.isEmpty {
      isTakingPage = true
      append(viewModels)
      isTakingPage = false
    }
    paging.end(pageIsEmpty: viewModels.isEmpty)
    stopLoading()
  }

  private func failPage(_ number: Int, _ error: any Error) {
    guard number == pageNumber else { return }
    paging.fail()
    stopLoading()
    if !(error is CancellationError) { pageDidFail(error) }
  }

  private func stopLoading() {
    footerSpinner.stopAnimating()
    pageTask = nil
  }
}
