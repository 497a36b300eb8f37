/** What stands between the cells of a row. */
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const MAX_LINES = 10;

/** How often the sign stands outside of quotes. */
function countIn(line: string, delimiter: Delimiter): number {
  let isQuoted = false;
  let count = 0;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) count += 1;
  }
  return count;
}

/** What the first lines are divided by: the sign that most of them have equally often. A comma where none has any. */
export function delimiterOf(beginning: string): Delimiter {
  const lines = beginning
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);
  const scores = DELIMITERS.map((delimiter) => {
    const first = countIn(lines[0] ?? '', delimiter);
    const alike = lines.filter((line) => countIn(line, delimiter) === first).length;
    return { delimiter, score: first === 0 ? 0 : alike * 1_000 + Math.min(first, 999) };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
