import { defineMessages } from '../../i18n/define-messages';

export const targetMessages = defineMessages({
  title: {
    id: 'editor.target.title',
    defaultMessage: 'Conditional destinations',
    description: 'Heading of a section: some visitors are led elsewhere',
  },
  lead: {
    id: 'editor.target.lead',
    defaultMessage: 'Send some visitors elsewhere, depending on their device, app or source.',
    description: 'Below the heading',
  },
  kind: {
    id: 'editor.target.kind',
    defaultMessage:
      '{kind, select, facebook {From Facebook} twitter {From X} ios_line {iPhone, in LINE} ios_safari {iPhone, in Safari} android_fb {Android, in Facebook} ios_store {iPhone: App Store} android_store {Android: Google Play} ios {iPhone and iPad} android {Android} ios_android {All phones} pc {Windows and Linux} mac {Mac} other {All computers}}',
    description: 'Visitors who are led elsewhere',
  },
  add: {
    id: 'editor.target.add',
    defaultMessage: 'Add a condition',
    description: 'Label of a choice that adds a row for some visitors',
  },
  choose: {
    id: 'editor.target.choose',
    defaultMessage: 'Choose…',
    description: 'First entry of that choice',
  },
  remove: {
    id: 'editor.target.remove',
    defaultMessage: 'Remove: {kind}',
    description: 'Name of the button that takes a row away',
  },
  address: {
    id: 'editor.target.address',
    defaultMessage: 'A web URL, or an app URL such as shopeetw://home.',
    description: 'Below the field for the destination of some visitors',
  },
  appStore: {
    id: 'editor.target.appStore',
    defaultMessage: 'Your app’s App Store URL, such as https://apps.apple.com/app/id443904275.',
    description: 'Below the field for people on iPhones who need an app',
  },
  playStore: {
    id: 'editor.target.playStore',
    defaultMessage:
      'Your app’s Google Play URL, such as https://play.google.com/store/apps/details?id=jp.naver.line.android.',
    description: 'Below the field for people on Android who need an app',
  },
  table: {
    id: 'editor.target.table',
    defaultMessage: 'Destination by visitor',
    description: 'Name of a table',
  },
  visitorHead: {
    id: 'editor.target.visitorHead',
    defaultMessage: 'Visitor',
    description: 'Head of a column',
  },
  placeHead: { id: 'editor.target.placeHead', defaultMessage: 'Arrives at', description: 'Head of a column' },
  main: {
    id: 'editor.target.main',
    defaultMessage: 'the main destination',
    description: 'In the column "Arrives at"',
  },
  visitor: {
    id: 'editor.target.visitor',
    defaultMessage:
      '{visitor, select, iphoneSafari {iPhone, Safari} iphoneLine {iPhone, in LINE} iphoneOther {iPhone, other apps} androidChrome {Android, Chrome} androidFacebook {Android, in Facebook} windows {Windows} mac {Mac} fromFacebook {Computer, from Facebook} other {Computer, from X}}',
    description: 'Examples of visitors in the table of who arrives where',
  },
});
