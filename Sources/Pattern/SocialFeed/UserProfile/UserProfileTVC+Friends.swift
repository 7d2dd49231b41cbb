extension UserProfileTVC {
  /// Returns a table of friends that shows the profile of a chosen friend.
  package static func friends(_ accounts: [Account], settings: FeedSettings = FeedSettings())
    -> FriendsController
  {
    let friends = FriendsController(accounts: accounts, settings: settings)
    friends.didChoose = { [weak friends] account in
      let profile = UserProfileTVC(profile: account, statuses: [], settings: settings)
      friends?.navigationController?.pushViewController(profile, animated: true)
    }
    return friends
  }
}
