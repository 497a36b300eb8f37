import { defineMessages } from '../../i18n/define-messages';

export const editorPageMessages = defineMessages({
  title: { id: 'editor.title', defaultMessage: 'Edit link', description: 'Heading of the page of one link' },
  preview: {
    id: 'editor.preview',
    defaultMessage: 'Title, description and picture',
    description: 'Part of the options: how the link looks where it is shared',
  },
  lead: {
    id: 'editor.lead',
    defaultMessage: 'All settings of one short link, saved together.',
    description: 'Below the heading of the page of one link',
  },
  back: { id: 'editor.back', defaultMessage: 'All links', description: 'Leads back to the list of links' },
  notSet: {
    id: 'editor.notSet',
    defaultMessage: 'Not set',
    description: 'In the line of a folded section: nothing of it is set',
  },
  tools: { id: 'editor.tools', defaultMessage: 'Pixels and tags', description: 'Way to a section' },
  explain: { id: 'editor.explain', defaultMessage: 'Simulate a visit', description: 'Way to a section' },
  domain: { id: 'editor.domain', defaultMessage: 'Domain', description: 'Way to a section' },
  qr: { id: 'editor.qr', defaultMessage: 'QR code', description: 'Heading of a section' },
  keys: {
    id: 'editor.keys',
    defaultMessage: '{save} saves, {back} goes back.',
    description: 'Keys of the page; "save" and "back" are their names, such as Ctrl+S and Esc',
  },
  trashed: {
    id: 'editor.trashed',
    defaultMessage: 'This link is in the trash. Restore it to edit it.',
    description: 'Why a link can only be looked at',
  },
  seat: {
    id: 'editor.seat',
    defaultMessage:
      'You have read-only access, because this group’s plan has too few seats. Ask an admin to upgrade.',
    description: 'Why a link can only be looked at',
  },
  notYours: {
    id: 'editor.notYours',
    defaultMessage:
      'You have read-only access to this link. Only its creator and admins of the group can edit it.',
    description: 'Why a link can only be looked at',
  },
  missingTitle: {
    id: 'editor.missingTitle',
    defaultMessage: 'Link not found in this group',
    description: 'The link of the address does not exist, or belongs to another group',
  },
  missingText: {
    id: 'editor.missingText',
    defaultMessage:
      'It may have been moved to another group or permanently deleted, or its address was mistyped.',
    description: 'Below "This group has no such link"',
  },
  restored: {
    id: 'editor.restored',
    defaultMessage: 'Your unsaved changes from last time were restored.',
    description: 'Changes that were kept on this device were filled in again',
  },
  giveUp: {
    id: 'editor.giveUp',
    defaultMessage: 'Discard these changes',
    description: 'Button that takes back the changes that were kept on this device',
  },
  mend: {
    id: 'editor.mend',
    defaultMessage: 'Not saved. Fix the highlighted fields.',
    description: 'Beside the button that saves',
  },
  saved: { id: 'editor.saved', defaultMessage: 'The link was saved', description: 'Told to screen readers' },
  saveAndLeave: {
    id: 'editor.saveAndLeave',
    defaultMessage: 'Save and leave',
    description: 'Answer when somebody leaves a link with changes',
  },
  replaceTitle: {
    id: 'editor.replaceTitle',
    defaultMessage: 'Change where {address} points?',
    description: 'Asked before a destination is replaced; "address" is a short link',
  },
  replaceText: {
    id: 'editor.replaceText',
    defaultMessage: 'From now on the short link redirects here, also wherever it is printed:',
    description: 'Above the new destination',
  },
  replace: { id: 'editor.replace', defaultMessage: 'Save and replace', description: 'Button that confirms' },
});

export const placeMessages = defineMessages({
  title: {
    id: 'editor.place.title',
    defaultMessage: 'Destination URL and slug',
    description: 'Heading of a section',
  },
  url: {
    id: 'editor.place.url',
    defaultMessage: 'Destination URL',
    description: 'Label of the field for the destination',
  },
  urlHint: {
    id: 'editor.place.urlHint',
    defaultMessage: 'The short link and its clicks are kept when you change the destination.',
    description: 'Below the field for the destination',
  },
  name: {
    id: 'editor.place.name',
    defaultMessage: 'Slug',
    description: 'Label: what stands behind the host',
  },
  nameHint: {
    id: 'editor.place.nameHint',
    defaultMessage: 'Previous slugs keep redirecting.',
    description: 'Below the name of a short link',
  },
  free: {
    id: 'editor.place.free',
    defaultMessage: '“{name}” is available.',
    description: 'Below the name of a short link, while one types another',
  },
  instead: {
    id: 'editor.place.instead',
    defaultMessage: 'Available alternatives:',
    description: 'Before names that can be had when the one that was typed cannot',
  },
  lookAlike: {
    id: 'editor.place.lookAlike',
    defaultMessage: 'In print, 0 and O, and 1, l and I are easily confused in this slug.',
    description: 'Warning below the name of a short link; it can be used nevertheless',
  },
  former: {
    id: 'editor.place.former',
    defaultMessage: 'Previous slugs that still redirect here',
    description: 'Heading of a short list of names',
  },
});

export const campaignMessages = defineMessages({
  title: {
    id: 'editor.campaign.title',
    defaultMessage: 'Campaign parameters',
    description: 'Heading of a section',
  },
  lead: {
    id: 'editor.campaign.lead',
    defaultMessage: 'Tell your analytics where visitors come from.',
    description: 'Below the heading',
  },
  smartUtm: {
    id: 'editor.campaign.smartUtm',
    defaultMessage: 'Smart UTM',
    description: 'Switch: fills in campaign parameters by itself',
  },
  smartUtmHint: {
    id: 'editor.campaign.smartUtmHint',
    defaultMessage:
      'If neither the destination nor this link names a source, the visitor’s own source is filled in, such as line or facebook.',
    description: 'Explains smart UTM',
  },
  passQuery: {
    id: 'editor.campaign.passQuery',
    defaultMessage: 'Pass on query parameters',
    description: 'Switch: parameters of the visited short URL are added to the destination',
  },
  passQueryHint: {
    id: 'editor.campaign.passQueryHint',
    defaultMessage:
      'Parameters that visitors bring, such as gclid, are added to the destination. Those that you have set stay.',
    description: 'Explains passing on query parameters',
  },
});

export const linkNoteMessages = defineMessages({
  labels: {
    id: 'editor.note.labels',
    defaultMessage: 'Tags and note',
    description: 'Heading of a section; only members of the group see what is in it',
  },
  title: { id: 'editor.note.title', defaultMessage: 'Internal details', description: 'Heading of a section' },
  note: { id: 'editor.note.note', defaultMessage: 'Note', description: 'Label of a field' },
  noteHint: {
    id: 'editor.note.noteHint',
    defaultMessage: 'Only visible to your group. At most 500 characters.',
    description: 'Below the note',
  },
  externalId: {
    id: 'editor.note.externalId',
    defaultMessage: 'External id',
    description: 'Label of a field: what another system, such as a shop, calls the link',
  },
  externalIdHint: {
    id: 'editor.note.externalIdHint',
    defaultMessage: 'What your own system calls this link. Programs find it by this id.',
    description: 'Below the external id',
  },
  star: { id: 'editor.note.star', defaultMessage: 'Starred', description: 'Switch of a link' },
  starHint: {
    id: 'editor.note.starHint',
    defaultMessage: 'Appears in the group’s list of starred links.',
    description: 'Explains the star',
  },
  tags: { id: 'editor.note.tags', defaultMessage: 'Tags', description: 'What a link is sorted by' },
});

export const visitMessages = defineMessages({
  title: { id: 'editor.visit.title', defaultMessage: 'Visits', description: 'Heading of a section' },
  nativeOpen: {
    id: 'editor.visit.nativeOpen',
    defaultMessage: 'Open in the app',
    description: 'Switch: phones open the app of the destination',
  },
  nativeOpenHint: {
    id: 'editor.visit.nativeOpenHint',
    defaultMessage: 'On phones, opens the destination in its app instead of the browser where possible.',
    description: 'Explains the switch',
  },
  publicAnalytics: {
    id: 'editor.visit.publicAnalytics',
    defaultMessage: 'Public analytics',
    description: 'Switch: anybody may see the numbers of the link',
  },
  publicAnalyticsHint: {
    id: 'editor.visit.publicAnalyticsHint',
    defaultMessage:
      'Adding a plus sign to the short link opens them: totals and charts, but no notes or personal data.',
    description: 'Explains the switch',
  },
});
