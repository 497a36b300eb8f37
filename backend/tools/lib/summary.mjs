// What the tiers' reports add up to, and which tests failed.
import { appendFileSync } from 'node:fs';

const statuses = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
};

/** One file's numbers. A file that could not even be loaded has no tests of its own: it counts as one. */
function fileTotals({ status, assertionResults }) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const test of assertionResults) if (test.status in statuses) totals[statuses[test.status]] += 1;
  if (status === 'failed' && totals.failed === 0) totals.failed = 1;
  return totals;
}

export function addTotals(list) {
  const sum = (key) => list.reduce((total, item) => total + item[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** One tier's numbers from jest's report; `code` is what jest ended with. */
export function tierTotals(report, code) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const totals = addTotals(report.testResults.map(fileTotals));
  // Jest may fail without a failed test: a coverage floor, a crash at the end.
  return totals.failed === 0 && code !== 0 ? { ...totals, failed: 1 } : totals;
}

/** The paths of the files in which something failed. */
export const failedFiles = (report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

const firstLines = (text, count) => text.split('\n').slice(0, count).join('\n');

/** Each failed test with the beginning of what it said, so that the end of a long log tells what to mend. */
export function failures(report) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [`${name}\n${firstLines(message, 20)}`];
      return failed.map(
        (test) => `${name}\n${test.fullName}\n${firstLines(test.failureMessages.join('\n'), 20)}`,
      );
    });
}

/** The files that failed and then passed alone: a race, or a machine that was too busy. */
export const flakyFiles = (first, second) => {
  const again = new Map((second?.testResults ?? []).map(({ name, status }) => [name, status]));
  return failedFiles(first).filter((name) => again.get(name) === 'passed');
};

/** `first`, with what the second try says of the files that passed in it. */
export function afterSecondTry(first, second) {
  const flaky = new Set(flakyFiles(first, second));
  const passed = new Map(
    (second?.testResults ?? []).filter(({ name }) => flaky.has(name)).map((result) => [result.name, result]),
  );
  return { testResults: first.testResults.map((result) => passed.get(result.name) ?? result) };
}

/** The files that took longest, with their seconds. */
export const slowestFiles = (report, count) =>
  report.testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);

export const summaryLine = ({ passed, failed, skipped }) =>
  `Tests: ${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Adds lines to the page that GitHub shows of a job. */
export function showOnGithub(lines) {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, lines.map((line) => `${line}\n\n`).join(''));
}
