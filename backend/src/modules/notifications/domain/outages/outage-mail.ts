import type { DestinationChange, DestinationChangeKind } from './destination-change';
import { type OutageTexts, OUTAGE_TEXTS } from './outage-texts';

/** What a mail about outages says. */
export interface OutageWords {
  readonly title: string;
  readonly lead: string;
  /** Short address and what became of where it leads, the newest last. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** Absent when all is said. */
  readonly more: string | null;
  readonly button: string;
  readonly advice: string;
  readonly footer: string;
}

const MAX_LINES = 20;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** In UTC and so written that the month is not taken for the day. */
const momentIn = (since: string): string => `${since.slice(0, 10)} ${since.slice(11, 16)} UTC`;

function lineOf(texts: OutageTexts, { kind, shortUrl, host, since, hasBackup }: DestinationChange) {
  const text = kind === 'down' && hasBackup ? texts.downWithBackup : texts.lines[kind];
  return [shortUrl, filled(text, { host, since: momentIn(since) })] as const;
}

/** What can be done about the worst of it. */
function adviceIn(texts: OutageTexts, change: readonly DestinationChange[]): string {
  const has = (...kinds: readonly DestinationChangeKind[]): boolean =>
    change.some(({ kind }) => kinds.includes(kind));
  if (has('threat', 'blocked')) return texts.adviceHarm;
  return has('down') ? texts.adviceDown : texts.adviceBack;
}

/** At least one piece of news, in the order in which it came. */
export function outageWords(lang: string, change: readonly DestinationChange[]): OutageWords {
  const texts = (Object.hasOwn(OUTAGE_TEXTS, lang) ? OUTAGE_TEXTS[lang] : undefined) ?? OUTAGE_TEXTS.en;
  const [first] = change;
  const one = change.length === 1 && first ? first : null;
  const rest = change.length - MAX_LINES;
  return {
    title: one ? filled(texts.titles[one.kind], { host: one.host }) : texts.titleMany,
    lead: texts.lead,
    lines: change.slice(0, MAX_LINES).map((each) => lineOf(texts, each)),
    more: rest > 0 ? filled(texts.more, { count: String(rest) }) : null,
    button: texts.button,
    advice: adviceIn(texts, change),
    footer: texts.footer,
  };
}
