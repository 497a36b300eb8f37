import { ApiError } from '../../../api/api-error';
import {
  buildBrandDomain,
  buildCertificate,
  buildClaimed,
  fakeBrandDomainsApi,
} from '../../../test/fake-brand-domains';
import { isAwaited, stepsOf } from './brand-domain-state';
import { BrandDomainStore } from './brand-domain.store';

async function opened(domain = buildBrandDomain()) {
  const api = fakeBrandDomainsApi();
  api.show.mockResolvedValue(domain);
  const store = new BrandDomainStore(api, 5);
  await store.load();
  return { api, store };
}

const limited = (retryAfter: number) =>
  new ApiError({ status: 429, code: 'http.rate-limited', message: '', retryAfter });

describe('one domain', () => {
  it('is loaded again after each change', async () => {
    const { api, store } = await opened();
    api.show.mockResolvedValue(buildBrandDomain({ state: 'unbound' }));
    expect(await store.unbind()).toBe(true);
    expect(store.domain?.state).toBe('unbound');
    expect(await store.setDefault(true)).toBe(true);
    expect(api.setDefault).toHaveBeenCalledWith(5, true);
    expect(api.show).toHaveBeenCalledTimes(3);
  });

  it('is not asked for once it has left the group', async () => {
    const { api, store } = await opened();
    expect(await store.transfer(71)).toBe(true);
    expect(await store.release()).toBe(true);
    expect(api.show).toHaveBeenCalledTimes(1);
  });

  it('keeps what it was when a change fails', async () => {
    const { api, store } = await opened();
    api.replaceCertificate.mockRejectedValue(limited(1_200));
    expect(await store.replaceCertificate()).toBe(false);
    expect(store.certifying.error?.retryAfter).toBe(1_200);
    expect(api.show).toHaveBeenCalledTimes(1);
  });
});

describe('a look on demand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('can be had once a minute', async () => {
    const { api, store } = await opened(buildClaimed());
    await store.check();
    await store.check();
    expect(api.check).toHaveBeenCalledTimes(1);
    expect(store.coolSeconds(Date.now())).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(store.coolSeconds(Date.now())).toBe(0);
    await store.check();
    expect(api.check).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server says when somebody else has just looked', async () => {
    const { api, store } = await opened(buildClaimed());
    api.check.mockRejectedValue(limited(17));
    await store.check();
    expect(store.coolSeconds(Date.now())).toBe(17);
  });

  it('can be tried again at once when it was lost', async () => {
    const { api, store } = await opened(buildClaimed());
    api.check.mockRejectedValue(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    await store.check();
    expect(store.coolSeconds(Date.now())).toBe(0);
  });
});

describe('where other visits go', () => {
  it('is saved field by field, only what has changed', async () => {
    const { api, store } = await opened(
      buildBrandDomain({
        landing: { redirectUrl: 'https://old.tw/', fallbackUrl: null, fbVerificationCode: 'abcd1234' },
      }),
    );
    const { form } = store.landing;
    form.set({ redirectUrl: ' ', fallbackUrl: ' https://shop.tw/gone ' });
    await form.save();
    expect(api.setRedirectUrl).toHaveBeenCalledWith(5, null);
    expect(api.setFallbackUrl).toHaveBeenCalledWith(5, 'https://shop.tw/gone');
    expect(api.setSocialCode).not.toHaveBeenCalled();
  });

  it('keeps what is typed while the domain is loaded again', async () => {
    const { store } = await opened();
    store.landing.form.set({ redirectUrl: 'https://shop' });
    await store.load();
    expect(store.landing.form.values.redirectUrl).toBe('https://shop');
  });

  it('marks the field that the server refuses', async () => {
    const { api, store } = await opened();
    const code = 'domains.url-own-host';
    api.setFallbackUrl.mockRejectedValue(
      new ApiError({ status: 422, code, message: '', fields: [{ field: 'url', code }] }),
    );
    const { form } = store.landing;
    form.set({ fallbackUrl: 'https://go.shop.tw/' });
    await form.save();
    expect(form.problemOf('fallbackUrl')).toBe(code);
    expect(form.problemOf('redirectUrl')).toBeNull();
  });
});

describe('news to come', () => {
  it.each([
    [true, buildClaimed()],
    [false, buildClaimed({ nextCheckAt: null })],
    [true, buildBrandDomain({ certificate: buildCertificate({ state: 'challenged' }) })],
    [false, buildBrandDomain({ certificate: buildCertificate({ state: 'wanted', isOurs: false }) })],
    [false, buildBrandDomain({ suspension: 'site', certificate: buildCertificate({ state: 'wanted' }) })],
    [false, buildBrandDomain()],
    [false, buildBrandDomain({ state: 'unbound', certificate: buildCertificate({ state: 'wanted' }) })],
  ])('is %s', (expected, domain) => {
    expect(isAwaited(domain)).toBe(expected);
  });

  it('has steps, of which a proxy in front takes the last', () => {
    const statesOf = (domain = buildBrandDomain()) => stepsOf(domain).map(({ state }) => state);
    expect(statesOf(buildClaimed())).toEqual(['done', 'now', 'open']);
    expect(statesOf(buildBrandDomain({ certificate: buildCertificate({ isServed: false }) }))).toEqual([
      'done',
      'done',
      'now',
    ]);
    expect(statesOf()).toEqual(['done', 'done', 'done']);
    expect(statesOf(buildClaimed({ certificate: buildCertificate({ isOurs: false }) }))).toEqual([
      'done',
      'now',
    ]);
  });
});
