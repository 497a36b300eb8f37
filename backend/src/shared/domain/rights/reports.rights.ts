import type { RightsOf } from './right';

export const REPORTS_RIGHTS = {
  'reports.report': { who: 'guest', whose: 'nothing' },
  'reports.list-cases': { who: 'siteAdmin', whose: 'nothing' },
  'reports.show-case': { who: 'siteAdmin', whose: 'nothing' },
  'reports.judge-case': { who: 'siteAdmin', whose: 'nothing' },
  'reports.show-appeal': { who: 'member', whose: 'groupLink' },
  'reports.appeal': { who: 'member', seat: 'paid', whose: 'link' },
} as const satisfies RightsOf<'reports'>;
