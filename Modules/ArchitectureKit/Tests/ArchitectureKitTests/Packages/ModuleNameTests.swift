import Testing

@testable import ArchitectureKit

/// What an import calls a target.
@Suite struct ModuleNameTests {
  @Test(arguments: [
    ("Shop", "Shop"), ("my-lib", "my_lib"), ("3D", "_D"), ("a b.c", "a_b_c"), ("Größe", "Größe"), ("-x", "_x"),
    ("π", "π"), ("a\u{301}", "a_"), ("\u{301}a", "_a"), ("a😀", "a_"), ("x²", "x_"), ("a×b", "a_b"),
  ]) func `what can't stand in an identifier of C becomes an underscore`(_ target: String, _ expected: String) {
    let name = Module.name(ofTarget: target)
    #expect(name == expected)
  }
}
