import { writeFileSync } from 'node:fs'
import { root } from './setup.mjs'

/** @typedef {{ passed: number, failures: string[] }} Report each failure with its place and its reason, over some lines */
/** @typedef {import('vitest/node').SerializedError} Failure */

const maxLines = 30
const longestLine = 300
const maxFrames = 12

/** @param {string} text */
const inShort = (text) =>
  text
    .split('\n')
    .slice(0, maxLines)
    .map((line) => line.slice(0, longestLine))
    .join('\n  ')

/** @param {Failure | undefined} error */
const reasonOf = (error) => inShort([error?.message ?? 'no reason given', error?.diff ?? ''].join('\n').trimEnd())

/** An error outside any test means little without its place in the code. @param {Failure} error */
const withPlace = (error) =>
  [
    reasonOf(error),
    ...(error.stack ?? '')
      .split('\n')
      .filter((line) => line.includes(root))
      .slice(0, maxFrames),
  ].join('\n')

/** Has Vitest write a report into the file that TEST_REPORT names. Includes failures outside of tests. */
export default class TestReport {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly Failure[]} outside
   */
  onTestRunEnd(modules, outside) {
    /** @type {Report} */
    const report = { passed: 0, failures: outside.map((error) => `outside the tests: ${withPlace(error)}`) }
    for (const module of modules) {
      const file = module.moduleId.replace(`${root}/`, '')
      for (const error of module.errors()) report.failures.push(`${file}: ${reasonOf(error)}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') report.passed += 1
        if (state === 'failed') report.failures.push(`${file}: ${test.fullName}: ${reasonOf(errors[0])}`)
      }
    }
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}
