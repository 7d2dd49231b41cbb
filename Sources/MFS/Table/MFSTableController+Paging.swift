public import UIKit

extension MFSTableController {
  /// Fetches the next page when little content remains and nothing is loading; called while the table scrolls.
  public func loadNextPageIfNeeded() {
    guard let fetchNextViewModels else { return }
    let remaining = tableView.contentSize.height - tableView.bounds.maxY
    guard paging.beginIfNeeded(remaining: remaining, tableHeight: tableView.bounds.height) else { return }
    footerSpinner.startAnimating()
    let precompute = LayoutEnvironment.matching(traitCollection) {
      CoordinatePrecompute(registry: registry, tableSize: tableView.bounds.size)
    }
    pageNumber += 1
    pageTask = Task { [weak self, pageNumber] in
      do {
        let viewModels = try await fetchNextViewModels()
        _ = try await precompute.heights(of: viewModels)
        self?.finishPage(pageNumber, viewModels)
      } catch {
        self?.failPage(pageNumber, error)
      }
    }
  }

  /// Drops the page that is loading and lets paging begin anew, as for other content.
  public func resetPaging() {
    pageTask?.cancel()
    pageNumber += 1
    paging.reset()
    stopLoading()
  }

  /// A table footer of this height in points with the spinner in its middle.
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

  private func finishPage(_ number: Int, _ viewModels: [any MFSViewModel]) {
    guard number == pageNumber else { return }
    if !viewModels.isEmpty { append(viewModels) }
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
