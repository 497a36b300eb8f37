import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { SafetySettings } from '../../../config/settings';
import { FileBlockList } from './file-block-list';

let dir: string;
let file: string;
let clock: { at: number; now(): Date };
let source: FileBlockList;
let said: unknown[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'linklet-block-'));
  file = join(dir, 'block-list.txt');
  clock = { at: Date.parse('2026-11-22T12:00:00Z'), now: () => new Date(clock.at) };
  source = new FileBlockList(new SafetySettings(null, 'http://iana.test/', file), clock);
  said = [];
  jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((about: unknown) => void said.push(about));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const blocks = async (host: string): Promise<boolean> =>
  (await source.current()).has(new URL(`https://${host}/`));

it('blocks nothing where there is no file', async () => {
  expect(await blocks('evil.example')).toBe(false);
  expect(await source.reading()).toMatchObject({ readAt: null, entries: 0, isOutdated: false });
  expect(said).toEqual([]);
});

it('is read again when it has changed, and looked at each second at most', async () => {
  writeFileSync(file, 'evil.example\n');
  expect(await blocks('evil.example')).toBe(true);
  writeFileSync(file, 'other-evil.example\n');
  clock.at += 999;
  expect(await blocks('evil.example')).toBe(true);
  clock.at += 1;
  expect([await blocks('evil.example'), await blocks('other-evil.example')]).toEqual([false, true]);
  rmSync(file);
  clock.at += 1_000;
  expect(await blocks('other-evil.example')).toBe(false);
});

it('lets everybody wait for the first reading', async () => {
  writeFileSync(file, 'evil.example\n');
  expect(await Promise.all([1, 2, 3].map(() => blocks('evil.example')))).toEqual([true, true, true]);
});

it('names lines that are of no use, and takes the others', async () => {
  writeFileSync(file, '\ufeffevil.example\r\n# fine\r\n\r\ntwo words\r\n*.bad.example\r\n*\r\n');
  expect([await blocks('evil.example'), await blocks('x.bad.example')]).toEqual([true, true]);
  expect(said).toEqual([{ file, lines: ['4: two words', '6: *'], skipped: 2 }]);
  expect(await source.reading()).toEqual({
    readAt: clock.now(),
    entries: 2,
    skipped: 2,
    skippedLines: [
      { number: 4, text: 'two words' },
      { number: 6, text: '*' },
    ],
    isOutdated: false,
  });
});

it('keeps what it blocked when the file becomes too long to be a list', async () => {
  writeFileSync(file, 'evil.example\n');
  await blocks('evil.example');
  truncateSync(file, 65 * 1024 * 1024);
  clock.at += 1_000;
  expect(await blocks('evil.example')).toBe(true);
  expect(said).toMatchObject([{ why: 'it is longer than 64 MiB' }]);
  expect(await source.reading()).toMatchObject({ entries: 1, isOutdated: true });
});

it('takes in long lists', async () => {
  writeFileSync(file, Array.from({ length: 20_000 }, (_, index) => `host-${index}.example`).join('\n'));
  expect([await blocks('host-19999.example'), await blocks('host-20000.example')]).toEqual([true, false]);
});

it('is read by nobody else while it is being read, however long that takes', async () => {
  const read = jest.spyOn(Logger.prototype, 'log');
  writeFileSync(file, 'evil.example\n');
  const asked = [1, 2, 3].map(() => {
    clock.at += 1_000;
    return blocks('evil.example');
  });
  expect(await Promise.all(asked)).toEqual([true, true, true]);
  expect(read).toHaveBeenCalledTimes(1);
});
