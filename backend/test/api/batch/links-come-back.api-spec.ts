import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { textAsWritten } from '../../../src/shared/domain/csv';
import { LANGUAGES, type Language } from '../../../src/shared/domain/language';
import { TestServer } from '../../support/app';
import { checkedTable, ranTable } from '../../support/batch-tasks';
import { changeGroup } from '../../support/groups';
import { TestTeam } from '../../support/teams';

/** Where the file has each of these; heads are in the language of the file. */
const CHECKED = { url: 1, tags: 5, note: 6, createTime: 9, expireTime: 11 } as const;
const SLUG = 19;
const ZONE = 'America/New_York';

let server: TestServer;
let tea: TestTeam;
beforeAll(async () => {
  server = await TestServer.shared();
  tea = await TestTeam.make(server, 'classic');
  await changeGroup(server, tea.groupId, { time_zone: ZONE });
});

async function exported(slug: string, lang: Language | undefined): Promise<readonly [string, string[][]]> {
  const { body: file } = await tea.admin.call<string>('/links/overview/query/file', {
    method: 'POST',
    body: { links: [{ encodeId: slug, domain: 'linklet.test' }], ...(lang ? { lang } : {}) },
  });
  return [file, parse(file, { bom: true })];
}

const partOf = ([, row = []]: readonly string[][]): readonly string[] =>
  Object.values(CHECKED).map((column) => textAsWritten(row[column] ?? ''));

describe('a list of links that was exported', () => {
  it.each([...LANGUAGES, undefined])('can be imported to the same links: %s', async (lang) => {
    const [own, again] = [`b-${randomUUID().slice(0, 12)}`, `c-${randomUUID().slice(0, 12)}`];
    const url = 'https://example.com/tea?a=1';
    const link = { url, encodeId: own, tags: ['fair', '春節'], note: '=1+1' };
    const expireTime = '2099-07-01T12:34:56Z';
    const made = await tea.admin.call('/links', { method: 'POST', body: { ...link, expireTime } });
    expect(made.status).toBe(201);
    const [file, rows] = await exported(own, lang);
    expect(rows[0]?.[CHECKED.createTime]).toMatch(lang ? / \(America\/New_York\)$/ : /^createTime$/);
    expect(partOf(rows)[4]).toBe(lang ? '2099-07-01 08:34:56' : '2099-07-01T12:34:56.000Z');

    await ranTable(tea.admin, await checkedTable(tea.admin, file.replaceAll(own, again)));
    const [, back] = await exported(again, lang);
    expect(back[1]?.[SLUG]).toBe(again);
    expect(partOf(back)).toEqual(partOf(rows));
  });
});
