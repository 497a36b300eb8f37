import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PackagedMap } from '../../shared/geo/packaged-map';
import { checkMap } from './map.check';

const DAY_MS = 86_400_000;
const dir = mkdtempSync(join(tmpdir(), 'map-check-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('what the doctor says of the packaged map', () => {
  const sources = { geoipFile: null, mapDir: dir };
  const packaged = PackagedMap.open(dir);
  const [newest = 0, oldest = 0] = packaged.editions
    .map(({ builtAt }) => builtAt.getTime())
    .sort()
    .reverse();
  packaged.close();

  it('is its age, and nothing to do while it is new', async () => {
    const [finding, ...more] = await checkMap(sources, new Date(newest + DAY_MS));
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ verdict: 'good' });
    expect(finding?.says).toMatch(/countries of \d{4}-\d\d-\d\d, \d+ days old; towns of .+ days old$/);
  });

  it('is to fetch a newer one once a part of it is old', async () => {
    const [finding] = await checkMap(sources, new Date(oldest + 91 * DAY_MS));
    expect(finding).toMatchObject({
      verdict: 'doubtful',
      remedy: expect.stringContaining('npm run map:refresh') as string,
    });
    expect(finding?.says).toContain('91 days old');
  });
});
