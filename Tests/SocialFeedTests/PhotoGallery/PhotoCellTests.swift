import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct PhotoCellTests {
  private func cell(_ viewModel: PhotoCellVM) -> PhotoCell {
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    cell.viewModel = viewModel
    return cell
  }

  private func photo(url: String? = nil, blurHash: String? = nil) -> Photo {
    let attachment = MediaAttachment(id: "1", url: url, summary: "A boat", blurHash: blurHash)
    return Photo(attachment: attachment, media: .resources)
  }

  @Test func `a photo in the folder is shown`() {
    let cell = cell(PhotoCellVM(photo: photo(url: "https://example.social/dunes.webp")))
    #expect(cell.photoView?.image?.size == CGSize(width: 1536, height: 1024))
    #expect(cell.summaryLabel?.isHidden == true)
  }

  @Test func `a missing photo is shown as its blur hash`() {
    let cell = cell(PhotoCellVM(photo: photo(blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj")))
    #expect(cell.photoView?.image?.size.width == 32)
    #expect(cell.summaryLabel?.isHidden == true)
  }

  @Test func `a missing photo without a blur hash shows its description`() {
    let cell = cell(PhotoCellVM(photo: photo()))
    #expect(cell.photoView?.image == nil)
    #expect(cell.summaryLabel?.isHidden == false)
    #expect(cell.summaryLabel?.text == "A boat")
  }

  @Test func `a hidden photo shows only its blur hash`() {
    let shown = photo(url: "https://example.social/dunes.webp", blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj")
    let cell = cell(PhotoCellVM(photo: shown, isHidden: true))
    #expect(cell.photoView?.image?.size.width == 32)
    #expect(cell.hiddenIconView?.isHidden == false)
    #expect(cell.shadeView?.isHidden == false)
  }

  @Test func `a reused tile has the looks of its photo`() {
    let cell = cell(PhotoCellVM(photo: photo(), hiddenCount: 3))
    #expect(cell.shadeView?.alpha == 1)
    cell.viewModel = PhotoCellVM(photo: photo(), isHidden: true, isRounded: true)
    #expect(cell.shadeView?.alpha == 0.4)
    #expect(cell.layer.cornerRadius == 8)
    cell.viewModel = PhotoCellVM(photo: photo())
    #expect(cell.layer.cornerRadius == 0)
  }

  @Test func `a reused tile keeps nothing of the former photo`() {
    let cell = cell(PhotoCellVM(photo: photo(), hiddenCount: 3))
    cell.viewModel = PhotoCellVM(photo: photo(url: "https://example.social/dunes.webp"))
    #expect(cell.countLabel?.isHidden == true)
    #expect(cell.shadeView?.isHidden == true)
    #expect(cell.countLabel?.text == nil)
  }
}
