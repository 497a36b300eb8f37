import { defineMessages } from '../../i18n/define-messages';

/** Coupons of the site. */
export const couponMessages = defineMessages({
  list: {
    id: 'desk.coupons.list',
    defaultMessage: 'Coupons',
    description: 'Heading of the list',
  },
  empty: {
    id: 'desk.coupons.empty',
    defaultMessage: 'No coupons yet',
    description: 'There are no coupons',
  },
  off: {
    id: 'desk.coupons.off',
    defaultMessage: '{off} off',
    description: 'What a coupon takes off',
  },
  uses: {
    id: 'desk.coupons.uses',
    defaultMessage: '{hasLimit, select, true {{uses} of {limit} used} other {{uses} used}}',
    description: 'How often a coupon was used',
  },
  until: {
    id: 'desk.coupons.until',
    defaultMessage: 'until {date}',
    description: 'When a coupon ends',
  },
  add: {
    id: 'desk.coupons.add',
    defaultMessage: 'New coupon',
    description: 'Heading of the form',
  },
  code: {
    id: 'desk.coupons.code',
    defaultMessage: 'Code',
    description: 'Field',
  },
  codeHint: {
    id: 'desk.coupons.codeHint',
    defaultMessage: '3 to 30 letters, digits, hyphens or underscores.',
    description: 'Below the field',
  },
  kind: {
    id: 'desk.coupons.kind',
    defaultMessage: 'Discount in',
    description: 'Choice of what a coupon takes off',
  },
  kindName: {
    id: 'desk.coupons.kindName',
    defaultMessage: '{kind, select, ntd {NT$} usd {US$} other {Percent}}',
    description: 'A kind of discount',
  },
  amount: {
    id: 'desk.coupons.amount',
    defaultMessage: 'Discount',
    description: 'Field for a number',
  },
  maxUses: {
    id: 'desk.coupons.maxUses',
    defaultMessage: 'Number of uses',
    description: 'Field for a number',
  },
  maxUsesHint: {
    id: 'desk.coupons.maxUsesHint',
    defaultMessage: 'Leave empty for no limit.',
    description: 'Below the field',
  },
  lastDay: {
    id: 'desk.coupons.lastDay',
    defaultMessage: 'Last day',
    description: 'Field for a date',
  },
  lastDayHint: {
    id: 'desk.coupons.lastDayHint',
    defaultMessage: 'Leave empty for no end.',
    description: 'Below the field',
  },
  create: {
    id: 'desk.coupons.create',
    defaultMessage: 'Create coupon',
    description: 'Button',
  },
  created: {
    id: 'desk.coupons.created',
    defaultMessage: 'Coupon created',
    description: 'Announced when it is done',
  },
});
