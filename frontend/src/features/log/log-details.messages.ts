import { defineMessages } from '../../i18n/define-messages';

/** What else an entry of the log tells, below its action. */
export const detailMessages = defineMessages({
  byEmail: {
    id: 'log.detail.byEmail',
    defaultMessage: 'with a code by email',
    description: 'Below an action: how somebody signed in',
  },
  byGoogle: {
    id: 'log.detail.byGoogle',
    defaultMessage: 'with Google',
    description: 'Below an action: how somebody signed in',
  },
  devices: {
    id: 'log.detail.devices',
    defaultMessage: '{count, plural, one {# device} other {# devices}}',
    description: 'Below an action: how many devices were signed out',
  },
  links: {
    id: 'log.detail.links',
    defaultMessage: '{count, plural, one {# link} other {# links}}',
    description: 'Below an action: with how many links it was done',
  },
  invitation: {
    id: 'log.detail.invitation',
    defaultMessage: 'Invitation {id}',
    description: 'Below an action: which invitation it was about; id is a number',
  },
  role: {
    id: 'log.detail.role',
    defaultMessage: '{level, select, 2 {as admin} other {as general member}}',
    description: 'Below an action: the role that somebody was given or invited for',
  },
  tags: {
    id: 'log.detail.tags',
    defaultMessage: '“{tag}” → “{newTag}”',
    description: 'Below an action: a tag that was renamed or merged, and what it became',
  },
  plans: {
    id: 'log.detail.plans',
    defaultMessage: 'from {from} to {to}',
    description: 'Below an action: names of the plans before and after',
  },
  unused: {
    id: 'log.detail.unused',
    defaultMessage:
      '{sum}: {why, select, paidTwice {paid twice} otherAmount {not the amount of the order} orderClosed {came after the order was closed} notDue {nothing was due} other {could not be used}}',
    description: 'Below an action: the sum of a payment that is refunded, and why',
  },
});

export const settingMessages = defineMessages({
  name: {
    id: 'log.setting.name',
    defaultMessage: 'Name',
    description: 'A setting of a group that was changed',
  },
  timeZone: {
    id: 'log.setting.timeZone',
    defaultMessage: 'Time zone',
    description: 'A setting of a group that was changed',
  },
  linkSchema: {
    id: 'log.setting.linkSchema',
    defaultMessage: 'Short link protocol',
    description: 'A setting of a group that was changed: https or http',
  },
  everyoneEdits: {
    id: 'log.setting.everyoneEdits',
    defaultMessage: 'Who can edit links',
    description: 'A setting of a group that was changed',
  },
  protectTrack: {
    id: 'log.setting.protectTrack',
    defaultMessage: 'Tracking protection',
    description: 'A setting of a group that was changed',
  },
  frontHosts: {
    id: 'log.setting.frontHosts',
    defaultMessage: 'Allowed sites',
    description: 'A setting of a group that was changed: sites on which it may be used',
  },
  ipAllowList: {
    id: 'log.setting.ipAllowList',
    defaultMessage: 'Allowed IP addresses',
    description: 'A setting of a group that was changed: network addresses that may use it',
  },
  smartUtm: {
    id: 'log.setting.smartUtm',
    defaultMessage: 'Smart UTM',
    description: 'A setting of a group that was changed: where visitors come from is filled in',
  },
  passQuery: {
    id: 'log.setting.passQuery',
    defaultMessage: 'Pass on query parameters',
    description:
      'A setting of a group that was changed: parameters of visited links go on to the destination',
  },
  nativeOpen: {
    id: 'log.setting.nativeOpen',
    defaultMessage: 'Open in apps',
    description: 'A setting of a group that was changed',
  },
  publicAnalytics: {
    id: 'log.setting.publicAnalytics',
    defaultMessage: 'Public analytics',
    description: 'A setting of a group that was changed',
  },
  showAuthor: {
    id: 'log.setting.showAuthor',
    defaultMessage: 'Show creator',
    description: 'A setting of a group that was changed',
  },
});
