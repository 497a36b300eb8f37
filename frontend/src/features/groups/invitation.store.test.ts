import { ApiError } from '../../api/api-error';
import { buildInvitation, fakeInvitationApi } from '../../test/fake-groups';
import { InvitationStore } from './invitation.store';

const TOKEN = 't'.repeat(43);
const refusal = (status: number, code = 'x.y') => new ApiError({ status, code, message: '' });

class FakeTokenShelf {
  constructor(public token: string | null) {}
  read = (): string | null => this.token;
  write = (token: string | null): void => {
    this.token = token;
  };
}

function build(token: string | null = TOKEN) {
  const api = fakeInvitationApi();
  const shelf = new FakeTokenShelf(token);
  const switchTo = jest.fn().mockResolvedValue(true);
  return { api, shelf, switchTo, invitation: new InvitationStore(api, { switchTo }, shelf) };
}

async function buildOpen() {
  const parts = build();
  await parts.invitation.look();
  return parts;
}

describe('an invitation', () => {
  it('is missing without a token, and asks nothing then', async () => {
    const { invitation, api } = build(null);
    await invitation.look();
    expect(invitation.view).toBe('missing');
    expect(api.look).not.toHaveBeenCalled();
  });

  it('that a link brings is kept for this tab', () => {
    const { invitation, shelf } = build(null);
    invitation.take(TOKEN);
    expect(shelf.token).toBe(TOKEN);
    expect(invitation.view).toBe('loading');
  });

  it.each([
    ['pending', 'open'],
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['expired', 'expired'],
  ])('that is %s is shown as %s', async (state, view) => {
    const { invitation, api } = build();
    api.look.mockResolvedValue(buildInvitation({ state }));
    await invitation.look();
    expect(invitation.view).toBe(view);
  });

  it.each([
    [404, 'unknown'],
    [400, 'unknown'],
    [0, 'failed'],
    [503, 'failed'],
  ])('that the server answers with %i is %s, and stays in this tab', async (status, view) => {
    const { invitation, api, shelf } = build();
    api.look.mockRejectedValue(refusal(status));
    await invitation.look();
    expect(invitation.view).toBe(view);
    expect(shelf.token).toBe(TOKEN);
  });

  it('is for another account when the address cannot be its own, or the server says so', async () => {
    const { invitation, api } = await buildOpen();
    expect(invitation.isForOther('mei@example.com')).toBe(false);
    expect(invitation.isForOther('lin@example.com')).toBe(true);
    api.accept.mockRejectedValue(refusal(403, 'teams.invitation-for-other'));
    await invitation.accept();
    expect(invitation.isForOther('mei@example.com')).toBe(true);
    expect(invitation).toMatchObject({ view: 'open', failure: null });
  });
});

describe('accepting', () => {
  it('leads into the group and leaves nothing in the tab', async () => {
    const { invitation, api, shelf, switchTo } = await buildOpen();
    expect(await invitation.accept()).toBe(71);
    expect(api.accept.mock.calls).toEqual([[TOKEN]]);
    expect(switchTo).toHaveBeenCalledWith(71);
    expect(shelf.token).toBeNull();
  });

  it('is sent once', async () => {
    const { invitation, api } = await buildOpen();
    await Promise.all([invitation.accept(), invitation.accept()]);
    expect(api.accept).toHaveBeenCalledTimes(1);
  });

  it('that succeeded is not repeated when only the way into the group fails', async () => {
    const { invitation, api, switchTo } = await buildOpen();
    switchTo.mockResolvedValueOnce(false);
    expect(await invitation.accept()).toBeNull();
    expect(invitation.view).toBe('joined');
    expect(await invitation.enter()).toBe(71);
    expect(api.accept).toHaveBeenCalledTimes(1);
  });

  it('that fails can be tried again', async () => {
    const { invitation, api, shelf } = await buildOpen();
    api.accept.mockRejectedValueOnce(refusal(0, 'client.offline'));
    expect(await invitation.accept()).toBeNull();
    expect(invitation).toMatchObject({ view: 'open', failure: { code: 'client.offline' } });
    expect(shelf.token).toBe(TOKEN);
    expect(await invitation.accept()).toBe(71);
  });

  it('shows what has become of an invitation that was answered meanwhile', async () => {
    const { invitation, api } = await buildOpen();
    api.accept.mockRejectedValue(refusal(410, 'teams.invitation-declined'));
    api.look.mockResolvedValue(buildInvitation({ state: 'declined' }));
    await invitation.accept();
    expect(invitation.view).toBe('declined');
  });
});

describe('declining', () => {
  it('ends it', async () => {
    const { invitation, api, shelf } = await buildOpen();
    await invitation.decline();
    expect(api.decline.mock.calls).toEqual([[TOKEN]]);
    expect(invitation.view).toBe('refused');
    expect(shelf.token).toBeNull();
  });

  it('that fails says so, and keeps the invitation', async () => {
    const { invitation, api, shelf } = await buildOpen();
    api.decline.mockRejectedValue(refusal(0, 'client.offline'));
    await invitation.decline();
    expect(invitation).toMatchObject({ view: 'open', failure: { code: 'client.offline' } });
    expect(shelf.token).toBe(TOKEN);
  });

  it('meets one that was taken back', async () => {
    const { invitation, api } = await buildOpen();
    api.decline.mockRejectedValue(refusal(404));
    api.look.mockRejectedValue(refusal(404));
    await invitation.decline();
    expect(invitation.view).toBe('unknown');
  });
});
