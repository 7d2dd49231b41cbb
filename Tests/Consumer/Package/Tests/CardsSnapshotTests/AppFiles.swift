// The tests of the app lie beside it.
// source-pass: ../../../AppTests
