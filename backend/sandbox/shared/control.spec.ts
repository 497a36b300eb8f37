import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEzPay } from '../ezpay/ezpay';
import type { EzPayState } from '../ezpay/state';
import { VirtualClock } from './clock';
import type { Simulator } from './simulator';

const START = '2026-11-23T02:00:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'linklet-sandbox-'));
const file = join(folder, 'state', 'ezpay.json');

let simulator: Simulator<EzPayState>;
let clock: VirtualClock;

beforeEach(async () => {
  clock = new VirtualClock(START);
  simulator = await startEzPay({ clock, file });
});
afterEach(() => simulator.close());
afterAll(() => rmSync(folder, { recursive: true }));

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

async function control(method: string, path: string, body?: object): Promise<Reply> {
  const answer = await fetch(`${simulator.origin}/_control${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('the clock', () => {
  it('stands still, is advanced and set', async () => {
    expect((await control('GET', '/clock')).body).toEqual({ now: START, mode: 'frozen' });
    const month = await control('POST', '/clock', { advance: { months: 1, hours: 2 } });
    expect(month.body).toMatchObject({ now: '2026-12-23T04:00:00.000Z' });
    const set = await control('POST', '/clock', { set: '2027-01-01T00:00:00+08:00' });
    expect(set.body).toMatchObject({ now: '2026-12-31T16:00:00.000Z' });
  });

  it.each([{ set: 'tomorrow' }, { advance: { moons: 1 } }])('refuses %j', async (body) => {
    expect((await control('POST', '/clock', body)).status).toBe(400);
    expect(clock.now()).toBe(Date.parse(START));
  });

  it('does what is due on the way at its own moment, in order, however late', async () => {
    const done: string[] = [];
    const daily = (name: string, hour: number): void => {
      let next = Date.parse(START) + hour * 3_600_000;
      clock.add({
        dueAt: () => next,
        run: () => {
          done.push(`${name} ${new Date(clock.now()).toISOString().slice(5, 13)}`);
          next += 86_400_000;
          return Promise.resolve();
        },
      });
    };
    daily('late', 5);
    daily('early', 1);
    await Promise.all([clock.advance(86_400_000), clock.advanceTo(Date.parse(START) + 90_000_000)]);
    expect(done).toEqual(['early 11-23T03', 'late 11-23T07', 'early 11-24T03']);
  });

  it('follows the computer’s when it is live, while the callers’ is the computer’s', async () => {
    const live = new VirtualClock();
    await live.advance(86_400_000);
    expect(live.now() - Date.now()).toBeGreaterThan(86_000_000);
    expect(Math.abs(live.callersNow() - Date.now())).toBeLessThan(60_000);
    live.setMode('frozen');
    expect(live.callersNow()).toBe(live.now());
  });
});

describe('faults', () => {
  it('are listed, armed, used up and cleared', async () => {
    const armed = await control('POST', '/faults', {
      on: 'search',
      kind: 'code',
      value: 'INV10021',
      times: 2,
    });
    expect(armed).toEqual({
      status: 201,
      body: [{ on: 'search', kind: 'code', value: 'INV10021', times: 2 }],
    });
    simulator.faults.take('search', 'code');
    expect((await control('GET', '/faults')).body).toMatchObject([{ times: 1 }]);
    expect((await control('DELETE', '/faults')).body).toEqual([]);
    expect(simulator.faults.list()).toEqual([]);
  });

  it.each([{ on: 'searching', kind: 'code' }, { on: 'search', kind: 'explode' }, {}])(
    'that could never happen are refused: %j',
    async (fault) => {
      expect((await control('POST', '/faults', fault)).status).toBe(400);
    },
  );

  it('are named by the overview, with the calls of control', async () => {
    expect((await control('GET', '')).body).toMatchObject({
      name: 'ezpay',
      faults: { search: expect.arrayContaining(['hang', 'drop-answer']) as string[] },
    });
    expect((await control('GET', '/nothing')).status).toBe(404);
  });
});

describe('the state', () => {
  it('is written down after every call, and read again by the next run', async () => {
    await control('POST', '/numbers', { left: 7 });
    await simulator.close();
    simulator = await startEzPay({ clock, file });
    expect((await control('GET', '/state')).body).toMatchObject({ pools: [{ period: '2026-11', left: 7 }] });
  });

  it('is forgotten with the faults, and the simulator goes on where it was', async () => {
    const { origin } = simulator;
    await control('POST', '/numbers', { left: 7 });
    simulator.faults.arm({ on: 'search', kind: 'hang' });
    simulator.clear();
    expect((await control('GET', '/state')).body).toMatchObject({ pools: [] });
    expect([simulator.origin, simulator.faults.list()]).toEqual([origin, []]);
  });

  it('has no notices to send again where the gateway sends none', async () => {
    expect((await control('POST', '/notices/1', {})).status).toBe(404);
  });
});
