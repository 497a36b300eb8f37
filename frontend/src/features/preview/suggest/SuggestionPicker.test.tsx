import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { StoreContext } from '../../../shared/store-context';
import { Announcer } from '../../../shared/ui/Announcer';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildStores } from '../../../test/render-app';
import { SuggestionPicker } from './SuggestionPicker';
import type { Suggestion } from './suggestions.api';

const suggestion = (suggestionId: number, text: string, more: Partial<Suggestion> = {}): Suggestion => ({
  suggestionId,
  text,
  type: 'title',
  style: 'plain',
  source: 'ai',
  createTime: '2026-11-20T01:00:00.000Z',
  ...more,
});

async function open(before: readonly Suggestion[] = []) {
  const stores = buildStores(7);
  stores.suggestionsApi.suggestions.mockResolvedValue(before);
  stores.billingApi.usage.mockResolvedValue(buildUsage('free', { aiSuggestions: 28 }));
  const user = userEvent.setup();
  const onUse = jest.fn();
  await act(() =>
    Promise.resolve(
      render(
        <StoreContext value={stores}>
          <IntlProvider locale="en">
            <MemoryRouter>
              <ThemeShell locale="en">
                <Announcer>
                  <main>
                    <SuggestionPicker linkId={12} onUse={onUse} />
                  </main>
                </Announcer>
              </ThemeShell>
            </MemoryRouter>
          </IntlProvider>
        </StoreContext>,
      ),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Suggest title and description' }));
  await screen.findByRole('button', { name: 'Suggest' });
  return { ...stores, user, onUse };
}

const texts = () =>
  within(screen.getByRole('list', { name: 'Suggestions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('status').at(-1);

describe('suggestions for a preview', () => {
  it('are asked for as one likes, shown with what is left, and taken over', async () => {
    const { user, suggestionsApi, billingApi, onUse } = await open([suggestion(1, 'Menu')]);
    expect(await screen.findByText('2 of 30 left this month')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Description' }));
    expect(screen.getByText('No suggestions yet.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Lively');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
    suggestionsApi.suggest.mockResolvedValue({
      suggestions: [suggestion(3, '栗の季節', { type: 'description' })],
      problem: null,
    });
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(suggestionsApi.suggest).toHaveBeenCalledWith(12, {
      type: 'description',
      style: 'catchy',
      language: 'ja',
    });
    expect(said()).toHaveTextContent('1 suggestion');
    expect(texts()).toEqual(['栗の季節AIUse']);
    expect(screen.getByText(/AI can make mistakes/)).toBeVisible();
    expect(billingApi.usage).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Use “栗の季節”' }));
    expect(onUse).toHaveBeenCalledWith('description', '栗の季節');
    expect(said()).toHaveTextContent('Save to keep it.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stay when more come, each text once and the newest first', async () => {
    const { user, suggestionsApi } = await open([suggestion(2, 'Menu'), suggestion(1, 'Old')]);
    suggestionsApi.suggest.mockResolvedValue({
      suggestions: [suggestion(4, 'New'), suggestion(3, 'Menu', { source: 'page' })],
      problem: null,
    });
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(texts()).toEqual(['NewAIUse', 'MenuFrom the page itselfUse', 'OldAIUse']);
  });

  it.each([
    ['links.suggester-off', /No AI is configured/],
    ['links.suggester-slow', /took too long/],
    ['links.suggester-failed', /did not respond/],
  ])('say whose words they are after %s, and count nothing', async (problem, note) => {
    const { user, suggestionsApi, billingApi } = await open();
    suggestionsApi.suggest.mockResolvedValue({
      suggestions: [suggestion(1, 'Menu', { source: 'page' })],
      problem,
    });
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(await screen.findByText(note)).toBeVisible();
    expect(texts()).toEqual(['MenuFrom the page itselfUse']);
    expect(billingApi.usage).toHaveBeenCalledTimes(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are none of a page that says nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(await screen.findByText(/Please write them yourself/)).toBeVisible();
    expect(said()).toHaveTextContent('No suggestions.');
  });

  it('end with the plan, which is said', async () => {
    const { user, suggestionsApi } = await open();
    suggestionsApi.suggest.mockRejectedValue(
      new ApiError({ status: 403, code: 'plan.limit-reached', message: '' }),
    );
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/The monthly limit of suggestions is reached/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are closed again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Suggest title and description' }));
    expect(screen.queryByRole('button', { name: 'Suggest' })).toBeNull();
  });
});
