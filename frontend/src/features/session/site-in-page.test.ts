import { createTokenClient } from '../../api/client';
import { createSessionApi } from './session.api';

const SITE = { contactEmail: 'help@linklet.test' };

/** The site as a page asks for it; `calls` counts what goes to the server. */
function build() {
  const answer = () => new Response(JSON.stringify({ data: { contactEmail: 'asked' } }));
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
  const client = createTokenClient();
  return { calls, api: createSessionApi(client, client) };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.getElementById('site')?.remove();
});

describe('what the site tells of itself', () => {
  it('comes with the page, without a call', async () => {
    const element = document.createElement('script');
    Object.assign(element, { id: 'site', type: 'application/json', textContent: JSON.stringify(SITE) });
    document.head.append(element);
    const { api, calls } = build();
    expect(await api.site()).toEqual(SITE);
    expect(calls).not.toHaveBeenCalled();
  });

  it('is asked for where something else has served the page', async () => {
    const { api, calls } = build();
    expect(await api.site()).toEqual({ contactEmail: 'asked' });
    expect(calls).toHaveBeenCalledTimes(1);
  });
});
