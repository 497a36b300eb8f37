import type { Screen } from '../../support/screen';

const ofLink = {
  path: '/analytics/{slug}',
  title: 'analytics.title',
  titled: ({ slug }: { readonly slug: string }) => ({ name: slug }),
} as const;

/** What can be opened on the numbers of a link, for its members. */
export const ANALYTICS_LAYERS: readonly Screen[] = [
  {
    ...ofLink,
    name: 'analytics-share',
    async open(visitor) {
      await visitor.press('button', 'analytics.share');
      await visitor.the('dialog', 'analytics.share.title').getByRole('switch').waitFor();
    },
  },
  {
    ...ofLink,
    name: 'analytics-export',
    async open(visitor) {
      await visitor.press('button', 'analytics.export');
      await visitor.the('menu', 'analytics.export').waitFor();
    },
  },
  {
    ...ofLink,
    name: 'analytics-narrowed',
    path: '/analytics/{slug}?platform=linux&compare=previous&tab=cities',
    async open({ page }) {
      await page.getByTestId('total-clicks').waitFor();
    },
  },
  {
    ...ofLink,
    name: 'analytics-locked',
    path: '/analytics/{slug}?range=12m',
    expected: /status of 403/,
    open: (visitor) => visitor.sees('analytics.locked.title'),
  },
];
