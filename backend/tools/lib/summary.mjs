// What the tiers' reports add up to. A suite that could not even be loaded has no tests of its own: it counts as one.

/** One tier's numbers from jest's report; `code` is what jest ended with. */
export function tierTotals(report, code) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    // Jest may fail without a failed test: a coverage floor, a crash at the end.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function addTotals(list) {
  const sum = (key) => list.reduce((total, item) => total + item[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export const summaryLine = ({ passed, failed, skipped }) =>
  `Tests: ${passed} passed, ${failed} failed, ${skipped} skipped`;
