import { defineMessages } from '../../i18n/define-messages';

export const activityMessages = defineMessages({
  title: {
    id: 'team.activities.title',
    defaultMessage: 'Activities',
    description: 'Heading of the page of what members of a group did',
  },
  lead: {
    id: 'team.activities.lead',
    defaultMessage: 'What members of this group did, newest first.',
    description: 'Below the heading, for admins',
  },
  ownLead: {
    id: 'team.activities.ownLead',
    defaultMessage: 'What you did in this group, newest first. Admins see the activities of all members.',
    description: 'Below the heading, for general members',
  },
  longer: {
    id: 'team.activities.longer',
    defaultMessage: 'Kept longer with {plans}.',
    description:
      'How long larger plans keep the entries; “plans” lists them, such as “Initial (7 days) or Classic (30 days)”',
  },
  plan: {
    id: 'team.activities.plan',
    defaultMessage: '{plan} ({days, plural, one {# day} other {# days}})',
    description: 'A plan and how long it keeps the entries, in the list of the text above',
  },
});

export const activityExportMessages = defineMessages({
  export: {
    id: 'team.export.export',
    defaultMessage: 'Export as CSV',
    description: 'Button that saves the activities as a table',
  },
  exporting: {
    id: 'team.export.exporting',
    defaultMessage: 'Exporting…',
    description: 'While the table is on its way',
  },
  exported: {
    id: 'team.export.exported',
    defaultMessage: 'File saved',
    description: 'Announced after the table was saved',
  },
});
