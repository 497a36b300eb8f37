import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '../../config/env';
import { type Settings, settingsFrom } from '../../config/settings-from-env';
import { JournalReader } from '../../shared/journal/journal-reader';
import { type Command, Refused, type Say } from '../command';
import { SEED_DAY_MS } from './demo-calendar';
import { DemoGroup, startOwn } from './demo-group';
import { demoLinks } from './demo-links';
import { backdateLinks } from './infrastructure/backdate-links';
import { madeAt, writeYear, type YearInput } from './write-year';

const OPTIONS = {
  clicks: { type: 'string', default: '100000' },
  links: { type: 'string', default: '20' },
  days: { type: 'string', default: '365' },
  seed: { type: 'string', default: '1' },
  until: { type: 'string' },
  email: { type: 'string', default: 'demo@linklet.test' },
} as const;

const LOOK_MS = 200;
const PROGRESS_INTERVAL_MS = 5_000;

interface SeedInput extends YearInput {
  readonly links: number;
  readonly email: string;
}

function wholeNumber(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Refused(`--${name} must be a whole number from ${String(least)} to ${String(most)}`);
}

function readUntil(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const end = Date.parse(text);
  if (Number.isNaN(end) || end > Date.now()) {
    throw new Refused('--until must be a day like 2026-11-22, not to come');
  }
  return end + SEED_DAY_MS - 1 < Date.now() ? end + SEED_DAY_MS - 1 : end;
}

function readInput(args: readonly string[]): SeedInput {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (!/^[^\s@]+@[^\s@]+$/.test(values.email)) throw new Refused('--email must be an address');
  return {
    clicks: wholeNumber('clicks', values.clicks, [1, 100_000_000]),
    links: wholeNumber('links', values.links, [1, 1_000]),
    days: wholeNumber('days', values.days, [1, 3_650]),
    seed: wholeNumber('seed', values.seed, [1, 2 ** 31 - 1]),
    until: readUntil(values.until),
    email: values.email.toLowerCase(),
  };
}

/** Until the ingester has read all that lies there. */
async function whenCounted(dir: string, say: Say): Promise<void> {
  const journal = new JournalReader(dir);
  for (let notifiedAt = performance.now(); ;) {
    const left = (await journal.segments()).filter(({ finished }) => finished).length;
    if (left === 0) return;
    if (performance.now() - notifiedAt > PROGRESS_INTERVAL_MS) {
      say(`… ${String(left)} segments of the journal are still to be counted`);
      notifiedAt = performance.now();
    }
    await sleep(LOOK_MS);
  }
}

async function seed(settings: Settings, input: SeedInput, say: Say): Promise<void> {
  const server = await startOwn(settings, input.email);
  try {
    const group = await DemoGroup.enter(server, input.email);
    await group.takePlan();
    const links = await group.make(demoLinks(input.links, input.seed));
    await backdateLinks(
      server,
      links.map((link) => ({ id: link.id, at: madeAt(link, input) })),
    );
    say(`Made ${String(links.length)} links of ${input.email}`);
    const lines = writeYear(settings.storage.journalDir, links, input);
    say(`Wrote ${String(lines)} visits of ${String(input.days)} days; counting them`);
    await whenCounted(settings.storage.journalDir, say);
  } finally {
    await server.stop();
  }
}

/** Fills an installation with what a shop of Taiwan might have had in a year; for trying out, pictures and measuring. */
export const seedCommand: Command = {
  usage: `seed [--clicks 100000] [--links 20] [--days 365] [--until 2026-11-22] [--seed 1] [--email demo@linklet.test]
  makes links in the home group of the person with that address, who is registered when new, and visits to them in the
  days up to and with the given one, which are counted like any others; the same seed gives the same visits`,

  async run(args, say) {
    const input = readInput(args);
    const began = performance.now();
    await seed(settingsFrom(readEnv()), input, say);
    say(`Done in ${((performance.now() - began) / 1_000).toFixed(1)} s; sign in as ${input.email}`);
    return 0;
  },
};
