import type { RightsOf } from './right';

export const LINKS_RIGHTS = {
  'links.check-address': { who: 'guest', whose: 'nothing' },
  'links.parse': { who: 'guest', whose: 'nothing' },
  'links.shorten': { who: 'guest', seat: 'paid', whose: 'actedIn' },
  'links.claim': { who: 'member', seat: 'paid', whose: 'nothing' },
  'links.trash': { who: 'guest', seat: 'paid', whose: 'link' },
  'links.transfer': { who: 'member', seat: 'paid', whose: 'link' },
  'links.return': { who: 'member', seat: 'paid', whose: 'transferredLink' },
  'links.list-tags': { who: 'member', whose: 'actedIn' },
  'links.add-tag': { who: 'member', seat: 'paid', whose: 'actedIn' },
  'links.delete-tag': { who: 'member', seat: 'paid', whose: 'tag' },
  'links.set-tags': { who: 'member', seat: 'paid', whose: 'link' },
  'links.remove-tag': { who: 'member', seat: 'paid', whose: 'link' },
  'links.list-tools': { who: 'member', whose: 'actedIn' },
  'links.add-tool': { who: 'member', seat: 'paid', whose: 'actedIn' },
  'links.change-tool': { who: 'member', seat: 'paid', whose: 'trackingTool' },
  'links.delete-tool': { who: 'member', seat: 'paid', whose: 'trackingTool' },
  'links.find-group': { who: 'member', whose: 'memberLink' },
} as const satisfies RightsOf<'links'>;
