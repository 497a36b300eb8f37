import type { RightsOf } from './right';

export const WEEKLY_REPORTS_RIGHTS = {
  'weekly-reports.list': { who: 'member', program: null, whose: 'self', view: 'shown' },
  'weekly-reports.choose': { who: 'member', program: null, whose: 'memberGroup' },
  'weekly-reports.end': { who: 'anyone', whose: 'nothing' },
  'weekly-reports.unsubscribe': { who: 'anyone', whose: 'nothing' },
  'weekly-reports.show-end': { who: 'anyone', whose: 'nothing' },
} as const satisfies RightsOf<'weekly-reports'>;
