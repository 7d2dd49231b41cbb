// A target has one file of its own, which may say where the app's files are.
// source-pass: ../../../App
