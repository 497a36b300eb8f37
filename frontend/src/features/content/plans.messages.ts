import { defineMessages } from '../../i18n/define-messages';

export const planMessages = defineMessages({
  caption: {
    id: 'content.plans.caption',
    defaultMessage: 'What the plans contain',
    description: 'Name of the table of plans',
  },
  item: {
    id: 'content.plans.item',
    defaultMessage: 'What is in it',
    description: 'Head of the column that names what plans contain',
  },
  currency: {
    id: 'content.plans.currency',
    defaultMessage: 'Currency',
    description: 'Name of the choice between two currencies',
  },
  free: {
    id: 'content.plans.free',
    defaultMessage: 'Free',
    description: 'Name of the plan that costs nothing',
  },
  personal: {
    id: 'content.plans.personal',
    defaultMessage: 'Personal',
    description: 'Name of a plan',
  },
  initial: {
    id: 'content.plans.initial',
    defaultMessage: 'Initial',
    description: 'Name of a plan',
  },
  classic: {
    id: 'content.plans.classic',
    defaultMessage: 'Classic',
    description: 'Name of a plan',
  },
  brandDomain: {
    id: 'content.plans.brandDomain',
    defaultMessage: 'Brand domain',
    description: 'Name of the plan for a domain of one’s own',
  },
  brandText: {
    id: 'content.plans.brandText',
    defaultMessage: 'Short links on a domain of your own. Can be added to any paid plan.',
    description: 'What the plan for a domain of one’s own is',
  },
  price: {
    id: 'content.plans.price',
    defaultMessage: 'Price',
    description: 'Head of the row of prices',
  },
  perMonth: {
    id: 'content.plans.perMonth',
    defaultMessage: '{price} a month',
    description: 'A price',
  },
  discounted: {
    id: 'content.plans.discounted',
    defaultMessage: '{price} with the discount',
    description: 'A lower price',
  },
  noPrice: {
    id: 'content.plans.noPrice',
    defaultMessage: 'No charge',
    description: 'Price of the plan that costs nothing',
  },
  notYet: {
    id: 'content.plans.notYet',
    defaultMessage:
      'Nothing can be bought yet: buying opens together with billing. Until then, everything that works is free.',
    description: 'Below prices',
  },
  yes: {
    id: 'content.plans.yes',
    defaultMessage: 'Yes',
    description: 'In a table: the plan contains it',
  },
  no: {
    id: 'content.plans.no',
    defaultMessage: 'No',
    description: 'In a table: the plan does not contain it',
  },
  ownPlan: {
    id: 'content.plans.ownPlan',
    defaultMessage: 'By its own plan',
    description: 'In a table: bought apart',
  },
  unlimited: {
    id: 'content.plans.unlimited',
    defaultMessage: 'Unlimited',
    description: 'In a table: without a limit',
  },
  days: {
    id: 'content.plans.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'In a table: a time',
  },
  monthly: {
    id: 'content.plans.monthly',
    defaultMessage: '{count, number} a month',
    description: 'In a table: an amount for each month',
  },
  ai: {
    id: 'content.plans.ai',
    defaultMessage: 'AI suggestions for previews',
    description: 'Row of the table of plans',
  },
  previews: {
    id: 'content.plans.previews',
    defaultMessage: 'Links with an edited preview',
    description: 'Row of the table of plans',
  },
  replacements: {
    id: 'content.plans.replacements',
    defaultMessage: 'Changes of a destination',
    description: 'Row of the table of plans',
  },
  pixels: {
    id: 'content.plans.pixels',
    defaultMessage: 'Groups of pixels and tags',
    description: 'Row of the table of plans',
  },
  utm: {
    id: 'content.plans.utm',
    defaultMessage: 'UTM templates',
    description: 'Row of the table of plans',
  },
  invitees: {
    id: 'content.plans.invitees',
    defaultMessage: 'People you can invite',
    description: 'Row of the table of plans',
  },
  tags: {
    id: 'content.plans.tags',
    defaultMessage: 'Tags',
    description: 'Row of the table of plans',
  },
  stars: {
    id: 'content.plans.stars',
    defaultMessage: 'Starred links',
    description: 'Row of the table of plans',
  },
  log: {
    id: 'content.plans.log',
    defaultMessage: 'Log of the group',
    description: 'Row of the table of plans',
  },
  range: {
    id: 'content.plans.range',
    defaultMessage: 'How far back analytics reach',
    description: 'Row of the table of plans',
  },
  export: {
    id: 'content.plans.export',
    defaultMessage: 'Export',
    description: 'Row of the table of plans',
  },
  restore: {
    id: 'content.plans.restore',
    defaultMessage: 'Restore from the trash bin',
    description: 'Row of the table of plans',
  },
  qr: {
    id: 'content.plans.qr',
    defaultMessage: 'QR codes in your colours',
    description: 'Row of the table of plans',
  },
  ads: {
    id: 'content.plans.ads',
    defaultMessage: 'Guaranteed without advertising',
    description: 'Row of the table of plans',
  },
  search: {
    id: 'content.plans.search',
    defaultMessage: 'Advanced search',
    description: 'Row of the table of plans',
  },
  brand: {
    id: 'content.plans.brand',
    defaultMessage: 'Domain of your own',
    description: 'Row of the table of plans',
  },
});
