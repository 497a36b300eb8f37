import { defineMessages } from '../../i18n/define-messages';

export const appsMessages = defineMessages({
  title: {
    id: 'domains.apps.title',
    defaultMessage: 'Apps that open your links',
    description: 'Heading: phone apps that open links of a subdomain instead of the browser',
  },
  lead: {
    id: 'domains.apps.lead',
    defaultMessage:
      'Do you have an app? Phones that have it installed open links on {host} in it instead of the browser.',
    description: 'Below the heading; "host" is a subdomain',
  },
  name: {
    id: 'domains.apps.name',
    defaultMessage: '{system, select, apple {App on iPhone and iPad} other {App on Android}}',
    description: 'Heading of the fields of an app',
  },
  id: {
    id: 'domains.apps.id',
    defaultMessage: '{system, select, apple {Team ID and bundle ID} other {Package name}}',
    description: 'Label of a field: what Apple (App ID) or Google (package name) knows an app by',
  },
  details: {
    id: 'domains.apps.details',
    defaultMessage:
      '{system, select, apple {Paths, one on each line} other {SHA-256 fingerprints, one on each line}}',
    description: 'Label of a field; fingerprints are of the certificates that the app is signed with',
  },
  detailsHint: {
    id: 'domains.apps.detailsHint',
    defaultMessage:
      '{system, select, apple {Leave empty for all links. /shop-* matches paths that start this way; NOT /about excludes a path.} other {In the Play Console under “App signing”.}}',
    description: 'Below the field; what is quoted is a heading in the Google Play Console',
  },
  add: {
    id: 'domains.apps.add',
    defaultMessage: '{system, select, apple {Add an iPhone app} other {Add an Android app}}',
    description: 'Button',
  },
  remove: {
    id: 'domains.apps.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button; "name" is an app, or "App on Android" while it has no name',
  },
  files: {
    id: 'domains.apps.files',
    defaultMessage: 'Association files',
    description: 'Heading above files that phones fetch',
  },
});
