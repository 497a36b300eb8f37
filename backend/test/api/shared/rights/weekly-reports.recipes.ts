import type { WEEKLY_REPORTS_RIGHTS } from '../../../../src/shared/domain/rights/weekly-reports.rights';
import { ReportEndTokensService } from '../../../../src/modules/weekly-reports/application/report-end-tokens.service';
import { ANYONE, MEMBERS, OF_GROUP, type RecipesFor, shown } from './recipe';
import type { Scene } from './scene';

const tokenOf = ({ stage, player }: Scene): string => {
  const tokens = stage.server.web.app.get(ReportEndTokensService, { strict: false });
  return tokens.issue({ userId: player.person.userId, groupId: player.team.groupId });
};

export const WEEKLY_REPORTS_RECIPES: RecipesFor<typeof WEEKLY_REPORTS_RIGHTS> = {
  'weekly-reports.list': { cells: shown(MEMBERS) },
  'weekly-reports.choose': {
    cells: OF_GROUP,
    call: ({ player }) => ({ params: { groupId: player.team.groupId }, body: { isOn: true } }),
  },
  'weekly-reports.end': { cells: ANYONE, call: (scene) => ({ body: { token: tokenOf(scene) } }) },
  'weekly-reports.unsubscribe': {
    cells: ANYONE,
    call: (scene) => ({
      query: { token: tokenOf(scene) },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
  },
  'weekly-reports.show-end': {
    cells: ANYONE,
    status: 303,
    call: (scene) => ({ query: { token: tokenOf(scene) } }),
  },
};
