import type { RightsOf } from './right';

export const REPORTS_RIGHTS = {
  'reports.report': { who: 'guest', program: null, whose: 'nothing', human: { asked: 'guests' } },
  'reports.list-cases': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'reports.show-case': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'reports.judge-case': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'reports.show-appeal': { who: 'member', program: null, whose: 'groupLink', view: 'shown' },
  'reports.appeal': { who: 'member', program: null, seat: 'paid', whose: 'link' },
} as const satisfies RightsOf<'reports'>;
