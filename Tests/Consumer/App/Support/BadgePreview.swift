import UIKit

#if DEBUG
  import SwiftUI

  struct Badge_Previews: PreviewProvider {
    static var previews: some View { BadgePreview() }
  }

  private struct BadgePreview: UIViewRepresentable {
    func makeUIView(context: Context) -> Badge { Badge() }
    func updateUIView(_ badge: Badge, context: Context) {}
  }
#endif
