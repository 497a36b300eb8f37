import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { StorageSettings } from '../../../config/settings';
import { JsonLogger } from '../../../shared/logging/json-logger';
import { NO_NOTICES } from '../domain/notice';
import { FileOperatorNotices } from './file-operator-notices';

describe('notices.json', () => {
  let dir: string;
  let now: number;
  let lines: string[];
  let notices: FileOperatorNotices;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'notices-'));
    [now, lines] = [1_000_000, []];
    const settings = new StorageSettings(dir, null, null, null);
    Logger.overrideLogger(new JsonLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) }));
    notices = new FileOperatorNotices(settings, { now: () => new Date(now) });
  });
  afterEach(() => {
    Logger.overrideLogger(false);
    rmSync(dir, { recursive: true });
  });

  const write = (text: string): void => {
    writeFileSync(join(dir, 'notices.json'), text);
  };
  const outage = (en: string) => ({ id: 'o', zh: '維修', en });
  const reported = (en: string): string => JSON.stringify({ outage: outage(en) });
  const later = () => {
    now += 10_000;
    return notices.current();
  };

  it('need not be there', async () => {
    expect(await notices.current()).toEqual(NO_NOTICES);
    expect(lines).toEqual([]);
  });

  it('is read again when it has changed, ten seconds later at the most', async () => {
    write(reported('one'));
    expect((await notices.current()).outage).toEqual(outage('one'));
    write(`\ufeff${reported('another')}`);
    now += 9_999;
    expect((await notices.current()).outage).toEqual(outage('one'));
    expect((await later()).outage).toEqual(outage('another'));
    rmSync(join(dir, 'notices.json'));
    expect(await later()).toEqual(NO_NOTICES);
  });

  it('may be written as the manual shows it', async () => {
    write(/```json\n(.+?)```/s.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? '');
    expect(await notices.current()).toMatchObject({
      outage: { id: '2026-11-21' },
      promotion: { id: 'spring' },
    });
  });

  it.each(['{', '{"outage": 7}', `"${'x'.repeat(70_000)}"`])(
    'is told of once and ignored while it says %.20s',
    async (text) => {
      write(text);
      expect(await notices.current()).toEqual(NO_NOTICES);
      expect(await later()).toEqual(NO_NOTICES);
      expect(lines).toHaveLength(1);
      write(reported('mended'));
      expect((await later()).outage).toEqual(outage('mended'));
    },
  );
});
