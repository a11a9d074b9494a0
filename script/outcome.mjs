// What a run of tests came to. `node script/outcome.mjs KIND REPORT STATUS NAMES [SECOND]` prints "PASSED FAILED" and adds to the file
// NAMES a line for each test that failed, or that passed only when it was tried again: such a test is a fault too, and the last lines of
// a run are what people read. KIND is `vitest` or `playwright`, REPORT its JSON report, STATUS its exit code,
// SECOND the report of another try of those that failed. A run that broke without naming a test counts as one failure.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

const [kind, path, status, names, secondPath] = process.argv.slice(2)
const read = (report) => (report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)

const readers = {
  vitest: (report) =>
    report.testResults.flatMap((file) => {
      const tests = file.assertionResults.map((test) => ({ name: `${file.name}: ${test.fullName}`, state: test.status }))
      // A file that does not load is a failure of its own.
      const loaded = file.status !== 'failed' || tests.some((test) => test.state === 'failed')
      return loaded ? tests : [...tests, { name: `${file.name}: did not load`, state: 'failed' }]
    }),
  playwright: (report) => {
    const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)]
    const states = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' }
    return report.suites
      .flatMap(inside)
      .flatMap((spec) => spec.tests.map((test) => ({ name: `${spec.file}: ${spec.title}`, state: states[test.status] })))
  },
}

const testsOf = (report) => (report ? readers[kind](report) : [])
const first = testsOf(read(path))
const second = new Map(testsOf(read(secondPath)).map(({ name, state }) => [name, state]))
const tests = first.map((test) => (test.state === 'failed' && second.get(test.name) === 'passed' ? { ...test, state: 'flaky' } : test))

const broken = status !== '0' && !first.some((test) => test.state === 'failed')
if (broken) tests.push({ name: `${kind}: the run broke (exit code ${status})`, state: 'failed' })

const told = { failed: 'failed', flaky: 'passed only when it was tried again' }
appendFileSync(names, tests.map(({ name, state }) => (told[state] ? `${told[state]}: ${name}\n` : '')).join(''))
const count = (...states) => tests.filter((test) => states.includes(test.state)).length
console.log(count('passed', 'flaky'), count('failed'))
