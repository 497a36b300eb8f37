import { apiTokenFor } from '../../support/api-programs';
import { TestServer } from '../../support/app';
import { PicSeeClient } from '../../support/picsee-client';
import { TestTeam } from '../../support/teams';

const WEB_PAGE = 'https://example.com/';

type Form = URLSearchParams | FormData;

/** As PHP writes a list for both kinds of form. */
const KINDS: readonly (readonly [string, (fields: Readonly<Record<string, string>>) => Form])[] = [
  ['a form', (fields) => new URLSearchParams(fields)],
  [
    'a form with parts',
    (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    },
  ],
];

describe.each(KINDS)('programs that speak to PicSee by %s', (kind, formOf) => {
  let server: TestServer;
  let team: TestTeam;
  let client: PicSeeClient;
  const slug = `by-${kind.replaceAll(' ', '-')}`;

  async function send(method: string, path: string, fields: Readonly<Record<string, string>>) {
    const response = await fetch(`${server.url}${path}?access_token=${client.token}`, {
      method,
      body: formOf(fields),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  const shown = async (encodeId = slug) => {
    const { body } = await send('POST', '/v2/links/overview', { encodeId });
    return (body['data'] as object[])[0];
  };

  beforeAll(async () => {
    server = await TestServer.shared();
    team = await TestTeam.make(server);
    const maker = { groupId: team.groupId, userId: team.maker.userId };
    client = new PicSeeClient(server.url, await apiTokenFor(server, maker));
    await team.admin.call('/my/trackingTools', {
      method: 'POST',
      body: { name: 'Shop', value: { fbPixel: '1234567890' } },
    });
  });

  it('create a link with every field, also those that nest', async () => {
    const made = await send('POST', '/v1/links', {
      url: WEB_PAGE,
      encodeId: slug,
      'tags[0]': 'spring',
      'tags[1]': 'shop',
      'targets[0][target]': 'ios',
      'targets[0][url]': 'https://example.com/ios',
      'utm[utm_source]': 'agent',
      fbPixel: '1234567890',
    });
    expect(made).toMatchObject({ status: 200, body: { data: { picseeUrl: expect.any(String) as string } } });
    expect(await shown()).toMatchObject({
      tags: [{ value: 'shop' }, { value: 'spring' }],
      targets: [{ target: 'ios', url: 'https://example.com/ios' }],
      utm: { source: 'agent' },
      fbPixel: '1234567890',
    });
  });

  it('change it, and clear what nothing stands for', async () => {
    const fields = { title: 'By form', fbPixel: '', utm: '', tags: 'autumn' };
    expect(await send('PUT', `/v2/links/${slug}`, fields)).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({
      title: 'By form',
      fbPixel: null,
      utm: null,
      tags: [{ value: 'autumn' }],
    });
  });

  it('search by author and keyword', async () => {
    for (const search of [{ authorId: String(team.maker.userId) }, { keyword: 'by form' }]) {
      const { status, body } = await send('POST', '/v2/links/overview', search);
      expect([status, body['data']]).toEqual([200, [expect.objectContaining({ encodeId: slug })]]);
    }
  });

  it('delete it, and recover it', async () => {
    for (const value of ['delete', 'recover']) {
      expect(await send('POST', `/v2/links/${slug}/delete`, { value })).toMatchObject({
        status: 200,
        body: { data: { result: 'success' } },
      });
    }
    expect(await send('POST', `/v2/links/${slug}/delete`, { value: 'burn' })).toMatchObject({
      status: 400,
      body: { error: { status: 400, code: 'PUB00000' } },
    });
  });
});
