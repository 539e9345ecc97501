# The commands of everyday work. Warnings are errors in all of them.
export MODULO_STRICT = 1

# Debug builds keep the lines of a backtrace, and leave out what only a debugger reads. The index, from which tests
# are found, leaves out the system's modules: that is a sixth of a build. The check of the compiler's own intermediate
# code looks for faults of the compiler: a twentieth.
export BUILD_FLAGS = -Xswiftc -gline-tables-only -Xswiftc -index-ignore-system-modules \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
# The toolchain's own linker takes half the time of the system's.
ifeq ($(shell uname),Linux)
BUILD_FLAGS += -Xswiftc -use-ld=lld
endif

.PHONY: help setup setup-tests demo build release install test modules consumers endurance campaign mutants test-mutants benchmarks manifests exemplars exemplar-texts scaffold slice contracts mocks documentation api check-api tag commands pictures gallery acceptance format lint clean

help:
	@echo "make demo              show sample goals"
	@echo "make test              run every test of the workspace"
	@echo "make test LAYER=Stores run the tests of one folder of Modules/, alone"
	@echo "make test SKIP=modules run the others: those that \`make modules\` doesn't"
	@echo "make modules           build and test every folder of Modules/ as a package of its own"
	@echo "make consumers         build and run small foreign packages that import our products"
	@echo "make endurance         kill writers, crowd one database, type at random into the app, and look at what is left"
	@echo "make campaign NAME=faults"
	@echo "                       make each system call of each writing command fail, and compare the message with the data"
	@echo "make campaign NAME=flips"
	@echo "                       flip bits of databases, and look for wrong figures; FLIPS=100 SEED=7 says which"
	@echo "make campaign NAME=bankfiles"
	@echo "                       change files of banks and profiles, and have them read; KIND=csv CHANGES=1000 SEED=7"
	@echo "make mutants           change the layers in one place at a time, and say what no test notices"
	@echo "make benchmarks        build the benchmarks; Apps/Benchmarks says how to run them"
	@echo "make manifests         make Modules/*/Package.swift from the root's table"
	@echo "make exemplars         build and test the modules that architect scaffold copies, and check their contracts"
	@echo "make exemplar-texts    make the exemplars' text in architect"
	@echo "make scaffold          make a workspace of every kind of module, build it, test it and break its contracts"
	@echo "make slice             make two stored things in a copy of this workspace, build it, test and check it, drive their commands"
	@echo "make contracts         check Modules/architecture.json: who may import whom, what may stand in a source, stale mocks"
	@echo "make mocks             make the mocks of Repositories, Stores and Providers from their protocols"
	@echo "make documentation     make the pages of PersistenceKit, and say how much of each module is documented"
	@echo "make api               list the public API in Tests/API, unless Breaks.md there lacks one;  make check-api: compare"
	@echo "make commands          make the manual's tables of commands, exit codes and keys from the grammar"
	@echo "make pictures          make the pictures of the full-screen app that the manual shows"
	@echo "make gallery           make the pictures of TerminalKit's views that its gallery shows"
	@echo "make acceptance        make the column of tests in Tests/ACCEPTANCE.md"
	@echo "make format            format every file;  make lint: say what would change"
	@echo "make tag               tag the release that Version.swift and CHANGELOG.md agree on, or say what disagrees"
	@echo "make release           build modulo for its users, in .build/release/, with what a debugger needs in a file of its own"
	@echo "make install           install it with its manual and its completions in PREFIX, /usr/local by default"

setup:
	@.ci/setup

setup-tests:
	@.ci/setup --tests

demo: setup
	@swift build $(BUILD_FLAGS) --product modulo --quiet
	@.build/debug/modulo demo

build: setup
	swift build $(BUILD_FLAGS)

release: setup
	.ci/release

# PREFIX=$HOME/.local installs for one user; DESTDIR is what a package's builder puts before it.
PREFIX ?= /usr/local
install: release
	mkdir -p "$(DESTDIR)$(PREFIX)"
	tar -xzf .build/release/modulo-*.tar.gz -C "$(DESTDIR)$(PREFIX)" --strip-components 1

# All packages here share the folder of the root's builds, so that each module is built once. It has the modules of them
# all: an import that a manifest lacks is found by `make contracts`.
shared = --scratch-path $(CURDIR)/.build
alone = --package-path Modules/$(1) $(shared)

ifdef LAYER
test: setup-tests
	.ci/build-tests $(BUILD_FLAGS) $(call alone,$(LAYER))
	.ci/tidy swift test --skip-build $(call alone,$(LAYER))
else
test: setup-tests
	.ci/build-tests $(BUILD_FLAGS)
	SKIP=$(SKIP) .ci/tidy .ci/suite
endif

modules: setup-tests
	.ci/modules $(BUILD_FLAGS)

consumers: setup
	Tests/Consumers/run

endurance: setup
	Tests/Endurance/run

# NAME is flips or bankfiles, or else faults, races, keys or apps; ARGUMENTS go to those, such as --seed 7 and --control.
ifeq ($(NAME),flips)
campaign: setup-tests
	.ci/build-tests $(BUILD_FLAGS)
	.ci/tidy Tests/Endurance/flips
else ifeq ($(NAME),bankfiles)
campaign:
	.ci/tidy Tests/Endurance/bankfiles
else
campaign: setup
	swift build --quiet $(BUILD_FLAGS) --product modulo
	swift build --quiet -c release --package-path Tests/Endurance
	Tests/Endurance/.build/release/endurance $(NAME) --modulo .build/debug/modulo $(ARGUMENTS)
endif

# MUTANTS="--seed 7 --number 20 --module Stores" says which.
mutants: setup
	swift build --quiet $(BUILD_FLAGS) --package-path Tests/Mutants $(shared) --product mutants
	.build/debug/mutants $(MUTANTS)

test-mutants: setup
	.ci/build-tests $(BUILD_FLAGS) --package-path Tests/Mutants $(shared)
	.ci/tidy swift test --skip-build --package-path Tests/Mutants $(shared)
	@.build/debug/mutants --list --number 1 >/dev/null

benchmarks: setup
	swift build $(BUILD_FLAGS) --package-path Apps/Benchmarks $(shared)

manifests:
	swift .ci/manifests.swift

# The Kits are built from here too: a change of theirs that breaks an exemplar fails with it.
exemplars: setup
	swift build $(BUILD_FLAGS) -Xswiftc -warnings-as-errors --build-tests --package-path Apps/Architect/Exemplars
	.ci/tidy swift test --skip-build --package-path Apps/Architect/Exemplars
	@swift build $(BUILD_FLAGS) --product architect --quiet
	@.build/debug/architect check --package-path Apps/Architect/Exemplars

exemplar-texts:
	swift .ci/exemplars.swift

scaffold: setup
	.ci/build-tests $(BUILD_FLAGS)
	MODULO_SCAFFOLD=1 .ci/tidy swift test --skip-build --filter ScaffoldedWorkspaceTests

slice: setup
	.ci/slice

contracts: setup
	@swift build $(BUILD_FLAGS) --product architect --quiet
	@.build/debug/architect check
	@.build/debug/architect mocks --check

mocks: setup
	@swift build $(BUILD_FLAGS) --product architect --quiet
	@.build/debug/architect mocks

documentation: setup
	.ci/documentation

api: setup
	.ci/api --write

check-api: setup
	.ci/api

tag:
	@.ci/tag

commands: setup
	MODULO_REWRITE=1 swift test $(BUILD_FLAGS) --filter ConsoleTests.GrammarTests

# What the kit's gallery shows of its views.
gallery: setup-tests
	.ci/build-tests $(BUILD_FLAGS) $(call alone,TerminalKit)
	TERMINALKIT_GALLERY=1 .ci/tidy swift test --skip-build $(call alone,TerminalKit) --filter GalleryTests

# What the manual shows of the full-screen app.
pictures: build
	@for size in 120x40 200x60; do \
	  .build/debug/modulo preview overview --mock --now 2026-04-12T12:00:00Z --time-zone UTC --locale en_US \
	    --width $${size%x*} --height $${size#*x} --svg Apps/Console/Pictures/overview-$$size.svg --force; \
	done
	@for screen in overview goals:goal goal:goal/1 contribution:goal/1/contribution/new due plans:plan \
	  forecast:goal/1/forecast goal-chart:goal/1/chart funding:goal/1/funding \
	  account:account/1 portfolio net-worth:portfolio/chart tracking:track day calendar time \
	  target:block/1/target planned:day/2026-04-12/planned comparison:planned/comparison \
	  rates:hourly worth:hourly/month/2026-04 report:report/quarter; do \
	  .build/debug/modulo preview $${screen#*:} --mock --now 2026-04-12T12:00:00Z --time-zone UTC --locale en_US \
	    --width 80 --height 24 --svg Apps/Console/Pictures/$${screen%%:*}.svg --force; \
	done

acceptance: setup
	MODULO_REWRITE=1 swift test $(BUILD_FLAGS) --filter ArchitectureTests.AcceptanceTests

format:
	swift format --in-place --recursive --parallel Package.swift .ci Modules Apps Tests

lint:
	swift format lint --strict --recursive --parallel Package.swift .ci Modules Apps Tests

clean:
	rm -rf .build .build-* Modules/*/.build Tests/Consumers/*/.build Tests/Endurance/.build Tests/Mutants/.build Apps/Benchmarks/.build Apps/Architect/Exemplars/.build
