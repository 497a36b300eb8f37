import { readFileSync } from 'node:fs';
import { type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup } from '../../support/groups';
import { refused } from '../../support/links';
import type { Refusal } from '../../support/teams';

type Fields = Readonly<Record<string, unknown>>;
type Answered = Refusal & { readonly data: Fields & { readonly encodeId: string } };

/** How a field is sent, and what the link says of it afterwards. */
interface Sample {
  readonly send: unknown;
  /** What has to be sent along. */
  readonly beside?: Fields;
  readonly shows: Fields;
}

const ADDRESS = 'https://example.com/elsewhere';
const END = '2099-01-01T00:00:00.000Z';
const TARGETS = [{ target: 'ios', url: 'https://example.com/ios' }];
const FB = '1234567890';
const GTM = 'GTM-AB12CD3';

const as = (name: string, value: unknown): Sample => ({ send: value, shows: { [name]: value } });

const DOCUMENT = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: Fields }>> };
};
const SCHEMAS = DOCUMENT.components.schemas;

describe.each(enginesFor(0))('what is sent is done or refused by name, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let samples: Readonly<Record<string, Sample>>;
  let slugs = 0;

  const saveTool = async (name: string, value: object): Promise<number> => {
    const call = { method: 'POST', body: { name, value } };
    return (await ada.call<{ data: { id: number } }>('/my/trackingTools', call)).body.data.id;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    await changeGroup(server, ada.groupId, { plan: 'classic' });
    const subdomain = `fields${ada.groupId}`;
    await ada.call('/my/settings', { method: 'PUT', body: { subdomain } });
    const fb = await saveTool('Meta', { fbPixel: FB });
    await saveTool('Google', { gTag: GTM });
    const ends = { expireTime: END };
    const domain = `${subdomain}.linklet.test`;
    samples = {
      url: as('url', ADDRESS),
      note: as('note', 'for the fair'),
      externalId: as('externalId', 'order 42'),
      star: as('star', true),
      expireTime: as('expireTime', END),
      timezone: { ...as('timezone', 'Asia/Tokyo'), beside: ends },
      fallbackUrl: { ...as('fallbackUrl', ADDRESS), beside: ends },
      backupUrl: as('backupUrl', ADDRESS),
      nativeOpen: as('nativeOpen', true),
      nativeLaunch: { send: true, shows: { nativeOpen: true } },
      smartUtmOff: as('smartUtmOff', true),
      passQuery: as('passQuery', true),
      smartUtm: { send: false, shows: { smartUtmOff: true } },
      analyticsObscurity: { send: false, shows: { analyticsObscurity: false, publicAnalytics: true } },
      utm: as('utm', { source: 'news', medium: 'email', campaign: 'spring', term: 'tea', content: 'top' }),
      utmFormat: { send: '?utm_source=news', shows: { utm: { source: 'news' } } },
      pathFormat: as('pathFormat', { key: 'utm_term' }),
      targets: as('targets', TARGETS),
      title: as('title', 'Tea'),
      description: as('description', 'Green'),
      imageUrl: as('imageUrl', 'https://example.com/tea.png'),
      hasPlayIcon: as('hasPlayIcon', true),
      tags: {
        send: ['spring'],
        shows: { tags: [{ tagId: expect.any(Number) as number, value: 'spring', color: 'gray' }] },
      },
      trackingTools: {
        send: [fb],
        shows: { fbPixel: FB, trackingTools: [{ id: fb, name: 'Meta', isActive: false }] },
      },
      fbPixel: as('fbPixel', FB),
      gTag: as('gTag', GTM),
      domain: as('domain', domain),
      basedOn: { send: { url: 'https://example.com/' }, beside: { note: 'seen' }, shows: { note: 'seen' } },
    };
  });

  const newSlug = (): string => {
    slugs += 1;
    return `field-${ada.groupId}-${slugs}`;
  };
  const shown = async (slug: string): Promise<Fields> =>
    (await ada.call<Answered>(`/links/${slug}`)).body.data;

  /** The document decides which fields are tried, so that none is documented and dropped. */
  const tried = (schema: string): readonly string[] =>
    Object.keys(SCHEMAS[schema]?.properties ?? {}).filter((name) => name !== 'encodeId');
  const bodyWith = (name: string): Fields => {
    const { send, beside } = samples[name] ?? { send: `no sample of ${name}` };
    return { ...beside, [name]: send };
  };
  const expected = (names: readonly string[]): Fields =>
    Object.fromEntries(names.map((name) => [name, samples[name]?.shows]));
  const found = async (
    names: readonly string[],
    make: (body: Fields) => Promise<string>,
  ): Promise<Fields> => {
    const answers: Record<string, Fields> = {};
    for (const name of names) {
      const details = await shown(await make(bodyWith(name)));
      const wanted = Object.keys(samples[name]?.shows ?? {});
      answers[name] = Object.fromEntries(wanted.map((each) => [each, details[each]]));
    }
    return answers;
  };

  it('by POST /links', async () => {
    const names = tried('ShortenLinkDto');
    expect(names).toEqual(expect.arrayContaining(['tags', 'trackingTools', 'fbPixel', 'gTag']));
    const make = async (fields: Fields) => {
      const body = { url: 'https://example.com/', encodeId: newSlug(), ...fields };
      const { status, body: answer } = await ada.call<Answered>('/links', { method: 'POST', body });
      expect([fields, status]).toEqual([fields, 201]);
      return answer.data.encodeId;
    };
    expect(await found(names, make)).toEqual(expected(names));
  });

  it('by POST /batch/links', async () => {
    const names = tried('ShortenLinkDto');
    const make = async (fields: Fields) => {
      const links = [{ url: 'https://example.com/', encodeId: newSlug(), ...fields }];
      const { body } = await ada.call<{ data: { results: { encodeId: string }[] } }>('/batch/links', {
        method: 'POST',
        body: { links },
      });
      return body.data.results[0]?.encodeId ?? '';
    };
    expect(await found(names, make)).toEqual(expected(names));
  });

  it('by PUT /links/{encodeId}', async () => {
    const names = tried('EditLinkDto');
    const make = async (body: Fields) => {
      const { encodeId } = await ada.shorten('https://example.com/');
      const { status } = await ada.call(`/links/${encodeId}`, { method: 'PUT', body });
      expect([body, status]).toEqual([body, 200]);
      return encodeId;
    };
    expect(await found(names, make)).toEqual(expected(names));
  });

  it('by POST /batch/links/tags, whether tags are to be added by one name or the other', async () => {
    const { encodeId } = await ada.shorten('https://example.com/');
    const tag = (body: Fields) =>
      ada.call<Refusal>('/batch/links/tags', { method: 'POST', body: { encodeIds: [encodeId], ...body } });
    expect((await tag({ tags: ['one', 'two'], add: ['three'] })).status).toBe(200);
    expect(await shown(encodeId)).toMatchObject({
      tags: [{ value: 'one' }, { value: 'three' }, { value: 'two' }],
    });
    expect((await tag({ remove: ['one', 'two'] })).status).toBe(200);
    expect(await shown(encodeId)).toMatchObject({ tags: [{ value: 'three' }] });
  });

  describe('pixels of a link', () => {
    const edit = (slug: string, body: Fields) =>
      ada.call<Answered>(`/links/${slug}`, { method: 'PUT', body });

    it('take the place of another of their kind, and go by null', async () => {
      const other = await saveTool('Other', { fbPixel: '99999' });
      const { encodeId } = await ada.shorten('https://example.com/');
      await edit(encodeId, { fbPixel: FB, gTag: GTM });
      const changed = await edit(encodeId, { fbPixel: '99999' });
      expect(changed.body.data).toMatchObject({ fbPixel: '99999', gTag: GTM });
      expect(changed.body.data['trackingTools']).toHaveLength(2);
      expect((await edit(encodeId, { fbPixel: null })).body.data).toMatchObject({ fbPixel: null, gTag: GTM });
      expect((await edit(encodeId, { trackingTools: [other] })).body.data).toMatchObject({ gTag: null });
      expect((await edit(encodeId, { trackingTools: null })).body.data).toMatchObject({ trackingTools: [] });
      await ada.call(`/my/trackingTools/${other}`, { method: 'DELETE' });
    });

    it('are refused by name where no tool has them, or where two fields contradict each other', async () => {
      const [tool, preset] = [
        await saveTool('Both', { fbPixel: '77777' }),
        await saveTool('Preset', { utmSource: 'preset' }),
      ];
      const { encodeId } = await ada.shorten('https://example.com/');
      const cases: readonly (readonly [Fields, string, string])[] = [
        [{ fbPixel: '55555' }, 'links.tool-unknown', 'fbPixel'],
        [{ gTag: 'G-NOTSAVED' }, 'links.tool-unknown', 'gTag'],
        [{ fbPixel: 'x' }, 'links.pixel-invalid', 'fbPixel'],
        [{ trackingTools: [tool, 999_999] }, 'links.tool-unknown', 'trackingTools.1'],
        [{ trackingTools: [tool], fbPixel: FB }, 'links.tools-contradict', 'fbPixel'],
        [{ trackingTools: [tool], fbPixel: null }, 'links.tools-contradict', 'fbPixel'],
        [{ trackingTools: [preset], utm: { source: 'own' } }, 'links.tools-contradict', 'utm'],
        [{ tags: [999_999] }, 'links.tag-unknown', 'tags.0'],
      ];
      for (const [body, code, field] of cases) {
        const made = { method: 'POST', body: { url: 'https://example.com/', ...body } };
        expect(await edit(encodeId, { note: 'x', ...body })).toMatchObject(refused(400, code, field));
        expect(await ada.call('/links', made)).toMatchObject(refused(400, code, field));
      }
      expect(await shown(encodeId)).toMatchObject({ note: null, tags: [], trackingTools: [] });
      for (const id of [tool, preset]) await ada.call(`/my/trackingTools/${id}`, { method: 'DELETE' });
    });
  });

  it('by no guest, who is told which options are for members', async () => {
    const guest = await server.guest();
    for (const name of ['tags', 'trackingTools', 'fbPixel', 'gTag']) {
      const body = { url: 'https://example.com/', ...bodyWith(name) };
      expect(await guest.call('/links', { method: 'POST', body })).toMatchObject(
        refused(403, 'links.option-for-members', name),
      );
    }
  });
});
