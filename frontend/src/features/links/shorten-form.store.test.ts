import { ApiError } from '../../api/api-error';
import { buildLink, fakeLinksApi, FakeShelf } from '../../test/fakes';
import { DeviceLinksStore } from './device-links.store';
import { CHECK_DELAY_MS, ShortenFormStore } from './shorten-form.store';

function buildForm() {
  const api = fakeLinksApi();
  const links = new DeviceLinksStore(api, new FakeShelf());
  return { api, links, form: new ShortenFormStore(api, links) };
}

const problem = (status: number, code: string, ...fields: readonly { field: string; code: string }[]) =>
  new ApiError({ status, code, message: code, fields, requestId: 'r-1' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('checking while typing', () => {
  it('waits for a pause and asks about the last text only', async () => {
    const { api, form } = buildForm();
    api.checkDestination.mockResolvedValue('links.address-private');
    form.setDestination('http://127.0.0');
    await jest.advanceTimersByTimeAsync(CHECK_DELAY_MS - 1);
    form.setDestination('http://127.0.0.1');
    await jest.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(api.checkDestination.mock.calls).toEqual([['http://127.0.0.1']]);
    expect(form.destinationProblem).toBe('links.address-private');
  });

  it.each(['', 'h', 'hello', 'two words'])('leaves %j alone', async (text) => {
    const { api, form } = buildForm();
    form.setDestination(text);
    await jest.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(api.checkDestination).not.toHaveBeenCalled();
  });

  it('forgets an answer about a text that has changed since', async () => {
    const { api, form } = buildForm();
    api.checkDestination.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 1000, 'links.address-port')),
    );
    form.setDestination('e.test:1');
    await jest.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    form.setDestination('e.test');
    await jest.advanceTimersByTimeAsync(1000);
    expect(form.destinationProblem).toBeNull();
  });

  it('says nothing when the check itself fails, and never submits', async () => {
    const { api, form } = buildForm();
    api.checkDestination.mockRejectedValue(problem(503, 'http.unavailable'));
    form.setDestination('https://e.test');
    await jest.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(form.destinationProblem).toBeNull();
    expect(api.shorten).not.toHaveBeenCalled();
  });

  it('stops when the page goes', async () => {
    const { api, form } = buildForm();
    form.setDestination('https://e.test');
    form.dispose();
    await jest.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(api.checkDestination).not.toHaveBeenCalled();
  });
});

describe('shortening', () => {
  it('puts the link into the history and empties the form', async () => {
    const { api, links, form } = buildForm();
    form.setDestination('https://e.test');
    form.toggleSlug();
    form.setSlug(' mine ');
    expect(await form.submit()).toBe(true);
    expect(api.shorten).toHaveBeenCalledWith({ url: 'https://e.test', encodeId: 'mine' }, expect.any(String));
    expect(links.find('abc')).toBeDefined();
    expect(form).toMatchObject({ destination: '', slug: '', hasSlug: false, created: buildLink() });
  });

  it('asks for an address before it asks the server', async () => {
    const { api, form } = buildForm();
    form.setDestination('  ');
    expect(await form.submit()).toBe(false);
    expect(form.destinationProblem).toBe('links.address-missing');
    expect(api.shorten).not.toHaveBeenCalled();
  });

  it('shows the errors of both fields at once', async () => {
    const { api, form } = buildForm();
    api.shorten.mockRejectedValue(
      problem(400, 'http.validation', { field: 'url', code: 'u' }, { field: 'encodeId', code: 'e' }),
    );
    form.setDestination('x');
    await form.submit();
    expect(form).toMatchObject({ destinationProblem: 'u', slugProblem: 'e', failure: null });
    form.setDestination('y');
    form.setSlug('zoo');
    expect(form).toMatchObject({ destinationProblem: null, slugProblem: null });
  });

  it('keeps the text and tells the failure when no field is to blame', async () => {
    const { api, form } = buildForm();
    api.shorten.mockRejectedValue(problem(503, 'http.unavailable'));
    form.setDestination('https://e.test');
    await form.submit();
    expect(form).toMatchObject({
      destination: 'https://e.test',
      failure: { code: 'http.unavailable', requestId: 'r-1' },
    });
  });

  it('submits once while the answer is on its way', async () => {
    const { api, form } = buildForm();
    form.setDestination('https://e.test');
    await Promise.all([form.submit(), form.submit()]);
    expect(api.shorten).toHaveBeenCalledTimes(1);
  });

  it('repeats the key of a call whose answer was lost, and of no other', async () => {
    const { api, form } = buildForm();
    api.shorten.mockRejectedValueOnce(problem(0, 'client.offline'));
    api.shorten.mockRejectedValueOnce(problem(409, 'links.slug-taken', { field: 'encodeId', code: 'x' }));
    for (let turn = 0; turn < 4; turn += 1) {
      form.setDestination('https://e.test');
      await form.submit();
    }
    const keys = api.shorten.mock.calls.map(([, key]: [unknown, string]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('shows a link no longer when it has been deleted', async () => {
    const { links, form } = buildForm();
    form.setDestination('https://e.test');
    await form.submit();
    links.remove('abc');
    expect(form.created).toBeNull();
  });
});

describe('hints for an own name', () => {
  it.each([
    ['', null],
    ['ab', 'links.slug-too-short'],
    ['abc', null],
    ['測試中', null],
    ['測試', 'links.slug-too-short'],
    ['a b c', 'links.slug-invalid'],
    ['a/b', 'links.slug-invalid'],
    ['𠮷'.repeat(90), null],
    ['a'.repeat(91), 'links.slug-too-long'],
  ])('%j: %s', (name, hint) => {
    const { form } = buildForm();
    form.setSlug(name);
    expect(form.slugProblem).toBe(hint);
  });
});
