import { defineMessages } from '../../i18n/define-messages';

export const utmMessages = defineMessages({
  heading: {
    id: 'analytics.utm',
    defaultMessage: 'UTM parameters',
    description: 'Heading: clicks by the campaign parameters of the links',
  },
  without: {
    id: 'analytics.utm.without',
    defaultMessage: 'Links without it',
    description: 'Entry of a list of values of one campaign parameter: links that have none',
  },
  hint: {
    id: 'analytics.utm.hint',
    defaultMessage: 'As the links have them now. Parameters that smart UTM adds are not included.',
    description: 'Below the lists of clicks by campaign parameters',
  },
  empty: {
    id: 'analytics.utm.empty',
    defaultMessage:
      'None of the links clicked in this range has UTM parameters. Add them on the page of a link.',
    description: 'In place of the lists of clicks by campaign parameters',
  },
  ofMany: {
    id: 'analytics.utm.ofMany',
    defaultMessage: 'Only the 1,000 links with the most clicks in this range were examined.',
    description: 'Above the lists, where a group has more links with clicks than that',
  },
});
