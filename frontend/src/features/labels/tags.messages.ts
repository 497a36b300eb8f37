import { defineMessages } from '../../i18n/define-messages';

export const tagMessages = defineMessages({
  title: { id: 'labels.tags.title', defaultMessage: 'Tags', description: 'Heading of the page of tags' },
  lead: {
    id: 'labels.tags.lead',
    defaultMessage: 'Labels to organise links. They are shared by all members of this group.',
    description: 'Below the heading of the page of tags',
  },
  field: {
    id: 'labels.tags.field',
    defaultMessage: 'New tag',
    description: 'Label of the field for a new tag',
  },
  add: { id: 'labels.tags.add', defaultMessage: 'Add', description: 'Button that adds a tag' },
  adding: { id: 'labels.tags.adding', defaultMessage: 'Adding…', description: 'In place of "Add" meanwhile' },
  added: {
    id: 'labels.tags.added',
    defaultMessage: '“{tag}” was added.',
    description: 'Announced after a tag was added',
  },
  known: {
    id: 'labels.tags.known',
    defaultMessage: '“{tag}” already exists.',
    description: 'Below the field: the tag that was to be added exists',
  },
  filter: {
    id: 'labels.tags.filter',
    defaultMessage: 'Find a tag',
    description: 'Label of the field that narrows the list of tags',
  },
  found: {
    id: 'labels.tags.found',
    defaultMessage: '{count, plural, =0 {No matching tags} one {One tag found} other {# tags found}}',
    description: 'Below the field that narrows the list of tags',
  },
  list: {
    id: 'labels.tags.list',
    defaultMessage: 'Tags of this group',
    description: 'Name of the list of tags, for screen readers',
  },
  links: {
    id: 'labels.tags.links',
    defaultMessage: '{count, plural, =0 {No links} one {# link} other {# links}}',
    description: 'How many links have a tag',
  },
  removeText: {
    id: 'labels.tags.removeText',
    defaultMessage:
      '{count, plural, =0 {No link has this tag.} one {It is removed from # link. The link itself is kept.} other {It is removed from # links. The links themselves are kept.}}',
    description: 'Below the question whether to delete a tag',
  },
  emptyTitle: {
    id: 'labels.tags.emptyTitle',
    defaultMessage: 'No tags yet',
    description: 'Stands in the place of a list without tags',
  },
  emptyText: {
    id: 'labels.tags.emptyText',
    defaultMessage: 'Add tags such as “spring sale” or “newsletter” to see at a glance what a link is for.',
    description: 'Below "No tags yet"',
  },
});
