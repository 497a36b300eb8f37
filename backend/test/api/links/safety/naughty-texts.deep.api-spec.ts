import { type Answer, type TestCaller, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { sample } from '../../../support/depth';
import { changeGroup } from '../../../support/groups';
import { NAUGHTY_TEXTS } from '../../../support/naughty-texts';

/** Others each time; all of them in a deep run. */
const TEXTS = sample(NAUGHTY_TEXTS, 40);

type Fields = Readonly<Record<string, unknown>>;
interface Body {
  readonly data: Fields;
}

/** Somewhere that people write text, and where it is read again. */
interface Field {
  readonly write: (text: string) => Promise<Answer<Body>>;
  /** Undefined when it was stored nowhere. */
  readonly read: (written: Answer<Body>) => Promise<unknown>;
  /** Notes may have lines. */
  readonly hasLines?: boolean;
  /** Each is another one, so that what was kept once cannot be kept again. */
  readonly isMade?: boolean;
}

/** What may turn or end a line, or ring a bell, wherever it is shown. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\u200b]/u;
const LINE_ENDS = /[\n\r\t]/g;

describe.each(enginesFor(28))('S05: naughty texts on %s', (engine) => {
  let server: TestServer;
  let who: TestMember;
  let slug: string;
  let toolId: number;
  let names = 0;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    who = await server.member();
    await changeGroup(server, who.groupId, { plan: 'classic' });
    slug = (await who.shorten('https://example.com/')).encodeId;
    toolId = Number(
      (await send('/my/trackingTools', { name: 'tool', value: { utmSource: 'x' } })).body.data['id'],
    );
  });

  const send = (path: string, body: unknown, method = 'POST', by: TestCaller = who) =>
    by.call<Body>(path, { method, body });
  const link = async (): Promise<Fields> => (await who.call<Body>(`/links/${slug}`)).body.data;
  const tool = (change: Fields) =>
    send(
      `/my/trackingTools/${String(toolId)}`,
      { name: 'tool', note: '', value: { utmSource: 'x' }, ...change },
      'PUT',
    );
  const ofLink = (name: string, hasLines = false): Field => ({
    write: (text) => send(`/links/${slug}`, { [name]: text }, 'PUT'),
    read: async () => (await link())[name],
    hasLines,
  });
  const ofPreview = (name: string): Field => ({
    write: (text) => send(`/links/${slug}/preview`, { [name]: text }),
    read: async () => ((await link())['preview'] as Fields)[name],
  });

  const FIELDS: Readonly<Record<string, Field>> = {
    'the note of a link': ofLink('note', true),
    'the title of a preview': ofPreview('title'),
    'the description of a preview': ofPreview('description'),
    'a campaign parameter': {
      write: (text) => send(`/links/${slug}`, { utm: { campaign: text } }, 'PUT'),
      read: async () => ((await link())['utm'] as Fields | null)?.['campaign'],
    },
    'a tag': {
      write: (text) => send(`/links/${slug}/tags`, { value: [text] }),
      read: ({ body }) => Promise.resolve((body.data['tags'] as Fields[])[0]?.['value']),
    },
    'the name of a tool': {
      write: (text) => tool({ name: text }),
      read: ({ body }) => Promise.resolve(body.data['name']),
    },
    'the note of a tool': {
      write: (text) => tool({ note: text }),
      read: ({ body }) => Promise.resolve(body.data['note']),
    },
    'the value of a tool': {
      write: (text) => tool({ value: { utmSource: 'x', utmTerm: text } }),
      read: ({ body }) => Promise.resolve((body.data['value'] as Fields)['utmTerm']),
    },
    'the slug of a link': {
      write: (text) => send('/links', { url: 'https://example.com/', encodeId: text }),
      read: ({ body }) => Promise.resolve(body.data['encodeId']),
      isMade: true,
    },
    'the name of a group': {
      write: (text) => send('/my/groups', { name: text }),
      read: ({ body }) => Promise.resolve(body.data['name']),
    },
  };

  /** As pages that show it get it: never as a page. */
  const expectData = ({ status, headers }: Answer): void => {
    expect(status).toBeLessThan(500);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  };

  it.each(Object.keys(FIELDS))('are refused or kept as %s, in a form that is kept as it is', async (name) => {
    const { write, read, hasLines = false, isMade = false } = FIELDS[name] as Field;
    const faults: string[] = [];
    for (const text of TEXTS) {
      const written = await write(text);
      expectData(written);
      if (written.status >= 400) continue;
      const kept = await read(written);
      if (typeof kept !== 'string') continue;
      const shown = hasLines ? kept.replace(LINE_ENDS, '') : kept;
      if (UNSAFE.test(shown)) faults.push(`${JSON.stringify(text)} is kept as ${JSON.stringify(kept)}`);
      if (isMade || kept === text) continue;
      const again = await read(await write(kept));
      if (again !== kept) faults.push(`${JSON.stringify(kept)} is kept as ${JSON.stringify(again)}`);
    }
    expect(faults).toEqual([]);
  });

  it('are looked for in the list, and found where they can be', async () => {
    for (const text of TEXTS) {
      names += 1;
      const made = await send('/links', { url: `https://example.com/?n=${String(names)}`, note: text });
      expectData(made);
      const found = await send('/links/overview/query', { filters: [{ key: 'text', value: text }] });
      expectData(found);
    }
  });

  it('leave the tables where they were', async () => {
    expect((await link())['url']).toBe('https://example.com/');
    const { body } = await send('/links/overview/query', { limit: 20 });
    expect(body.data['linksData']).toHaveLength(20);
  });
});
