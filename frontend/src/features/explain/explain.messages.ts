import { defineMessages } from '../../i18n/define-messages';

export const explainMessages = defineMessages({
  title: {
    id: 'explain.title',
    defaultMessage: 'What a visitor gets',
    description: 'Heading of a section on the page of a link',
  },
  lead: {
    id: 'explain.lead',
    defaultMessage: 'Choose who opens the link, and see where they arrive and why. Nothing is counted.',
    description: 'Below the heading',
  },
  unsaved: {
    id: 'explain.unsaved',
    defaultMessage:
      'This explains the link as it is saved. What you have changed since is not part of it yet.',
    description: 'Note while the editor has changes that were not saved',
  },
  people: { id: 'explain.people', defaultMessage: 'People', description: 'Heading above devices' },
  programs: {
    id: 'explain.programs',
    defaultMessage: 'Programs that fetch previews, and a search engine',
    description: 'Heading above programs that one can choose',
  },
  device: {
    id: 'explain.device',
    defaultMessage:
      '{device, select, iphone_safari {iPhone, Safari} iphone_line {iPhone, in LINE} iphone_facebook {iPhone, in Facebook} iphone_instagram {iPhone, in Instagram} android_chrome {Android, Chrome} android_line {Android, in LINE} android_facebook {Android, in Facebook} ipad {iPad} windows_chrome {Windows, Chrome} mac_safari {Mac, Safari} line_poker {LINE preview} facebookexternalhit {Facebook preview} twitterbot {X preview} slackbot {Slack preview} googlebot {Google Search} other {Another program}}',
    description: 'Who opens the link',
  },
  pick: {
    id: 'explain.pick',
    defaultMessage: 'Choose a visitor above.',
    description: 'In place of the answer, before anybody was chosen',
  },
  ready: {
    id: 'explain.ready',
    defaultMessage: '{device}: {rule} decides.',
    description: 'Told to screen readers when the answer is there; both are names',
  },
});

export const conditionMessages = defineMessages({
  open: {
    id: 'explain.more',
    defaultMessage:
      '{count, plural, =0 {More conditions} one {More conditions (# set)} other {More conditions (# set)}}',
    description: 'Button that opens further fields; "count" of them have a value',
  },
  clear: {
    id: 'explain.clear',
    defaultMessage: 'Clear conditions',
    description: 'Button that empties those fields',
  },
  country: { id: 'explain.country', defaultMessage: 'Country', description: 'Label of a choice' },
  countryUnknown: {
    id: 'explain.countryUnknown',
    defaultMessage: 'Unknown',
    description: 'First choice among countries',
  },
  language: {
    id: 'explain.language',
    defaultMessage: 'Language of the browser',
    description: 'Label of a choice',
  },
  languageNone: {
    id: 'explain.languageNone',
    defaultMessage: 'Says none',
    description: 'First choice among languages: the browser names none',
  },
  referrer: {
    id: 'explain.referrer',
    defaultMessage: 'Comes from',
    description: 'Label of a field for the address of the page before',
  },
  referrerHint: {
    id: 'explain.referrerHint',
    defaultMessage: 'Address of the page before, such as https://l.facebook.com/.',
    description: 'Below that field',
  },
  path: {
    id: 'explain.path',
    defaultMessage: 'Word behind the name',
    description: 'Label of a field for a part of the address',
  },
  pathHint: {
    id: 'explain.pathHint',
    defaultMessage: 'One word after a slash, such as mei in {example}.',
    description: 'Below that field; "example" is an address',
  },
  day: { id: 'explain.day', defaultMessage: 'Day', description: 'Label of a field' },
  time: { id: 'explain.time', defaultMessage: 'Time', description: 'Label of a field' },
  now: {
    id: 'explain.now',
    defaultMessage: 'Left empty: now. The clock is that of this device.',
    description: 'Below the field for the day',
  },
  userAgent: {
    id: 'explain.userAgent',
    defaultMessage: 'User agent',
    description: 'Label of a field: how a browser presents itself',
  },
  userAgentHint: {
    id: 'explain.userAgentHint',
    defaultMessage: 'In place of the visitor chosen above.',
    description: 'Below that field',
  },
  fromQr: {
    id: 'explain.fromQr',
    defaultMessage: 'Has scanned the QR code',
    description: 'Switch',
  },
  isPrefetch: {
    id: 'explain.isPrefetch',
    defaultMessage: 'Only loads the link ahead',
    description: 'Switch: a browser fetches it before anybody wants to see it',
  },
  doNotTrack: {
    id: 'explain.doNotTrack',
    defaultMessage: 'Asks not to be tracked',
    description: 'Switch: the browser sends Global Privacy Control',
  },
});

export const answerMessages = defineMessages({
  verdict: {
    id: 'explain.verdict',
    defaultMessage:
      '{answer, select, redirect {Goes straight on to} fallback {The link has ended; goes on to} app_page {Tries the app; whoever lacks it goes on to} pixel_page {Passes the pixels, then goes on to} warning_page {Is warned first; whoever goes on arrives at} card {Is shown the preview of the link} gone {Is told that the link leads nowhere any more} not_found {Is told that there is no such link} come_back {Is asked to come back when somebody wants to see it} other {Is not answered: only reading is}}',
    description: 'What the visitor gets; some are followed by an address',
  },
  why: {
    id: 'explain.why',
    defaultMessage:
      '{why, select, threat {The destination is known to be dangerous.} young {The domain of the destination is very young.} free_host {The destination lies where anybody gets an address.} reported {People have reported this link.} trashed {It is in the trash bin.} expired {It has ended.} blocked {It was switched off because its destination is blocked.} other {It was switched off after reports.}}',
    description: 'Why there is a warning, or no way on',
  },
  final: {
    id: 'explain.final',
    defaultMessage: 'Arrives at',
    description: 'Heading above an address, byte for byte',
  },
  part: {
    id: 'explain.part',
    defaultMessage:
      '{from, select, address {Destination} campaign {Campaign parameters} smart_utm {Smart UTM} other {Word behind the name}}',
    description: 'Where a part of the address comes from',
  },
  app: {
    id: 'explain.app',
    defaultMessage: 'Opens the app with',
    description: 'Before an address that opens an app',
  },
  store: {
    id: 'explain.store',
    defaultMessage: 'Whoever lacks the app arrives at',
    description: 'Before the address of an app store',
  },
  pixels: {
    id: 'explain.pixels',
    defaultMessage: 'Runs on the way',
    description: 'Before names of pixels and tags',
  },
  pixel: {
    id: 'explain.pixel',
    defaultMessage:
      '{network, select, fbPixel {Meta Pixel} gTag {Google tag} lineTag {LINE Tag} other {TikTok Pixel}}',
    description: 'Name of a pixel or tag',
  },
  understood: {
    id: 'explain.understood',
    defaultMessage: 'How the visit is counted',
    description: 'Heading above a short list',
  },
  hitClass: {
    id: 'explain.hitClass',
    defaultMessage:
      '{hitClass, select, human {As a click of a person} preview {As the look of a preview program, not a click} bot {As the visit of a program, not a click} head {As a check without content, not a click} other {As loading ahead, not a click}}',
    description: 'What the visit counts as',
  },
  uncounted: {
    id: 'explain.uncounted',
    defaultMessage: 'Not at all',
    description: 'The visit is not counted, since it does not arrive',
  },
  warned: {
    id: 'explain.warned',
    defaultMessage: 'Only when they go on',
    description: 'The visit is counted once somebody who was warned goes on',
  },
  source: {
    id: 'explain.source',
    defaultMessage: 'Source in reports: {source}',
    description: '"source" is a name such as line or facebook',
  },
  answerHead: {
    id: 'explain.answerHead',
    defaultMessage: 'The answer as browsers read it',
    description: 'Opens the status and headers of the answer',
  },
});

export const ladderMessages = defineMessages({
  title: {
    id: 'explain.ladder',
    defaultMessage: 'How it was decided',
    description: 'Heading above the rules, step by step',
  },
  rule: {
    id: 'explain.rule',
    defaultMessage:
      '{rule, select, method {Kind of request} unknown {Is there such a link?} trashed {Trash bin} disabled {Switched off} expired {End of the link} prefetch {Loading ahead} card {Preview} warning {Warning} backup {Stand-in while the destination is down} target {Other destinations} native_open {Open in the app} pixels {Pixels and tags} other {Destination}}',
    description: 'Names of the rules, in the order in which they are asked',
  },
  decidedBy: {
    id: 'explain.decidedBy',
    defaultMessage: 'Decided by: {rule}',
    description: 'Above everything else; "rule" is the name of a rule',
  },
  passed: {
    id: 'explain.passed',
    defaultMessage: '{count, plural, one {# rule had nothing to say} other {# rules had nothing to say}}',
    description: 'Opens the rules that were asked before the one that decided',
  },
  notAsked: {
    id: 'explain.notAsked',
    defaultMessage:
      '{count, plural, one {# rule was not asked any more} other {# rules were not asked any more}}',
    description: 'Opens the rules after the one that decided',
  },
  outcome: {
    id: 'explain.outcome',
    defaultMessage: '{outcome, select, won {Decided} passed {Passed} other {Not asked any more}}',
    description: 'What became of a rule',
  },
  reason: {
    id: 'explain.reason',
    defaultMessage:
      '{reason, select, link_exists {The link is there.} not_trashed {It is not in the trash bin.} not_disabled {Nobody has switched it off.} not_yet_expired {It has not ended at that moment.} not_prefetch {Somebody wants to see it now.} no_edited_preview {The preview of this link is that of its page.} not_a_preview_crawler {The visitor draws no preview.} no_warning {Nothing speaks against the destination.} warning_seen {The visitor was warned and went on.} not_down {The destination answers, or there is no stand-in.} no_targets {Everybody is led to the same destination.} no_target_fits {None of the other destinations is for this visitor.} native_open_off {Opening in the app is off.} no_known_app {No app is known for this destination.} not_a_phone {Apps are opened on phones alone.} no_pixels {No pixel runs: the link has none, or stands on the shared domain.} a_program {The visitor is a program.} consent_needed {In this country, nobody may be tracked unasked.} refuses_tracking {The visitor asks not to be tracked.} other {It does not concern this visit.}}',
    description: 'Why a rule had nothing to say',
  },
});

export const shareMessages = defineMessages({
  title: {
    id: 'explain.cards',
    defaultMessage: 'Where the link is shared',
    description: 'Heading above drawings of four apps',
  },
  ofPreview: {
    id: 'explain.cards.preview',
    defaultMessage: 'From the preview of this link, shortened as the app does.',
    description: 'Below the drawing of an app',
  },
  ofPage: {
    id: 'explain.cards.page',
    defaultMessage: 'From the page that the link leads to, as it was last read.',
    description: 'Below the drawing of an app',
  },
  none: {
    id: 'explain.cards.none',
    defaultMessage: '{app} draws nothing: {rule} decides.',
    description: 'In place of a drawing; "rule" is the name of a rule',
  },
});
