import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { StoreContext } from '../../../shared/store-context';
import { Announcer } from '../../../shared/ui/Announcer';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores } from '../../../test/render-app';
import DomainField from './DomainField';

const OWN = 'mei.s.test';

async function open(prepare: (stores: ReturnType<typeof buildStores>) => void = () => undefined) {
  const stores = buildStores(7);
  prepare(stores);
  const onMoved = jest.fn();
  await act(() =>
    Promise.resolve(
      render(
        <StoreContext value={stores}>
          <IntlProvider locale="en">
            <MemoryRouter>
              <ThemeShell locale="en">
                <Announcer>
                  <main>
                    <DomainField link={{ encodeId: 'tea', domain: 's.test' }} onMoved={onMoved} />
                  </main>
                </Announcer>
              </ThemeShell>
            </MemoryRouter>
          </IntlProvider>
        </StoreContext>,
      ),
    ),
  );
  return { ...stores, user: userEvent.setup(), onMoved };
}

const choice = () => screen.getByRole('combobox', { name: 'Short domain' });
const move = () => screen.queryByRole('button', { name: `Move to ${OWN}` });

describe('the domain of a link', () => {
  it('is another one after a move, which says that the address before stays', async () => {
    const { user, domainsApi, onMoved } = await open();
    expect(choice()).toHaveValue('s.test');
    expect(move()).toBeNull();
    await user.selectOptions(choice(), OWN);
    const section = within(screen.getByRole('region', { name: 'Domain' }));
    expect(section.getByText('mei.s.test/tea')).toBeInTheDocument();
    expect(section.getByText(/^s\.test\/tea keeps redirecting to the same destination/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Move to ${OWN}` }));
    expect(domainsApi.move).toHaveBeenCalledWith({ encodeId: 'tea', domain: 's.test' }, OWN);
    expect(onMoved).toHaveBeenCalledWith(expect.objectContaining({ domain: OWN }));
    expect(choice()).toHaveValue(OWN);
    expect(move()).toBeNull();
    expect(document.activeElement).toContainElement(choice());
    expect(screen.getByText('The link is now at mei.s.test/tea.')).toBeInTheDocument();
  });

  it('cannot be one where another link has the name', async () => {
    const { user } = await open(({ domainsApi }) => {
      domainsApi.choices.mockResolvedValue([
        {
          name: 's.test',
          domainType: 'regular',
          shortUrl: 'https://s.test/tea',
          isCurrent: true,
          isTaken: false,
        },
        {
          name: OWN,
          domainType: 'subdomain',
          shortUrl: `https://${OWN}/tea`,
          isCurrent: false,
          isTaken: true,
        },
      ]);
    });
    await user.selectOptions(choice(), OWN);
    expect(screen.getByRole('alert')).toHaveTextContent(`Another link on ${OWN} has this name.`);
    expect(move()).toBeNull();
  });

  it('says why it could not be changed, and stays', async () => {
    const { user, domainsApi, onMoved } = await open();
    domainsApi.move.mockRejectedValue(new ApiError({ status: 409, code: 'links.slug-taken', message: '' }));
    await user.selectOptions(choice(), OWN);
    await user.click(screen.getByRole('button', { name: `Move to ${OWN}` }));
    expect(screen.getByRole('alert')).toHaveTextContent('Another link on that domain has taken this slug.');
    expect(onMoved).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads somebody without one of their own to the settings', async () => {
    await open(({ domainsApi }) => {
      domainsApi.choices.mockResolvedValue([
        {
          name: 's.test',
          domainType: 'regular',
          shortUrl: 'https://s.test/tea',
          isCurrent: true,
          isTaken: false,
        },
      ]);
    });
    expect(screen.getByRole('link', { name: 'Choose a subdomain' })).toHaveAttribute(
      'href',
      '/en/users/settings#address',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is asked for again when it could not be loaded', async () => {
    const { user, domainsApi } = await open((stores) => {
      stores.domainsApi.choices.mockRejectedValueOnce(
        new ApiError({ status: 503, code: 'http.unavailable', message: '' }),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(domainsApi.choices).toHaveBeenCalledTimes(2);
    expect(choice()).toHaveValue('s.test');
  });

  it('is found by a part of its name where there are many, and shown in its own script', async () => {
    const { user } = await open(({ domainsApi }) => {
      const names = ['s.test', ...Array.from({ length: 20 }, (_, at) => `go${at}.shop.tw`), 'xn--g2xv08c.tw'];
      domainsApi.choices.mockResolvedValue(
        names.map((name) => ({
          ...{ name, domainType: 'bsd', shortUrl: `https://${name}/tea`, isTaken: false },
          isCurrent: name === 's.test',
        })),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Short domain s.test' }));
    const search = await screen.findByRole('combobox', { name: 'Find a domain' });
    await user.type(search, 'go1');
    expect(screen.getAllByRole('option')).toHaveLength(11);
    await user.clear(search);
    await user.type(search, '購');
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Short domain 購物.tw' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move to 購物.tw' })).toBeVisible();
  });
});
