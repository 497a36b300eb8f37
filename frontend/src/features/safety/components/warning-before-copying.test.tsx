import { screen } from '@testing-library/react';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { buildLink } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const isBefore = (one: Element, other: Element | undefined): boolean =>
  other !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const expectNoteBeforeCopy = async (): Promise<void> => {
  const note = await screen.findByRole('region', { name: 'Visitors see a warning first' });
  const [copy] = screen.getAllByRole('button', { name: /^Copy/ });
  expect(isBefore(note, copy)).toBe(true);
};

describe('what visitors of a link are warned of stands before the button that copies it', () => {
  it('where it was just made', async () => {
    const stores = buildStores();
    stores.linksApi.shorten.mockResolvedValue(buildLink({ warning: 'free-host' }));
    const { user } = await renderApp('/en', stores);
    await user.type(
      screen.getByRole('textbox', { name: 'Destination URL' }),
      'https://somebody.github.io/{Enter}',
    );
    await expectNoteBeforeCopy();
  });

  it.each([true, false])('on its page, where it can be changed: %s', async (canEdit) => {
    const stores = knowing(buildStores(7), { info: buildInfo({}) });
    stores.editorApi.details.mockResolvedValue(buildDetails({ warning: 'young', canEdit }));
    await renderApp('/en/users/70/links/abc', stores);
    await expectNoteBeforeCopy();
    expect(screen.queryByRole('button', { name: 'Change the destination' }) !== null).toBe(canEdit);
  });
});
