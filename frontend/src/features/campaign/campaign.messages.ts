import { defineMessages } from '../../i18n/define-messages';

export const builderMessages = defineMessages({
  template: {
    id: 'campaign.template',
    defaultMessage: 'Template',
    description: 'Label of a choice: fills in campaign parameters that the group saved under a name',
  },
  noTemplate: {
    id: 'campaign.noTemplate',
    defaultMessage: 'Without a template',
    description: 'First entry of the choice of templates',
  },
  templates: {
    id: 'campaign.templates',
    defaultMessage: 'Manage templates',
    description: 'Link to the page where the group keeps campaign parameters',
  },
  channel: {
    id: 'campaign.channel',
    defaultMessage: 'Google Analytics reports these visits under “{channel}”.',
    description: 'Below the campaign parameters; "channel" is one of the names of channels',
  },
  channelName: {
    id: 'campaign.channelName',
    defaultMessage:
      '{channel, select, direct {Direct} crossNetwork {Cross-network} paidShopping {Paid Shopping} paidSearch {Paid Search} paidSocial {Paid Social} paidVideo {Paid Video} display {Display} paidOther {Paid Other} organicShopping {Organic Shopping} organicSocial {Organic Social} organicVideo {Organic Video} organicSearch {Organic Search} email {Email} affiliates {Affiliates} referral {Referral} audio {Audio} sms {SMS} mobilePush {Mobile Push Notifications} other {Unassigned}}',
    description: 'Channels of Google Analytics, by the names that it gives them in this language',
  },
  result: {
    id: 'campaign.result',
    defaultMessage: 'Resulting URL',
    description: 'Heading of the address with its campaign parameters',
  },
  clear: {
    id: 'campaign.clear',
    defaultMessage: 'Clear all parameters',
    description: 'Button that empties the fields of campaign parameters',
  },
});
