import { ApiError } from '../../api/api-error';
import { InviteStore } from './invite.store';

const PLACE = { groupId: 70, seatsLeft: 3 };

function build(invite = jest.fn().mockResolvedValue([])) {
  return { invite, store: new InviteStore({ invite }, PLACE) };
}
const texts = (store: InviteStore): readonly string[] => store.entries.map(({ text }) => text);
const problems = (store: InviteStore): readonly (string | null)[] =>
  store.entries.map(({ problem }) => problem);

const refused = (code: string, fields: readonly string[] = []): ApiError =>
  new ApiError({ status: 400, code, message: '', fields: fields.map((field) => ({ field, code })) });

describe('invitations that are being written', () => {
  it('take an entry when a separator ends it', () => {
    const { store } = build();
    store.type('mei@example.com');
    expect(texts(store)).toEqual([]);
    store.type('mei@example.com,');
    expect(texts(store)).toEqual(['mei@example.com']);
    expect(store.draft).toBe('');
  });

  it('wait while an input method is at work', () => {
    const { store } = build();
    store.type('mei ', true);
    expect(store.draft).toBe('mei ');
    expect(texts(store)).toEqual([]);
  });

  it('hold everybody once, whatever the case', () => {
    const { store } = build();
    store.add('mei@example.com\nMEI@example.com\n7\n#7');
    expect(texts(store)).toEqual(['mei@example.com', '7']);
  });

  it('mark what is no address at once', () => {
    const { store } = build();
    store.add('mei@example.com bo@');
    expect(problems(store)).toEqual([null, 'team.address-invalid']);
  });

  it('bring the last entry back to be mended', () => {
    const { store } = build();
    store.editLast();
    store.add('mei@example.com bo@');
    store.editLast();
    expect(store.draft).toBe('bo@');
    expect(texts(store)).toEqual(['mei@example.com']);
  });

  it('know when they take more seats than are left', () => {
    const { store } = build();
    store.add('1 2 3');
    expect(store.isTooMany).toBe(false);
    store.add('bo@');
    expect([store.seatsNeeded, store.isTooMany]).toEqual([3, false]);
    store.add('4');
    expect(store.isTooMany).toBe(true);
  });
});

describe('invitations that are sent', () => {
  it('name addresses and numbers, the role, and the language of the screen', async () => {
    const { store, invite } = build();
    store.add('mei@example.com 7');
    store.type('bo@example.com');
    store.setAdmin(true);
    expect(await store.send('vi')).toEqual([]);
    expect(invite.mock.calls).toEqual([
      [70, { emails: ['mei@example.com', 'bo@example.com'], ids: [7], isAdmin: true, lang: 'vi' }],
    ]);
  });

  it.each([
    ['', 'teams.nobody-invited'],
    ['mei@example.com bo@', 'team.entries-invalid'],
    [Array.from({ length: 51 }, (_, n) => `m${n}@example.com`).join('\n'), 'team.too-many-at-once'],
  ])('stay while %j cannot be', async (text, problem) => {
    const { store, invite } = build();
    store.add(text);
    expect(await store.send('en')).toBeNull();
    expect(store.problem).toBe(problem);
    expect(invite).not.toHaveBeenCalled();
  });

  it('show at each entry what the server says of it', async () => {
    const error = refused('teams.already-member', ['emails.1', 'ids.0']);
    const { store } = build(jest.fn().mockRejectedValue(error));
    store.add('mei@example.com 7 bo@example.com');
    expect(await store.send('en')).toBeNull();
    expect(problems(store)).toEqual([null, 'teams.already-member', 'teams.already-member']);
    expect(store.problem).toBe('team.entries-invalid');
    store.remove('bo@example.com');
    store.remove('7');
    expect(problems(store)).toEqual([null]);
    expect(store.problem).toBeNull();
    expect(store.sending.error).toBeNull();
  });

  it('leave other refusals to whoever shows them', async () => {
    const { store } = build(jest.fn().mockRejectedValue(refused('plan.limit-reached')));
    store.add('mei@example.com');
    await store.send('en');
    expect(store.problem).toBeNull();
    expect(store.sending.error?.code).toBe('plan.limit-reached');
  });
});
