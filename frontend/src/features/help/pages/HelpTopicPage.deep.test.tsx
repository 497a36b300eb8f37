import { screen, waitFor, within } from '@testing-library/react';
import { LOCALES, withLocale } from '../../../i18n/locale';
import { accessibilityFaults } from '../../../test/accessibility';
import { sample } from '../../../test/depth';
import { buildStores, renderApp } from '../../../test/render-app';
import { loadContent, wordsOf } from '../../content';

const heading = () => screen.getByRole('heading', { level: 1 });
const kept = (): unknown => JSON.parse(window.localStorage.getItem('linklet.surveys') ?? 'null');

describe('the page of a question', () => {
  it.each(['first-link', 'plus-sign', 'edit-link', 'keyboard'])(
    '%s shows question, answer and what is related',
    async (id) => {
      await renderApp(`/en/help/${id}`);
      const answer = (await loadContent('help', 'en'))[id];
      expect(heading()).toHaveTextContent(answer?.question ?? '?');
      const words = wordsOf(answer?.blocks ?? []).replace('{short}', 'http://localhost');
      const shown = screen.getByRole('main').textContent;
      expect(words.split(' ').filter((word) => !shown.includes(word))).toEqual([]);
      const related = screen.getByRole('complementary', { name: 'Related questions' });
      expect(within(related).getAllByRole('link')).toHaveLength(4);
    },
  );

  it.each(sample(LOCALES, 2))('is there in %s, with nothing that axe minds', async (locale) => {
    await renderApp(withLocale(locale, '/help/delete-account'));
    const answer = (await loadContent('help', locale))['delete-account'];
    expect(heading()).toHaveTextContent(answer?.question ?? '?');
    expect(screen.getAllByRole('row').length).toBeGreaterThan(4);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads back to its category, and on to other questions', async () => {
    const { user, address } = await renderApp('/en/help/qr-code');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Sharing and QR codes' })).toHaveAttribute(
      'href',
      '/en/help#share',
    );
    await user.click(screen.getByRole('link', { name: 'How do I share a link in LINE?' }));
    await waitFor(() => expect(heading()).toHaveTextContent('How do I share a link in LINE?'));
    expect(address()).toBe('/en/help/share-in-line');
  });

  it('says so when there is no such question', async () => {
    await renderApp('/en/help/nonsense');
    expect(heading()).toHaveTextContent('Question not found');
    expect(screen.getByRole('link', { name: 'See all questions' })).toHaveAttribute('href', '/en/help');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('“was this helpful?”', () => {
  const yes = () => screen.getByRole('button', { name: 'Yes' });

  it('keeps the answer of a guest on the device, and asks only once', async () => {
    const { user, helpApi, unmount } = await renderApp('/en/help/qr-code');
    await user.click(yes());
    expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
    expect(helpApi.submitSurvey).not.toHaveBeenCalled();
    expect(kept()).toEqual({ help: { 'qr-code': 'yes' } });
    unmount();
    await renderApp('/en/help/qr-code');
    expect(screen.getByText('Thank you for your feedback.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  });

  it('sends the answer of a member as a survey, and asks who says no for more', async () => {
    const { user, helpApi } = await renderApp('/en/help/qr-code', buildStores(7));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(await screen.findByText(/Tell us below what is missing/)).toBeVisible();
    expect(helpApi.submitSurvey).toHaveBeenCalledWith('help', { 'qr-code': 'no' });
  });

  it('asks again when the answer did not arrive', async () => {
    const stores = buildStores(7);
    stores.helpApi.submitSurvey.mockRejectedValueOnce(new Error('away'));
    const { user } = await renderApp('/en/help/qr-code', stores);
    await user.click(yes());
    expect(await screen.findByText('Your answer could not be sent. Please try again.')).toBeVisible();
    expect(kept()).toBeNull();
    await user.click(yes());
    expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  });
});
