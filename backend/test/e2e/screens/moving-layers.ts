import type { LinkDestinationDto } from '../../../src/modules/links/core/http/dto/link-destination.dto';
import type { Owner, Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const TEA = { groupId: 4711, name: '茶 Tea shop & friends of a rather long name', level: 2 };
const GROUPS = [
  { ...TEA, isHome: false, memberCount: 3 },
  { ...TEA, groupId: 4712, name: 'Ink', isHome: false, memberCount: 1 },
];

/** Where a link of that group leads, told while its member acts in another. */
const OF_TEA: LinkDestinationDto = {
  state: 'live',
  url: 'https://tea.test/spring',
  title: '春茶 Spring tea',
  canSeeAnalytics: false,
  groupId: TEA.groupId,
};

const list = { path: '/users/{group}', title: 'list.title' } as const;

/** Has the server answer as given to calls of this path. */
async function answering({ page }: Visitor, path: string, status: number, json: object): Promise<void> {
  await page.route(`**/api/v1${path}*`, (route) => route.fulfill({ status, json }));
}

const inGroups = (visitor: Visitor): Promise<void> =>
  answering(visitor, '/my/groups', 200, { data: { groups: GROUPS } });

/** Has the link come from another group. */
async function comeFromElsewhere({ page }: Visitor): Promise<void> {
  await page.route('**/api/v1/links/overview/query*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: { readonly linksData: object[] } };
    const came = { isTransferred: true, canReturn: true, transferredFrom: { groupId: 4711, name: TEA.name } };
    await route.fulfill({
      response,
      json: { data: { ...data, linksData: data.linksData.map((link) => ({ ...link, ...came })) } },
    });
  });
}

const addressOf = ({ origin }: Visitor, { slug }: Owner): string => `${new URL(origin).host}/${slug}`;

async function openMenu(visitor: Visitor, owner: Owner): Promise<void> {
  const values = { address: addressOf(visitor, owner) };
  await visitor.the('button', 'list.actions', values).click();
  await visitor.the('menu', 'list.actions', values).waitFor();
}

async function openMove(visitor: Visitor, owner: Owner): Promise<void> {
  await openMenu(visitor, owner);
  await visitor.the('menuitem', 'list.move.open').click();
  await visitor.the('dialog', 'list.move.title', { address: addressOf(visitor, owner) }).waitFor();
}

/** What members see of links that move between groups. */
export const MOVING_LAYERS: readonly Screen[] = [
  { name: 'links-actions', ...list, open: openMenu },
  {
    name: 'links-move',
    ...list,
    prepare: inGroups,
    async open(visitor, owner) {
      await openMove(visitor, owner);
      await visitor.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'links-move-nowhere',
    ...list,
    async open(visitor, owner) {
      await openMove(visitor, owner);
      await visitor.reads('list.move.noOther');
    },
  },
  {
    name: 'links-move-refused',
    ...list,
    async prepare(visitor) {
      const error = { code: 'links.target-read-only', message: 'no seat', requestId: 'r-1' };
      await inGroups(visitor);
      await answering(visitor, '/links/*/tansfer*', 403, { error });
    },
    async open(visitor, owner) {
      await openMove(visitor, owner);
      await visitor.page.getByRole('radio').first().waitFor();
      await visitor.press('button', 'list.move.move');
      await visitor.reads('list.problem.targetReadOnly');
    },
    expected: /403/,
  },
  {
    name: 'links-return',
    ...list,
    prepare: comeFromElsewhere,
    async open(visitor, owner) {
      await openMenu(visitor, owner);
      await visitor.the('menuitem', 'list.move.giveBack', { name: TEA.name }).click();
      const values = { address: addressOf(visitor, owner), name: TEA.name };
      await visitor.the('dialog', 'list.return.title', values).waitFor();
    },
  },
  {
    name: 'analytics-elsewhere',
    path: '/analytics/{slug}',
    title: 'analytics.title',
    titled: ({ slug }) => ({ name: slug }),
    async prepare(visitor) {
      await inGroups(visitor);
      await answering(visitor, '/links/*/destination', 200, { data: OF_TEA });
    },
    open: (visitor) => visitor.the('button', 'groups.other.switch', { name: TEA.name }).waitFor(),
  },
];
