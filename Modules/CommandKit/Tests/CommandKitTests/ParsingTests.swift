import Testing

/// Lines that fill a command, by rule.
@Suite struct ParsingTests {
  static let options = [
    Row("add n", "add name=n"),
    Row("a n", "add name=n"),
    Row("add n --count 5", "add name=n count=5"),
    Row("add n --count=5", "add name=n count=5"),
    Row("add n -c 5", "add name=n count=5"),
    Row("add n -c=5", "add name=n count=5"),
    Row("add n -c5", "add name=n count=5"),
    Row("add n -c-5", "add name=n count=-5"),
    Row("add n -vc5", "add name=n verbose count=5"),
    Row("add n -vc 5", "add name=n verbose count=5"),
    Row("add n -vc=5", "add name=n verbose count=5"),
    Row("add n -tabc", "add name=n tag=abc"),
    Row("add n -tv", "add name=n tag=v"),
    Row("add n --tag a=b", "add name=n tag=a=b"),
    Row("add n --tag=a=b", "add name=n tag=a=b"),
    Row("add --count 5 n", "add name=n count=5"),
    Row("add n r1 --count 2 r2", "add name=n rest=r1|r2 count=2"),
    Row("add n --count 1 --count 2", "add name=n count=2"),
    Row("add n --tag a --tag b -t c", "add name=n tag=a|b|c"),
    Row("add n --tag a a", "add name=n rest=a tag=a"),
    Row("add n --color blue --paint green", "add name=n color=blue paint=green"),
    Row("add n --input-file-path p", "add name=n file=p"),
    Row("add n --secret s", "add name=n secret=s"),
    Row("add n --unspoken s", "add name=n unspoken=s"),
    Row("add n --tag -", "add name=n tag=-"),
    Row("add n --tag=-v", "add name=n tag=-v"),
    Row("add n --tag=--help", "add name=n tag=--help"),
    Row("opt --format x", "opt fmt=x q=1 pos=7"),
    Row("opt -Fabc -q 2 3 red blue", "opt fmt=abc q=2 pos=3 red blue"),
    Row("arr -n 1 2", "arr numbers=[1] defs=[1, 2] rest=2"),
    Row("arr -n 1 -n2 x --defs 4", "arr numbers=[1, 2] defs=[4] rest=x"),
    Row("big --kappa 3 one", "big kappa=3 first=one"),
    Row("big -xy --z 4 --kappa 3 one two", "big x y z=4 kappa=3 first=one second=two"),
    Row("big -x one -y --kappa=3", "big x y kappa=3 first=one"),
  ]

  static let flags = [
    Row("flags --choice", "flags color=true sound=false either=nil choice=true"),
    Row("flags --no-choice", "flags color=true sound=false either=nil choice=false"),
    Row("flags --choice --no-color", "flags color=false sound=false either=nil choice=true"),
    Row("flags --choice --color --no-color", "flags color=false sound=false either=nil choice=true"),
    Row("flags --choice --no-color --color", "flags color=true sound=false either=nil choice=true"),
    Row("flags --choice --enable-sound", "flags color=true sound=true either=nil choice=true"),
    Row("flags --choice --enable-sound --disable-sound", "flags color=true sound=false either=nil choice=true"),
    Row("flags --choice -e", "flags color=true sound=false either=true choice=true"),
    Row("flags --choice --no-either", "flags color=true sound=false either=false choice=true"),
    Row("mid leaf --f", "mid leaf f"),
    Row("mid leaf --f --f", "mid leaf f"),
  ]

  static let positionals = [
    Row("add -", "add name=-"),
    Row("add n -", "add name=n rest=-"),
    Row("add -- -v", "add name=-v"),
    Row("add -- --help -v", "add name=--help rest=-v"),
    Row("add n -- --", "add name=n rest=--"),
    Row("add -v -- n", "add name=n verbose"),
    Row("add n --", "add name=n"),
    Row("opt", "opt fmt= q=1 pos=7"),
    Row("opt 3", "opt fmt= q=1 pos=3"),
    Row("num", "num on=1.0"),
    Row("num 1 2.5", "num on=1.0 1.0 2.5"),
    Row("sum", "sum"),
    Row("hid", "hid"),
    Row("mid", "mid"),
    Row("par", "par"),
    Row("par --pflag", "par p"),
    Row("par w", "par word=w"),
    Row("par leaf2", "par leaf2"),
    Row("par --pflag leaf2 -x", "par leaf2 x"),
    Row("par w leaf2", "par leaf2"),
  ]

  static let dashedValues = [
    Row("num -5", "num on=1.0 -5.0"),
    Row("num 5 -5 -.5", "num on=1.0 5.0 -5.0 -0.5"),
    Row("num --on -3.5 -1", "num on=-3.5 -1.0"),
    Row("num -- -5", "num on=1.0 -5.0"),
    Row("num -5x", "The value '-5x' is invalid for '<amounts>'"),
    Row("opt -7", "opt fmt= q=1 pos=-7"),
    Row("opt -q -2", "opt fmt= q=-2 pos=7"),
    Row("opt 1 -2", "Unknown option '-2'"),
    Row("add n --count -5", "add name=n count=-5"),
    Row("add n --count -v", "Missing value for '--count <count>'"),
    Row("add -5", "Unknown option '-5'"),
    Row("add n --tag -5", "Missing value for '--tag <tag>'"),
  ]

  @Test(arguments: options) func `options are read in every form`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: flags) func `flags switch, and the last one counts`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: positionals) func `positionals are filled by place`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: dashedValues) func `a dashed word is a value where it reads as the one expected`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }
}
