import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildInvitee, buildTeam } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const LABEL = 'Email addresses or member numbers';

async function openDialog(path = '/en/users/70/members') {
  const stores = knowing(buildStores(7), { info: buildInfo() });
  stores.teamApi.team.mockResolvedValue(buildTeam({ seats: { used: 1, limit: 3 } }));
  const app = await renderApp(path, stores);
  await screen.findByRole('meter');
  await app.user.click(
    within(screen.getByRole('main')).getAllByRole('button', { name: 'Invite people' })[0] as HTMLElement,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
  const field = within(dialog).getByRole('textbox', { name: LABEL });
  const entries = () =>
    within(dialog)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...app, dialog, inDialog: within(dialog), field, entries };
}

function paste(field: HTMLElement, text: string): boolean {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return event.defaultPrevented;
}

describe('the dialog of invitations', () => {
  it('takes addresses one by one, and gives the last one back to be mended', async () => {
    const { user, field, entries, inDialog } = await openDialog();
    expect(field).toHaveFocus();
    await user.type(field, 'an@example.com, 42{Enter}bo@{Enter}');
    expect(entries()).toEqual([
      'an@example.com',
      'No. 42',
      'bo@This is not a valid email address. It should look like name@example.com.',
    ]);
    expect(inDialog.getByText('Seats needed: 2. Seats available: 2.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(field, '{Backspace}');
    expect(field).toHaveValue('bo@');
    await user.click(inDialog.getByRole('button', { name: 'Remove No. 42' }));
    expect(entries()).toEqual(['an@example.com']);
    expect(field).toHaveFocus();
  });

  it('takes a column of a spreadsheet', async () => {
    const { field, entries } = await openDialog();
    expect(paste(field, 'an@example.com\r\nbo@example.com\r\n')).toBe(true);
    expect(entries()).toEqual(['an@example.com', 'bo@example.com']);
    expect(field).toHaveValue('');
  });

  it('leaves to the field what is pasted into the middle of an address', async () => {
    const { user, field } = await openDialog();
    await user.type(field, 'an@');
    expect(paste(field, 'example.com')).toBe(false);
  });

  it('leaves Enter to the input method while it is at work', async () => {
    const { user, field, entries, teamApi } = await openDialog();
    await user.type(field, 'lin');
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(entries()).toEqual([]);
    expect(teamApi.invite).not.toHaveBeenCalled();
  });

  it('says before sending when there are not enough seats, and which plan has them', async () => {
    const { user, field, inDialog } = await openDialog();
    await user.type(field, '1 2 3 ');
    expect(inDialog.getByText('There are not enough seats for all of them.')).toBeVisible();
    expect(await inDialog.findByText('Classic has 10.')).toBeVisible();
  });

  it('sends them in the language of the screen, and shows who was invited', async () => {
    const { user, field, inDialog, teamApi } = await openDialog();
    teamApi.invite.mockResolvedValue([
      buildInvitee(),
      buildInvitee({ invitationId: 2, email: null, userId: 42 }),
    ]);
    await user.click(inDialog.getByRole('button', { name: 'Admin' }));
    await user.type(field, 'an@example.com 42');
    await user.click(inDialog.getByRole('button', { name: 'Send invitations' }));
    expect(teamApi.invite.mock.calls).toEqual([
      [70, { emails: ['an@example.com'], ids: [42], isAdmin: true, lang: 'en' }],
    ]);
    const sent = await screen.findByRole('dialog', { name: 'Invitations sent' });
    expect(
      within(sent)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['an@example.com', 'Member number 42']);
    expect(sent).toHaveTextContent('They can be answered until 4 Dec 2026.');
    expect(within(sent).getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(teamApi.team).toHaveBeenCalledTimes(2);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(sent).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows at each address what the server says of it', async () => {
    const { user, field, inDialog, entries, teamApi } = await openDialog();
    const code = 'teams.already-invited';
    teamApi.invite.mockRejectedValue(
      new ApiError({ status: 400, code, message: '', fields: [{ field: 'emails.1', code }] }),
    );
    await user.type(field, 'an@example.com bo@example.com');
    await user.click(inDialog.getByRole('button', { name: 'Send invitations' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent('Fix or remove the highlighted ones.');
    expect(entries()).toEqual([
      'an@example.com',
      'bo@example.comAlready invited. Send that invitation again instead.',
    ]);
  });

  it('explains which plan lifts the limit that the server has reached', async () => {
    const { user, field, inDialog, teamApi } = await openDialog();
    const details = { details: { limit: 3, used: 3, plan: 'classic' } };
    teamApi.invite.mockRejectedValue(
      new ApiError({ status: 403, code: 'plan.limit-reached', message: '', details }),
    );
    await user.type(field, 'an@example.com');
    await user.click(inDialog.getByRole('button', { name: 'Send invitations' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent('no seats left');
    expect(await inDialog.findByText('Classic has 10.')).toBeVisible();
  });
});
