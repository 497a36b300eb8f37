// A few failed files of the gate run once more, alone, which tells a race from a fault (ADR 0074).
import { say } from './progress.mjs';
import { afterSecondTry, failedFiles, flakyFiles } from './summary.mjs';

/** Of a whole run: more files than this are no accident. */
const MAX_FLAKY = 3;

/** Whether these failed files of a tier may run once more, after so many flaky ones in the tiers before. */
const isWorthIt = (files, flakyBefore) => files.length > 0 && files.length + flakyBefore <= MAX_FLAKY;

/**
 * Runs a tier, and what failed of it again.
 * @param run takes the paths of the files to run alone, nothing for all, and resolves to `{ report, code, seconds }`
 * @param flakyBefore how many files of earlier tiers were flaky
 * @returns the same, with `flaky`: the paths of the files that failed and then passed
 */
export async function runTwice(run, flakyBefore) {
  const first = await run();
  const files = first.report === undefined ? [] : failedFiles(first.report);
  if (!isWorthIt(files, flakyBefore)) return { ...first, flaky: [] };
  for (const file of files) say(`!!!! failed, and is run again alone: ${file}`);
  const second = await run(files);
  const report = afterSecondTry(first.report, second.report);
  return {
    report,
    code: failedFiles(report).length === 0 ? second.code : first.code,
    seconds: first.seconds + second.seconds,
    flaky: flakyFiles(first.report, second.report),
  };
}
