import { defineMessages } from '../../i18n/define-messages';

export const settingsMessages = defineMessages({
  title: { id: 'team.group.title', defaultMessage: 'Group settings', description: 'Heading of the page' },
  lead: {
    id: 'team.group.lead',
    defaultMessage: 'Settings for all members of the group.',
    description: 'Below the heading, for admins',
  },
  readLead: {
    id: 'team.group.readLead',
    defaultMessage: 'Settings of this group. Only admins can change them.',
    description: 'Below the heading, for general members',
  },
  about: {
    id: 'team.group.about',
    defaultMessage: 'About the group',
    description: 'Section: name and time zone',
  },
  name: {
    id: 'team.group.name',
    defaultMessage: 'Name',
    description: 'Label of the field for the name of the group',
  },
  nameHint: {
    id: 'team.group.nameHint',
    defaultMessage: 'Visible to all members and to people you invite.',
    description: 'Below the field',
  },
  timeZone: { id: 'team.group.timeZone', defaultMessage: 'Time zone', description: 'Label of the choice' },
  timeZoneHint: {
    id: 'team.group.timeZoneHint',
    defaultMessage: 'Defines when days and months start for this group.',
    description: 'Below the choice',
  },
  timeThere: {
    id: 'team.group.timeThere',
    defaultMessage: 'Current time there: {time} ({offset}).',
    description: 'The time in the chosen zone; offset like GMT+8',
  },
  zoneSearch: {
    id: 'team.group.zoneSearch',
    defaultMessage: 'Search time zones',
    description: 'Name of the dialog with a field that finds time zones',
  },
  zoneExample: {
    id: 'team.group.zoneExample',
    defaultMessage: 'City or country, such as Tokyo',
    description: 'Placeholder of the field',
  },
  zoneSuggested: {
    id: 'team.group.zoneSuggested',
    defaultMessage: 'Suggested',
    description: 'Heading above the time zones shown before anything is typed',
  },
  zoneFound: {
    id: 'team.group.zoneFound',
    defaultMessage: 'Results',
    description: 'Heading above the time zones that were found',
  },
  zoneNone: {
    id: 'team.group.zoneNone',
    defaultMessage: 'No matching time zone. Try a large city nearby, or the country.',
    description: 'The search found nothing',
  },
  zoneCount: {
    id: 'team.group.zoneCount',
    defaultMessage: '{count, plural, one {# time zone} other {# time zones}}',
    description: 'Said to screen readers: how many were found',
  },
  links: {
    id: 'team.group.links',
    defaultMessage: 'Short links',
    description: 'Section: scheme and tracking protection',
  },
  schema: {
    id: 'team.group.schema',
    defaultMessage: 'Short link protocol',
    description: 'Label of the choice between https and http',
  },
  schemaHint: {
    id: 'team.group.schemaHint',
    defaultMessage: 'Use https unless your short domain has no certificate.',
    description: 'Below the choice',
  },
  protectTrack: {
    id: 'team.group.protectTrack',
    defaultMessage: 'Tracking protection',
    description: 'Switch',
  },
  protectTrackHint: {
    id: 'team.group.protectTrackHint',
    defaultMessage: 'Only logged-in members can see who clicked.',
    description: 'Explains the switch',
  },
  everyoneEdits: {
    id: 'team.group.everyoneEdits',
    defaultMessage: 'All members can edit all links',
    description: 'Switch: who may change the links of the group',
  },
  everyoneEditsHint: {
    id: 'team.group.everyoneEditsHint',
    defaultMessage:
      'When off, only a link’s creator and admins can edit it. Deleting and moving links is always limited to them.',
    description: 'Explains the switch',
  },
  defaults: {
    id: 'team.group.defaults',
    defaultMessage: 'Defaults for new links',
    description: 'Section: switches of new links',
  },
  defaultsLead: {
    id: 'team.group.defaultsLead',
    defaultMessage: 'Each link can be changed later; existing links are not affected.',
    description: 'Below the heading of the section',
  },
  smartUtm: { id: 'team.group.smartUtm', defaultMessage: 'Smart UTM', description: 'Switch' },
  smartUtmHint: {
    id: 'team.group.smartUtmHint',
    defaultMessage:
      'Default for new links: adds utm_source and utm_medium to the destination, by where the visitor comes from. Signed URLs stay as they are.',
    description: 'Explains the switch',
  },
  passQuery: {
    id: 'team.group.passQuery',
    defaultMessage: 'Pass on query parameters',
    description: 'Switch: parameters of the visited short URL are added to the destination',
  },
  passQueryHint: {
    id: 'team.group.passQueryHint',
    defaultMessage:
      'Default for new links: adds parameters that visitors bring, such as gclid, to the destination, unless it has them itself. Signed URLs stay as they are.',
    description: 'Explains the switch',
  },
  nativeOpen: { id: 'team.group.nativeOpen', defaultMessage: 'Open in apps', description: 'Switch' },
  nativeOpenHint: {
    id: 'team.group.nativeOpenHint',
    defaultMessage: 'Opens an app instead of a web page where possible.',
    description: 'Explains the switch',
  },
  publicAnalytics: {
    id: 'team.group.publicAnalytics',
    defaultMessage: 'Public analytics',
    description: 'Switch',
  },
  publicAnalyticsHint: {
    id: 'team.group.publicAnalyticsHint',
    defaultMessage: 'Anyone with the link can see its statistics.',
    description: 'Explains the switch',
  },
  showAuthor: { id: 'team.group.showAuthor', defaultMessage: 'Show creator', description: 'Switch' },
  showAuthorHint: {
    id: 'team.group.showAuthorHint',
    defaultMessage:
      'Public analytics show the name of whoever created the link. This also applies to existing links.',
    description: 'Explains the switch',
  },
  access: {
    id: 'team.group.access',
    defaultMessage: 'Where the group can be used',
    description: 'Section: sites and addresses',
  },
  accessLead: {
    id: 'team.group.accessLead',
    defaultMessage:
      'Leave a list empty to allow access from everywhere. Include your current location, so that you do not lock yourself out.',
    description: 'Below the heading of the section',
  },
  hosts: {
    id: 'team.group.hosts',
    defaultMessage: 'Allowed sites',
    description: 'Name of the list of hosts',
  },
  hostsHint: {
    id: 'team.group.hostsHint',
    defaultMessage: 'Sites on which members may use this group, such as app.example.com.',
    description: 'Explains the list',
  },
  addresses: {
    id: 'team.group.addresses',
    defaultMessage: 'Allowed IP addresses',
    description: 'Name of the list of network addresses',
  },
  addressesHint: {
    id: 'team.group.addressesHint',
    defaultMessage:
      'Networks that members may connect from: an address such as 203.0.113.9, or a range such as 203.0.113.0/24.',
    description: 'Explains the list',
  },
  plan: { id: 'team.group.plan', defaultMessage: 'Plan', description: 'Section: what the group has bought' },
  planText: {
    id: 'team.group.planText',
    defaultMessage: 'This group is on the {plan} plan. Its limits and usage are shown on a separate page.',
    description: 'Explains where to find the plan',
  },
  toUsage: {
    id: 'team.group.toUsage',
    defaultMessage: 'Plan and usage',
    description: 'Link to the page of the plan',
  },
  on: {
    id: 'team.group.on',
    defaultMessage: 'On',
    description: 'Value of a switch, for those who cannot change it',
  },
  off: {
    id: 'team.group.off',
    defaultMessage: 'Off',
    description: 'Value of a switch, for those who cannot change it',
  },
  saved: {
    id: 'team.group.saved',
    defaultMessage: 'Settings saved',
    description: 'Announced after saving',
  },
  mend: {
    id: 'team.group.mend',
    defaultMessage: 'Not saved. Fix the highlighted fields.',
    description: 'Beside the save button, when the server refused fields',
  },
});

export const listFieldMessages = defineMessages({
  line: {
    id: 'team.list.line',
    defaultMessage: '{list}, line {number, number}',
    description: 'Name of a field in a list, for screen readers',
  },
  remove: {
    id: 'team.list.remove',
    defaultMessage: 'Remove line {number, number}',
    description: 'Name of the button that removes a line',
  },
  removeText: {
    id: 'team.list.removeText',
    defaultMessage: 'Remove {text}',
    description: 'The same for a line that is filled',
  },
  add: { id: 'team.list.add', defaultMessage: 'Add a line', description: 'Button below a list' },
  addTo: {
    id: 'team.list.addTo',
    defaultMessage: 'Add a line: {list}',
    description: 'The same for screen readers; must begin with the text of the button',
  },
  addOwn: {
    id: 'team.list.addOwn',
    defaultMessage: 'Add {text}, your current location',
    description: 'Button that adds one’s own site or address to the list',
  },
  empty: {
    id: 'team.list.empty',
    defaultMessage: 'Empty: allowed from everywhere.',
    description: 'The list is empty',
  },
  full: {
    id: 'team.list.full',
    defaultMessage: 'You have reached the maximum of {most, number}.',
    description: 'No more lines can be added',
  },
});
