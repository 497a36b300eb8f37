import { unfold } from '../../support/folds';
import type { Opening, Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const OWN = 'a-rather-long-name.linklet.example';
const TOOLS = ['茶行 Tea', 'Shop of the spring fair with a long name'].map((name, index) => ({
  id: index + 1,
  groupId: 1,
  kind: 'pixel',
  name,
  note: '',
  value: { fbPixel: '1234567890' },
  createTime: '2026-11-20T10:00:00.000Z',
  canChange: true,
  warnings: [],
}));

/** Has the group have a subdomain, where another link may have this one's name, and pixels. */
const withOwn =
  (isTaken: boolean): Opening =>
  async ({ page }, { slug }) => {
    const choices = ['localhost', OWN].map((name, index) => ({
      name,
      domainType: index === 0 ? 'regular' : 'subdomain',
      shortUrl: `https://${name}/${slug}`,
      isCurrent: index === 0,
      isTaken: index > 0 && isTaken,
    }));
    await page.route(`**/api/v1/links/${slug}/domains*`, (route) =>
      route.fulfill({ json: { data: { domains: choices } } }),
    );
    await page.route('**/api/v1/my/trackingTools*', (route) =>
      route.fulfill({ json: { data: { trackingTools: TOOLS } } }),
    );
  };

/** Chooses to move the link there. */
async function chooseOwn(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await unfold(visitor);
  await page.getByRole('switch', { name: '茶行 Tea' }).click();
  await page.locator('#domain select').selectOption(OWN);
}

const link = { path: '/users/{group}/links/{slug}', title: 'editor.title' } as const;

/** Where a link stands, and what runs on it. */
export const DOMAIN_LAYERS: readonly Screen[] = [
  {
    name: 'link-domain',
    ...link,
    prepare: withOwn(false),
    async open(visitor) {
      await chooseOwn(visitor);
      await visitor.the('button', 'domains.move', { host: OWN }).waitFor();
    },
  },
  {
    name: 'link-domain-taken',
    ...link,
    prepare: withOwn(true),
    async open(visitor) {
      await chooseOwn(visitor);
      await visitor.reads('domains.taken', { host: OWN });
    },
  },
];
