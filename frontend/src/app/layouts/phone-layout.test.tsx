import { screen, within } from '@testing-library/react';
import { buildStores, renderApp } from '../../test/render-app';

const barAt = async (path: string): Promise<HTMLElement> => {
  await renderApp(path, buildStores());
  return screen.getByRole('navigation', { name: 'Quick access' });
};

describe('the bar at the bottom of phones', () => {
  it('leaves room for the button of the help', async () => {
    expect(getComputedStyle(await barAt('/en/about')).paddingRight).toBe('calc(16.6667%)');
  });

  it.each(['/en/signup', '/en/login', '/en/help'])(
    'has no empty place on %s, which has none',
    async (path) => {
      expect(getComputedStyle(await barAt(path)).paddingRight).toBe('0px');
    },
  );
});

it('can be touched on phones: the brand mark and the links of the footer', async () => {
  await renderApp('/en/about', buildStores());
  const paddingsOf = (link: HTMLElement) => {
    const { paddingTop, paddingLeft } = getComputedStyle(link);
    return [paddingTop, paddingLeft];
  };
  for (const link of within(screen.getByRole('contentinfo')).getAllByRole('link')) {
    // Around 21 px of text, of which two signs of Chinese are the shortest; a spacing is 8 px.
    expect(paddingsOf(link)).toEqual(['calc(1.5 * var(--l-spacing))', 'var(--l-spacing)']);
  }
  // Around a drawing of 32 px.
  const mark = screen.getByRole('link', { name: 'Linklet, home page' });
  expect(getComputedStyle(mark).padding).toBe('var(--l-spacing)');
});
