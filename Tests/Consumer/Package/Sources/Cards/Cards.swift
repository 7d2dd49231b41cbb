// A target has one file of its own, which may say where those of the app are.
// source-pass: ../../../App
