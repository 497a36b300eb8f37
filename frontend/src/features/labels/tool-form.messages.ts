import { defineMessages } from '../../i18n/define-messages';

export const toolFormMessages = defineMessages({
  newPixel: {
    id: 'labels.toolForm.newPixel',
    defaultMessage: 'New pixels and tags',
    description: 'Title of the dialog',
  },
  newUtm: {
    id: 'labels.toolForm.newUtm',
    defaultMessage: 'New UTM template',
    description: 'Title of the dialog',
  },
  edit: { id: 'labels.toolForm.edit', defaultMessage: 'Edit “{name}”', description: 'Title of the dialog' },
  name: { id: 'labels.toolForm.name', defaultMessage: 'Name', description: 'Label of a field' },
  nameHint: {
    id: 'labels.toolForm.nameHint',
    defaultMessage: 'Only visible to your group.',
    description: 'Below the name',
  },
  note: { id: 'labels.toolForm.note', defaultMessage: 'Note (optional)', description: 'Label of a field' },
  preview: {
    id: 'labels.toolForm.preview',
    defaultMessage: 'Resulting destination',
    description: 'Heading of an example address with the parameters',
  },
});

export const fieldLabels = defineMessages({
  fbPixel: {
    id: 'labels.field.fbPixel',
    defaultMessage: 'Meta pixel',
    description: 'Label of a field: id at Facebook and Instagram',
  },
  gTag: {
    id: 'labels.field.gTag',
    defaultMessage: 'Google tag',
    description: 'Label of a field: id at Google Analytics, Ads or Tag Manager',
  },
  lineTag: {
    id: 'labels.field.lineTag',
    defaultMessage: 'LINE Tag',
    description: 'Label of a field: id at LINE Ads',
  },
  tiktok: {
    id: 'labels.field.tiktok',
    defaultMessage: 'TikTok pixel',
    description: 'Label of a field: id at TikTok Ads',
  },
  utmSource: {
    id: 'labels.field.utmSource',
    defaultMessage: 'Source',
    description: 'Label of a field: utm_source',
  },
  utmMedium: {
    id: 'labels.field.utmMedium',
    defaultMessage: 'Medium',
    description: 'Label of a field: utm_medium',
  },
  utmCampaign: {
    id: 'labels.field.utmCampaign',
    defaultMessage: 'Campaign',
    description: 'Label of a field: utm_campaign',
  },
  utmTerm: { id: 'labels.field.utmTerm', defaultMessage: 'Term', description: 'Label of a field: utm_term' },
  utmContent: {
    id: 'labels.field.utmContent',
    defaultMessage: 'Content',
    description: 'Label of a field: utm_content',
  },
});

export const fieldHints = defineMessages({
  fbPixel: {
    id: 'labels.hint.fbPixel',
    defaultMessage: '5 to 20 digits',
    description: 'Below the field of the Meta pixel',
  },
  gTag: {
    id: 'labels.hint.gTag',
    defaultMessage: 'Starts with G-, GTM- or AW-',
    description: 'Below the field of the Google tag',
  },
  lineTag: {
    id: 'labels.hint.lineTag',
    defaultMessage: '36 characters with hyphens, from LINE Ads Manager',
    description: 'Below the field of the LINE Tag',
  },
  tiktok: {
    id: 'labels.hint.tiktok',
    defaultMessage: '10 to 30 letters and digits',
    description: 'Below the field of the TikTok pixel',
  },
  utmSource: {
    id: 'labels.hint.utmSource',
    defaultMessage: 'utm_source: where visitors come from, such as line or newsletter',
    description: 'Below the field of the source',
  },
  utmMedium: {
    id: 'labels.hint.utmMedium',
    defaultMessage: 'utm_medium: the channel, such as cpc, social or email',
    description: 'Below the field of the medium',
  },
  utmCampaign: {
    id: 'labels.hint.utmCampaign',
    defaultMessage: 'utm_campaign: the campaign, such as spring-sale',
    description: 'Below the field of the campaign',
  },
  utmTerm: {
    id: 'labels.hint.utmTerm',
    defaultMessage: 'utm_term: the paid keyword',
    description: 'Below the field of the term',
  },
  utmContent: {
    id: 'labels.hint.utmContent',
    defaultMessage: 'utm_content: tells several links apart',
    description: 'Below the field of the content',
  },
});
