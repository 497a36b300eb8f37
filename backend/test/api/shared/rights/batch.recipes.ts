import type { Recipe, Try } from './recipe';
import type { Scene } from './scene';

/** Whatever the group does not have is told link by link, so that everybody may try. */
const ON_ANY = '111 1 +s+ +++ +3+ 3';
const FOR_PEOPLE = '111 1 +s+ +++ 333 3';

const onLinks =
  (more: object = {}) =>
  async (scene: Scene): Promise<Try> => ({
    body: { encodeIds: [(await scene.link()).encodeId], ...more },
  });

export const BATCH_RECIPES = {
  'links.batch-create': {
    cells: ON_ANY,
    status: 201,
    call: () => ({ body: { links: [{ url: 'https://example.com/' }] } }),
  },
  'links.batch-tag': { cells: ON_ANY, call: onLinks({ remove: ['nothing'] }) },
  'links.batch-trash': { cells: ON_ANY, call: onLinks() },
  'links.batch-put-back': {
    cells: ON_ANY,
    // The site admin acts in a home of their own here, and homes begin without it.
    call: async (scene) => {
      const { team, person } = scene.player;
      await team.grant('personal', person.groupId);
      return onLinks()(scene);
    },
  },
  'links.batch-set-url': { cells: ON_ANY, call: onLinks({ value: 'https://example.com/' }) },
  'links.batch-transfer': {
    cells: FOR_PEOPLE,
    call: async (scene) => onLinks({ targetGroup: scene.player.person.groupId })(scene),
  },
  'links.batch-return': { cells: FOR_PEOPLE, call: onLinks() },
} satisfies Readonly<Record<string, Recipe>>;
