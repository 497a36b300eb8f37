import type { RightsOf } from './right';

export const DESK_RIGHTS = {
  'desk.report-address': { who: 'guest', program: null, whose: 'nothing', human: { asked: 'guests' } },
  'desk.find': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.disable-link': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.enable-link': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.show-owner': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.suspend-browser': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.show-person': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.suspend-person': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.view-person': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.end-view': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.suspend-domain': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.clear-cache': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.list-actions': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.show-block-list': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.show-action': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'desk.undo-action': { who: 'siteAdmin', program: null, whose: 'nothing' },
} as const satisfies RightsOf<'desk'>;
