import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metrics } from '../../../src/shared/health/metrics';
import { TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly query: unknown }[] };
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const DASHBOARD = JSON.parse(
  readFileSync(join(__dirname, '../../../../docker/grafana/linklet.json'), 'utf8'),
) as Dashboard;
const NAME = /\b(?:linklet|process|nodejs)_[a-z0-9_]+/g;

/** What a process tells: names by kind, and values of what has no labels. */
function read(text: string) {
  const kinds = new Map<string, string>();
  const values = new Map<string, number>();
  for (const line of text.split('\n')) {
    const kind = /^# TYPE (\S+) (\S+)$/.exec(line);
    if (kind?.[1] && kind[2]) kinds.set(kind[1], kind[2]);
    const value = /^([a-z_]+) (\S+)$/.exec(line);
    if (value?.[1]) values.set(value[1], Number(value[2]));
  }
  return { kinds, values };
}

describe.each(enginesFor(16))('metrics of a Linklet on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start(engine);
  });
  afterAll(() => server.stop());

  const metrics = async () => read(await server.web.app.get(Metrics).text());

  it('have every name that the dashboard asks for', async () => {
    const { kinds } = await metrics();
    const asked = DASHBOARD.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(NAME) ?? []),
    );
    const variables = JSON.stringify(DASHBOARD.templating).match(NAME) ?? [];
    const missing = [...new Set([...asked, ...variables])].filter(
      (name) => !kinds.has(name) && !kinds.has(name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('are named as Prometheus has it', async () => {
    const { kinds } = await metrics();
    const ours = [...kinds].filter(([name]) => name.startsWith('linklet_'));
    const misnamed = ours.filter(([name, kind]) => {
      if (kind === 'counter') return !name.endsWith('_total');
      if (kind === 'histogram') return !name.endsWith('_seconds');
      return name.endsWith('_total');
    });
    expect(ours.length).toBeGreaterThan(15);
    expect(misnamed).toEqual([]);
  });

  it('tell of visits: how long they took, and whether their links were at hand', async () => {
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    for (let visit = 0; visit < 5; visit += 1) await server.ask(`/${encodeId}`);
    const { values } = await metrics();
    expect(values.get('linklet_visit_duration_seconds_count')).toBe(5);
    expect(values.get('linklet_visit_duration_seconds_sum')).toBeGreaterThan(0);
    expect(values.get('linklet_visited_link_misses_total')).toBe(1);
    expect(values.get('linklet_visited_link_hits_total')).toBe(4);
    expect(values.get('linklet_visits_answered_total')).toBe(5);
  });

  it('tell of jobs and connections', async () => {
    const { values } = await metrics();
    expect(values.get('linklet_jobs_failed')).toBe(0);
    expect(values.get('linklet_jobs_open')).toBeGreaterThanOrEqual(0);
    expect(values.get('linklet_database_connections_open')).toBeGreaterThan(0);
    expect(values.get('linklet_database_waiting')).toBe(0);
  });
});

describe('the dashboard', () => {
  it('has panels that do not lie on each other, each under a number of its own', () => {
    const places = DASHBOARD.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, cell) => `${String(x + (cell % w))} ${String(y + Math.floor(cell / w))}`,
      ),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(DASHBOARD.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
    expect(new Set(DASHBOARD.panels.map(({ id }) => id)).size).toBe(DASHBOARD.panels.length);
  });
});
