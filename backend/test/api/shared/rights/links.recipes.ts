import type { LINKS_RIGHTS } from '../../../../src/shared/domain/rights/links.rights';
import { formWith, picture } from '../../../support/pictures';
import { BATCH_RECIPES } from './batch.recipes';
import { APP_ORIGIN } from '../../../support/app';
import { changeGroup } from '../../../support/groups';
import { type RecipesFor, type Try, WITH_PROGRAMS, shown } from './recipe';
import { newNumber } from '../../../support/new-number';
import type { Scene } from './scene';

const SHARED_HOST = new URL(APP_ORIGIN).host;

const onLink = async (scene: Scene): Promise<Try> => ({
  params: { encodeId: (await scene.link()).encodeId },
});

/** A link that came to the group in question from its maker's home: the player, or the admin. */
async function onMovedLink({ player, whose }: Scene): Promise<Try> {
  const { team, person } = player;
  const maker = whose === 'own' ? person : team.maker;
  const { encodeId } = await maker.shorten('https://example.com/');
  await maker.call(`/links/${encodeId}/tansfer`, { method: 'POST', body: { targetGroup: team.groupId } });
  return { params: { encodeId } };
}

/** By a player whose group has a plan with exports. */
async function withExports(scene: Scene): Promise<Try> {
  const { player, stage } = scene;
  if (!scene.isAllowed || !['readOnlyMember', 'siteAdmin'].includes(player.kind)) return { body: {} };
  const by = await scene.substitute();
  const groupId = player.kind === 'siteAdmin' ? by.person.groupId : by.team.groupId;
  await changeGroup(stage.server, groupId, { plan: 'classic' });
  return { body: {}, by };
}

const setting =
  (value: unknown) =>
  async (scene: Scene): Promise<Try> => ({ ...(await onLink(scene)), body: { value } });

/** A link whose address has been changed once, and that change. */
async function onReplaced(scene: Scene): Promise<Try> {
  const maker = await scene.maker();
  const { encodeId } = await maker.shorten('https://example.com/');
  const path = `/links/${encodeId}`;
  await maker.call(`${path}/url`, { method: 'POST', body: { value: 'https://example.com/new' } });
  const { body } = await maker.call<{ data?: { changes: { changeId: number }[] } }>(`${path}/history`);
  return { params: { encodeId }, body: { changeId: body.data?.changes[0]?.changeId ?? 1 } };
}

const suggesting =
  (body?: object) =>
  async (scene: Scene): Promise<Try> => ({ params: { mapId: (await scene.link()).id }, body });

const newWord = (): Try => ({ body: { value: `tag ${newNumber()}` } });
const newTool = (): Try => ({ body: { name: `tool ${newNumber()}`, value: { utmSource: 'x' } } });

/** The number of something that was made for this try. */
async function made(scene: Scene, path: string, { body }: Try, name: 'tagId' | 'id'): Promise<number> {
  const maker = await scene.maker();
  const answer = await maker.call<{ data: Record<string, number> }>(path, { method: 'POST', body });
  return answer.body.data[name] ?? 0;
}

const newTag = (scene: Scene): Promise<number> => made(scene, '/my/tags', newWord(), 'tagId');
const onTool = async (scene: Scene): Promise<Try> => ({
  params: { id: await made(scene, '/my/trackingTools', newTool(), 'id') },
});

export const LINKS_RECIPES: RecipesFor<typeof LINKS_RIGHTS> = {
  'links.list': { cells: shown(WITH_PROGRAMS), call: () => ({ body: {} }) },
  'links.list-names': { cells: shown(WITH_PROGRAMS), call: () => ({ body: {} }) },
  'links.export': { cells: WITH_PROGRAMS, call: withExports },
  'links.list-filter-options': { cells: shown(WITH_PROGRAMS), call: () => ({ query: { key: 'author' } }) },
  'links.count-external-ids': { cells: shown(WITH_PROGRAMS), call: () => ({}) },
  'links.check-address': {
    cells: '111 + +++ +++ +3+ 3',
    call: () => ({ body: { url: 'https://example.com/' } }),
  },
  'links.show-destination': {
    cells: shown('111 + +++ +++ +3+ 3'),
    call: onLink,
  },
  // No page is there, and none is needed: that it cannot be read is an answer.
  'links.parse': {
    cells: '111 + +++ +++ +3+ 3',
    call: () => ({ body: { url: 'https://nowhere.invalid/' } }),
  },
  'links.check-slug': { cells: '111 + +++ +++ +3+ 3', call: () => ({ body: { value: 'sale' } }) },
  'links.shorten': {
    cells: '111 + +s+ +++ +3+ 3',
    status: 201,
    call: () => ({ body: { url: 'https://example.com/' } }),
  },
  'links.claim': {
    cells: '111 1 +s+ +++ 333 3',
    call: async ({ stage }) => {
      const guest = await stage.server.guest();
      return { body: { claims: [(await guest.shorten('https://example.com/')).claim] } };
    },
  },
  'links.trash': {
    cells: '111 o os+ 444 +34 3',
    call: async (scene) => {
      const { encodeId, claim } = await scene.link();
      const isClaimed = scene.whose === 'own' && scene.player.kind === 'guest';
      return { params: { encodeId }, headers: isClaimed ? { 'x-link-claim': claim } : {} };
    },
  },
  'links.show': { cells: shown('111 1 +++ 444 +34 3'), call: onLink },
  'links.explain': {
    cells: shown('111 1 +++ 444 +34 3'),
    call: async (scene) => ({ ...(await onLink(scene)), body: { device: 'iphone-line' } }),
  },
  'links.open-own': { cells: '111 1 +++ 444 +34 3', call: onLink },
  'links.set-note': { cells: '111 1 os+ 444 +34 3', call: setting('for the fair') },
  'links.set-star': { cells: '111 1 os+ 444 +34 3', call: setting(false) },
  'links.set-expiry': { cells: '111 1 os+ 444 +34 3', call: setting('2099-01-01T00:00:00Z') },
  'links.set-backup-url': { cells: '111 1 os+ 444 +34 3', call: setting('https://example.org/') },
  'links.set-native-open': { cells: '111 1 os+ 444 +34 3', call: setting(true) },
  'links.set-smart-utm': { cells: '111 1 os+ 444 +34 3', call: setting(false) },
  'links.set-path-format': { cells: '111 1 os+ 444 +34 3', call: setting({ key: 'kol' }) },
  'links.set-analytics-obscurity': { cells: '111 1 os+ 444 +34 3', call: setting(false) },
  'links.edit': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ ...(await onLink(scene)), body: { note: 'x' } }),
  },
  'links.duplicate': { cells: '111 1 +s+ 444 +34 3', status: 201, call: onLink },
  'links.list-targets': { cells: shown('111 1 +++ 444 +34 3'), call: onLink },
  'links.set-targets': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ ...(await onLink(scene)), body: { targets: null } }),
  },
  'links.set-preview': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ ...(await onLink(scene)), body: { title: 'x' } }),
  },
  'links.show-card-fetches': { cells: shown('111 1 +++ 444 +34 3'), call: onLink },
  'links.upload-image': {
    cells: '111 1 +s+ +++ +3+ 3',
    status: 201,
    call: async () => ({ body: formWith(await picture()) }),
  },
  'links.set-slug': {
    cells: '111 1 os+ 444 +34 3',
    call: (scene) => setting(`renamed-${newNumber()}`)(scene),
  },
  'links.set-url': { cells: '111 1 os+ 444 +34 3', call: setting('https://example.com/') },
  'links.list-domains': { cells: shown('111 1 +++ 444 +34 3'), call: onLink },
  'links.set-domain': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ ...(await onLink(scene)), body: { domain: SHARED_HOST } }),
  },
  'links.set-tools': { cells: '111 1 os+ 444 +34 3', call: setting(null) },
  'links.show-history': { cells: shown('111 1 +++ 444 +34 3'), call: onLink },
  'links.roll-back': { cells: '111 1 os+ 444 +34 3', call: onReplaced },
  'links.transfer': {
    cells: '111 1 os+ 444 333 3',
    call: async (scene) => ({
      ...(await onLink(scene)),
      body: { targetGroup: scene.player.person.groupId },
    }),
  },
  'links.return': { cells: '111 1 os+ 444 333 3', call: onMovedLink },
  'links.list-tags': { cells: shown(WITH_PROGRAMS) },
  'links.add-tag': { cells: '111 1 +s+ +++ +3+ 3', status: 201, call: newWord },
  'links.delete-tag': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ params: { tagId: await newTag(scene) } }),
  },
  'links.change-tag': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ params: { tagId: await newTag(scene) }, ...newWord() }),
  },
  'links.merge-tag': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({
      params: { tagId: await newTag(scene) },
      body: { into: await newTag(scene) },
    }),
  },
  'links.set-tags': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ ...(await onLink(scene)), body: { value: null } }),
  },
  'links.remove-tag': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({
      params: { ...(await onLink(scene)).params, tagId: await newTag(scene) },
    }),
  },
  'links.list-tools': { cells: shown(WITH_PROGRAMS) },
  'links.add-tool': { cells: '111 1 +s+ +++ +3+ 3', status: 201, call: newTool },
  'links.change-tool': {
    cells: '111 1 os+ 444 +34 3',
    call: async (scene) => ({ ...(await onTool(scene)), ...newTool() }),
  },
  'links.delete-tool': { cells: '111 1 os+ 444 +34 3', call: onTool },
  // There is no page to take words from, which is an answer.
  'links.suggest': { cells: '111 1 os+ 444 +34 3', call: suggesting({ type: 'title' }) },
  'links.list-suggestions': { cells: shown('111 1 +++ 444 +34 3'), call: suggesting() },
  ...BATCH_RECIPES,
  'links.find-group': { cells: shown('111 1 +++ 444 333 3'), call: onLink },
};
