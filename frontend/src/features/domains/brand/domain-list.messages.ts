import { defineMessages } from '../../../i18n/define-messages';

/** The page with the domains of a group. */
export const domainListMessages = defineMessages({
  title: {
    id: 'brand.list.title',
    defaultMessage: 'Domains',
    description: 'Title of the page',
  },
  lead: {
    id: 'brand.list.lead',
    defaultMessage: 'The names that the short links of {group} can begin with.',
    description: 'Below the title',
  },
  loading: {
    id: 'brand.list.loading',
    defaultMessage: 'Loading domains…',
    description: 'Said to screen readers',
  },
  brands: {
    id: 'brand.list.brands',
    defaultMessage: 'Custom domains',
    description: 'Heading: domains that the group owns',
  },
  add: {
    id: 'brand.list.add',
    defaultMessage: 'Add a domain',
    description: 'Button that opens a dialog, and its title',
  },
  state: {
    id: 'brand.list.state',
    defaultMessage:
      '{state, select, claimed {Waiting for records} verified {In use} failing {Record missing} invalid {Out of service} unbound {Stopped} siteSuspended {Under review} planSuspended {Not in the plan} other {Ended}}',
    description: 'State of a domain',
  },
  until: {
    id: 'brand.list.until',
    defaultMessage: 'https until {date}',
    description: 'Chip: the domain has a certificate until that day',
  },
  byProxy: {
    id: 'brand.list.byProxy',
    defaultMessage: 'https by the proxy in front',
    description: 'Chip: certificates are not made here, but by what stands in front of the site',
  },
  isDefault: {
    id: 'brand.list.isDefault',
    defaultMessage: 'Default',
    description: 'Chip: new links stand on this domain',
  },
  default: {
    id: 'brand.list.default',
    defaultMessage: 'New links begin with {host}',
    description: 'Switch: new links of the group stand on this domain',
  },
  nowDefault: {
    id: 'brand.list.nowDefault',
    defaultMessage: 'New links now begin with {host}.',
    description: 'Said after the switch was turned on',
  },
  notDefault: {
    id: 'brand.list.notDefault',
    defaultMessage: 'New links no longer begin with {host}.',
    description: 'Said after the switch was turned off',
  },
  next: {
    id: 'brand.list.next',
    defaultMessage:
      '{state, select, claimed {Set its DNS records to put it to use.} failing {Its links still work. Set the missing record again.} invalid {Set its DNS records again.} unbound {Its links do not work until you resume it.} siteSuspended {Somebody on our side looks at it first.} other {Its links do not work until the plan has custom domains again.}}',
    description: 'What to do about a domain that is not simply in use',
  },
  empty: {
    id: 'brand.list.empty',
    defaultMessage: 'Your own name on every link',
    description: 'Heading where there is no domain',
  },
  emptyText: {
    id: 'brand.list.emptyText',
    defaultMessage:
      'Bring a domain that you own, such as go.example.com. Visitors see your name before they tap, and https is set up by itself.',
    description: 'Where there is no domain',
  },
  adminsOnly: {
    id: 'brand.list.adminsOnly',
    defaultMessage: 'Only admins of the group can add and change custom domains.',
    description: 'To general members',
  },
  planHasNone: {
    id: 'brand.list.planHasNone',
    defaultMessage: 'The plan of this group has no custom domains.',
    description: 'The reader may add none; what plan has them follows',
  },
  planFrom: {
    id: 'brand.list.planFrom',
    defaultMessage: 'They come with {plan} and larger plans.',
    description: 'After it was said that the plan has no custom domains',
  },
  toPlans: {
    id: 'brand.list.toPlans',
    defaultMessage: 'See plans and prices',
    description: 'Link',
  },
});
