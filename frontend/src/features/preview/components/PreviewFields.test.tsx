import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { StoreContext } from '../../../shared/store-context';
import { Announcer } from '../../../shared/ui/Announcer';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildPreviewed, buildPreviewHost } from '../../../test/fake-preview';
import { buildStores } from '../../../test/render-app';
import type { PreviewedLink } from '../preview.api';
import type { PreviewHost } from '../preview-form.store';
import { usePreview } from '../use-preview';
import PreviewCards from './PreviewCards';
import PreviewFields from './PreviewFields';

const PNG = new File(['x'], 'tea.png', { type: 'image/png' });

function Panel({ host }: { readonly host: PreviewHost }) {
  const preview = usePreview(host);
  return (
    <>
      <PreviewFields preview={preview} />
      <PreviewCards preview={preview} />
    </>
  );
}

async function open(link: Partial<PreviewedLink> = {}) {
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: jest.fn() });
  const stores = buildStores(7);
  stores.billingApi.usage.mockResolvedValue(buildUsage('free', { editablePreviews: 58 }));
  const { host, form, sent } = buildPreviewHost(stores.previewApi, buildPreviewed(link));
  await act(() =>
    Promise.resolve(
      render(
        <StoreContext value={stores}>
          <IntlProvider locale="en">
            <MemoryRouter>
              <ThemeShell locale="en">
                <Announcer>
                  <main>
                    <Panel host={host} />
                  </main>
                </Announcer>
              </ThemeShell>
            </MemoryRouter>
          </IntlProvider>
        </StoreContext>,
      ),
    ),
  );
  return { ...stores, user: userEvent.setup(), sent, save: () => act(() => form.save()) };
}

const card = (app: string) => screen.getByRole('group', { name: `Preview in ${app}` });

describe('the panel of a preview', () => {
  it('draws what is written on the cards of four apps, and has it saved', async () => {
    const { user, save, sent } = await open();
    expect(card('LINE')).toHaveTextContent('Tea of the page');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Spring sale');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'All oolong');
    for (const app of ['LINE', 'Facebook', 'X', 'Slack']) expect(card(app)).toHaveTextContent('Spring sale');
    expect(card('Facebook')).toHaveTextContent('s.testSpring saleAll oolong');
    expect(screen.getByText('11 of 300 characters')).toBeInTheDocument();
    await save();
    expect(sent.mock.calls).toEqual([[{ title: 'Spring sale', description: 'All oolong' }]]);
  });

  it('says before it is used how many previews the plan lets one change', async () => {
    await open();
    expect(await screen.findByText('2 of 60 left')).toBeInTheDocument();
  });

  it('offers the pictures of the page', async () => {
    const { user } = await open();
    const other = await screen.findByRole('button', { name: 'Image 2 on the page' });
    expect(screen.getByRole('button', { name: 'Image of the page' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(other);
    expect(other).toHaveAttribute('aria-pressed', 'true');
    expect(card('X').querySelector('img')).toHaveAttribute('src', 'https://tea.test/b.gif');
    expect(screen.getByRole('switch', { name: 'Keep the animation' })).toBeChecked();
  });

  it('lets the shown part of a file be chosen by keys', async () => {
    const { user, previewApi, save } = await open();
    await user.upload(screen.getByLabelText('Upload an image', { selector: 'input' }), PNG);
    fireEvent.change(screen.getByRole('slider', { name: 'Top to bottom' }), { target: { value: '20' } });
    expect(card('LINE').querySelector('img')).toHaveStyle({ objectPosition: '50% 20%' });
    await user.click(screen.getByRole('switch', { name: 'Play icon' }));
    expect(card('LINE').querySelector('svg')).toBeInTheDocument();
    await save();
    const input = expect.objectContaining({ topPercent: 20, playIcon: true }) as object;
    expect(previewApi.upload).toHaveBeenCalledWith(expect.anything(), expect.anything(), input);
  });

  it('takes a picture that is pasted or dropped', async () => {
    await open();
    const clipboardData = { files: [PNG] };
    act(() => {
      document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
    });
    expect(screen.getByText('Your file: tea.png')).toBeInTheDocument();
    const other = new File(['x'], 'other.png', { type: 'image/png' });
    const dataTransfer = { types: ['Files'], files: [other] };
    fireEvent.drop(screen.getByText('Your file: tea.png'), { dataTransfer });
    expect(screen.getByText('Your file: other.png')).toBeInTheDocument();
  });

  it('takes an address with Enter, without saving the form', async () => {
    const { user, previewApi, sent } = await open();
    const field = screen.getByRole('textbox', { name: 'Image URL' });
    await user.type(field, 'tea.test/c.png{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('https://');
    await user.clear(field);
    await user.type(field, 'https://tea.test/c.png{Enter}');
    expect(card('LINE').querySelector('img')).toHaveAttribute('src', 'https://tea.test/c.png');
    expect([sent, previewApi.upload].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });

  it('goes back to what the page says', async () => {
    const { user, save, sent } = await open({
      hasPlayIcon: true,
      preview: { title: 'Mine', description: null, imageUrl: '/images/ab/c.jpg' },
    });
    expect(screen.getByText(/This image includes a play icon/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset to the page’s own preview' }));
    expect(card('LINE')).toHaveTextContent('Tea of the page');
    await save();
    expect(sent).toHaveBeenCalledWith({ title: '', imageUrl: null, hasPlayIcon: false });
  });

  it('can be used by everybody', async () => {
    const { user } = await open();
    await user.upload(screen.getByLabelText('Upload an image', { selector: 'input' }), PNG);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
