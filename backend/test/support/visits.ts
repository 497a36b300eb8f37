import { JournalWriter } from '../../src/shared/journal/journal-writer';
import { type NewVisit, writeVisit } from '../../src/modules/redirects/domain/visit/visit-record';

export const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

export type WrittenVisit = Pick<NewVisit, 'at'> & Partial<NewVisit>;

const ORDINARY: Omit<NewVisit, 'at'> = {
  linkId: 1,
  kind: 'visit',
  fromQr: false,
  campaignSource: null,
  ip: '203.0.113.77',
  userAgent: DESKTOP,
  referrer: undefined,
  acceptLanguage: 'zh-TW,zh;q=0.9',
};

/** The journal line of a person on a desktop computer, or of whatever the visit says instead. */
export const visitLine = (visit: WrittenVisit): string => writeVisit({ ...ORDINARY, ...visit });

/** Leaves one finished segment with these lines in a journal. */
export function writeSegment(dir: string, lines: readonly string[]): void {
  const onTrouble = (trouble: { error: Error } | null): void => {
    if (trouble) throw trouble.error;
  };
  const journal = new JournalWriter({ dir, durability: 'process', onTrouble });
  for (const line of lines) journal.append(line, { written: () => undefined });
  journal.close();
}
