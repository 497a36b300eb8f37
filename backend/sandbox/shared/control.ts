import { DateTime } from 'luxon';
import { type Answer, type Call, isObject, json, objectOf, type Route, textIn } from './answers';
import type { VirtualClock } from './clock';
import type { Faults } from './faults';
import { fieldsOf, multipartMessage, type Notices } from './notices';

/** What a tester of a simulator may see and change. */
interface Controlled {
  readonly name: string;
  readonly clock: VirtualClock;
  readonly faults: Faults;
  readonly state: () => unknown;
  /** How often it has started. */
  readonly starts: number;
  readonly restart: () => Promise<void>;
  readonly notices?: Notices;
}

const clockOf = (clock: VirtualClock): Answer =>
  json({ now: new Date(clock.now()).toISOString(), mode: clock.mode });

/** The same calls for every simulator; a gateway adds its own below the same path. */
export function controlRoutes(controlled: Controlled): Route[] {
  const { name, clock, faults, state } = controlled;
  return [
    {
      method: 'GET',
      path: '/_control',
      handle: () => json({ name, starts: controlled.starts, faults: faults.possible, calls: CALLS }),
    },
    { method: 'GET', path: '/_control/state', handle: () => json(state()) },
    { method: 'GET', path: '/_control/clock', handle: () => clockOf(clock) },
    { method: 'POST', path: '/_control/clock', handle: (call) => moveClock(call, clock) },
    { method: 'GET', path: '/_control/faults', handle: () => json(faults.list()) },
    { method: 'POST', path: '/_control/faults', handle: (call) => armFault(call, faults) },
    {
      method: 'DELETE',
      path: '/_control/faults',
      handle: () => {
        faults.clear();
        return json([]);
      },
    },
    { method: 'POST', path: '/_control/notices/:id', handle: (call) => resend(call, controlled) },
    {
      method: 'POST',
      path: '/_control/restart',
      handle: () => {
        // After the answer is written: the restart breaks every connection.
        setTimeout(() => void controlled.restart(), 20);
        return json({ restarting: true }, 202);
      },
    },
  ];
}

const CALLS = {
  'GET /_control/state': 'all that the gateway remembers',
  'POST /_control/clock':
    '{"advance": {"days": 31}}, {"set": "2026-12-23T09:00:00+08:00"}, {"mode": "frozen" | "live"}',
  'POST /_control/faults': '{"on": "notify", "kind": "duplicate", "times": 1, "value": 3}',
  'DELETE /_control/faults': 'nothing goes wrong any more',
  'POST /_control/notices/{id}':
    'sends a notice of the state again; {"multipart": true} as a form of several parts',
  'POST /_control/restart': 'ends and starts again with what is remembered',
};

async function moveClock(call: Call, clock: VirtualClock): Promise<Answer> {
  const { advance, set, mode } = objectOf(call.raw.toString('utf8')) ?? {};
  let target: number;
  try {
    target = targetOf(clock.now(), advance, set);
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : 'no moment' }, 400);
  }
  if (mode === 'live' || mode === 'frozen') clock.setMode(mode);
  await clock.advanceTo(target);
  return clockOf(clock);
}

/** Throws when it names no moment. */
function targetOf(now: number, advance: unknown, set: unknown): number {
  const from = typeof set === 'string' ? DateTime.fromISO(set) : DateTime.fromMillis(now);
  if (!from.isValid) throw new Error(`no moment: ${String(set)}`);
  return from.plus(isObject(advance) ? advance : {}).toMillis();
}

function armFault(call: Call, faults: Faults): Answer {
  const body = objectOf(call.raw.toString('utf8')) ?? {};
  const { times, value } = body;
  try {
    faults.arm({
      on: textIn(body, 'on'),
      kind: textIn(body, 'kind'),
      ...(typeof times === 'number' ? { times } : {}),
      ...(typeof value === 'number' || typeof value === 'string' ? { value } : {}),
    });
    return json(faults.list(), 201);
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : 'no fault' }, 400);
  }
}

async function resend(call: Call, { notices }: Controlled): Promise<Answer> {
  if (!notices) return json({ error: 'this gateway sends no notices' }, 404);
  const several = objectOf(call.raw.toString('utf8'))?.['multipart'] === true;
  try {
    await notices.resend(call.params['id'] ?? '', (message) =>
      several ? multipartMessage(message.url, fieldsOf(message)) : message,
    );
    return json({ sent: true });
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : 'not sent' }, 404);
  }
}
