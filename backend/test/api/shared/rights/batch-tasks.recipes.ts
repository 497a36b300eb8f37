import type { BATCH_RIGHTS } from '../../../../src/shared/domain/rights/batch.rights';
import { RemoteLinks } from '../../../../src/modules/batch/application/ports/remote-links';
import { PlanLimitsService } from '../../../../src/modules/billing';
import { UnitOfWork } from '../../../../src/shared/database/unit-of-work';
import { checkedTable, ranTable, type ShownTask, tableForm } from '../../../support/batch-tasks';
import { type RecipesFor, shown, type Try } from './recipe';
import type { Scene } from './scene';

const TABLE = 'url\nhttps://example.com/';
const READING = '111 1 +++ 444 +34 3';
const CHANGING = '111 1 +s+ 444 +34 3';

const taskOf = async ({ player }: Scene): Promise<ShownTask> => checkedTable(player.team.admin, TABLE);
const named = ({ externalId }: ShownTask): Try => ({ params: { externalId } });

const onTask = async (scene: Scene): Promise<Try> => named(await taskOf(scene));

export const BATCH_TASK_RECIPES: RecipesFor<typeof BATCH_RIGHTS> = {
  'batch.list-tasks': { cells: shown('111 1 +++ +++ +3+ 3') },
  'batch.preview-file': { cells: '111 1 +s+ +++ +3+ 3', call: () => ({ body: tableForm(TABLE) }) },
  'batch.start-task': {
    cells: '111 1 +s+ +++ +3+ 3',
    status: 201,
    call: () => ({ body: tableForm(TABLE) }),
  },
  'batch.start-import': {
    cells: '111 1 +s+ +++ 333 3',
    status: 201,
    call: ({ stage }) => {
      const remote = stage.server.web.app.get(RemoteLinks, { strict: false });
      jest.spyOn(remote, 'page').mockResolvedValue({ links: [], next: null });
      return { body: { service: 'bitly', token: 'x' } };
    },
  },
  'batch.show-task': { cells: shown(READING), call: onTask },
  'batch.show-overview': { cells: shown(READING), call: onTask },
  'batch.run-task': { cells: CHANGING, call: onTask },
  'batch.abort-task': { cells: CHANGING, call: onTask },
  'batch.undo-task': {
    cells: CHANGING,
    call: async (scene) => named(await ranTable(scene.player.team.admin, await taskOf(scene))),
  },
  'batch.export-task': { cells: READING, call: onTask },
  // The last of them: it uses up the links of the day.
  'batch.unlock-task': {
    cells: '111 1 aa+ a44 333 3',
    status: 201,
    call: async (scene) => {
      const task = await taskOf(scene);
      const { stage, player } = scene;
      const { app } = stage.server.web;
      const limits = app.get(PlanLimitsService, { strict: false });
      const { groupId } = player.team;
      // In one transaction, because the other actors of the team do the same at the same time.
      await app.get(UnitOfWork, { strict: false }).run(async () => {
        await limits.take(groupId, 'batchLinks', await limits.left(groupId, 'batchLinks'));
      });
      return named(task);
    },
  },
};
