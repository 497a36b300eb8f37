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
      'Do you have an app? Phones that have it open links on {host} there instead of in the browser.',
    description: 'Below the heading; "host" is a subdomain',
  },
  name: {
    id: 'domains.apps.name',
    defaultMessage: '{system, select, apple {App on iPhone and iPad} other {App on Android}}',
    description: 'Heading of the fields of an app',
  },
  id: {
    id: 'domains.apps.id',
    defaultMessage: '{system, select, apple {Team and bundle} other {Package}}',
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
      '{system, select, apple {Empty for all links. /shop-* for those that begin so, NOT /about for one that stays in the browser.} other {In the Play Console under “App signing”.}}',
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
    defaultMessage: 'What phones read',
    description: 'Heading above files that phones fetch',
  },
});
