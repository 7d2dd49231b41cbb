// The tests of the app are beside it.
// source-pass: ../../../AppTests
