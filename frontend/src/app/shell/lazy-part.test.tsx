import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { type Catalogue, loadCatalogue } from '../../i18n/catalogue';
import { reloadForNewVersion } from '../chunk-reload';
import { lazyPart } from './lazy-part';

const HELLO = 'hello';
const Hello = () => <p>{HELLO}</p>;

async function show(Part: ReturnType<typeof lazyPart>['Part']) {
  const messages: Catalogue = await loadCatalogue('en');
  await act(() =>
    Promise.resolve(
      render(
        <IntlProvider locale="en" messages={messages}>
          <Part />
        </IntlProvider>,
      ),
    ),
  );
}

describe('a part that is loaded when it is asked for', () => {
  it('comes with its texts', async () => {
    const load = jest.fn(() => Promise.resolve({ default: Hello }));
    const { Part, preload } = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    preload();
    expect(load).toHaveBeenCalledTimes(1);
    await show(Part);
    expect(await screen.findByText(HELLO)).toBeVisible();
  });

  it('leaves the page as it is when it cannot be loaded, and says so', async () => {
    // The page has just been reloaded for a newer version, and will not be again.
    reloadForNewVersion(() => undefined);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))).Part);
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page could not be loaded');
    log.mockRestore();
  });
});
