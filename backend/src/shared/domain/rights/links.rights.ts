import type { RightsOf } from './right';

export const LINKS_RIGHTS = {
  'links.check-address': { who: 'guest', whose: 'nothing' },
  'links.parse': { who: 'guest', whose: 'nothing' },
  'links.shorten': { who: 'guest', seat: 'paid', whose: 'actedIn' },
  'links.claim': { who: 'member', seat: 'paid', whose: 'nothing' },
  'links.trash': { who: 'guest', seat: 'paid', whose: 'link' },
  'links.transfer': { who: 'member', seat: 'paid', whose: 'link' },
  'links.return': { who: 'member', seat: 'paid', whose: 'transferredLink' },
  'links.find-group': { who: 'member', whose: 'memberLink' },
} as const satisfies RightsOf<'links'>;
