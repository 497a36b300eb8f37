import { defineMessages } from '../../i18n/define-messages';

export const explainMessages = defineMessages({
  title: {
    id: 'explain.title',
    defaultMessage: 'Simulate a visit',
    description: 'Heading of a section on the page of a link',
  },
  lead: {
    id: 'explain.lead',
    defaultMessage: 'Choose who opens the link to see where they arrive and why. Nothing is counted.',
    description: 'Below the heading',
  },
  unsaved: {
    id: 'explain.unsaved',
    defaultMessage: 'This shows the saved link. Your unsaved changes are not included.',
    description: 'Note while the editor has changes that were not saved',
  },
  people: { id: 'explain.people', defaultMessage: 'People', description: 'Heading above devices' },
  programs: {
    id: 'explain.programs',
    defaultMessage: 'Preview crawlers and a search engine',
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
    defaultMessage: '{device}. Deciding rule: {rule}.',
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
    defaultMessage: 'Browser language',
    description: 'Label of a choice',
  },
  languageNone: {
    id: 'explain.languageNone',
    defaultMessage: 'Not set',
    description: 'First choice among languages: the browser names none',
  },
  referrer: {
    id: 'explain.referrer',
    defaultMessage: 'Referrer',
    description: 'Label of a field for the address of the page before',
  },
  referrerHint: {
    id: 'explain.referrerHint',
    defaultMessage: 'URL of the previous page, such as https://l.facebook.com/.',
    description: 'Below that field',
  },
  path: {
    id: 'explain.path',
    defaultMessage: 'Extra path segment',
    description: 'Label of a field for a part of the address',
  },
  pathHint: {
    id: 'explain.pathHint',
    defaultMessage: 'One path segment after a slash, such as mei in {example}.',
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
    defaultMessage: 'Replaces the visitor chosen above.',
    description: 'Below that field',
  },
  fromQr: {
    id: 'explain.fromQr',
    defaultMessage: 'Scanned the QR code',
    description: 'Switch',
  },
  isPrefetch: {
    id: 'explain.isPrefetch',
    defaultMessage: 'Prefetches the link',
    description: 'Switch: a browser fetches it before anybody wants to see it',
  },
  doNotTrack: {
    id: 'explain.doNotTrack',
    defaultMessage: 'Opts out of tracking',
    description: 'Switch: the browser sends Global Privacy Control',
  },
});

export const answerMessages = defineMessages({
  verdict: {
    id: 'explain.verdict',
    defaultMessage:
      '{answer, select, redirect {Is redirected to} fallback {The link has expired; is redirected to} app_page {Tries the app; without it, is redirected to} pixel_page {Pixels run, then is redirected to} warning_page {Sees a warning; after continuing, arrives at} card {Sees the link preview} gone {Sees that the link is no longer available} not_found {Sees that the link does not exist} come_back {The prefetch is refused} other {The request method is not allowed}}',
    description: 'What the visitor gets; some are followed by an address',
  },
  why: {
    id: 'explain.why',
    defaultMessage:
      '{why, select, threat {The destination is known to be dangerous.} young {The destination’s domain is very new.} free_host {The destination is on a free host.} reported {This link was reported.} trashed {The link is in the trash.} expired {The link has expired.} blocked {The link is disabled because its destination is blocked.} other {The link is disabled after reports.}}',
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
      '{from, select, address {Destination} campaign {Campaign parameters} smart_utm {Smart UTM} other {Extra path segment}}',
    description: 'Where a part of the address comes from',
  },
  app: {
    id: 'explain.app',
    defaultMessage: 'Opens the app with',
    description: 'Before an address that opens an app',
  },
  store: {
    id: 'explain.store',
    defaultMessage: 'Without the app, arrives at',
    description: 'Before the address of an app store',
  },
  pixels: {
    id: 'explain.pixels',
    defaultMessage: 'Runs before the redirect',
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
      '{hitClass, select, human {As a click by a person} preview {As a preview fetch, not a click} bot {As a bot visit, not a click} head {As a link check, not a click} other {As a prefetch, not a click}}',
    description: 'What the visit counts as',
  },
  uncounted: {
    id: 'explain.uncounted',
    defaultMessage: 'Not counted',
    description: 'The visit is not counted, since it does not arrive',
  },
  warned: {
    id: 'explain.warned',
    defaultMessage: 'Only after continuing',
    description: 'The visit is counted once somebody who was warned goes on',
  },
  source: {
    id: 'explain.source',
    defaultMessage: 'Source in reports: {source}',
    description: '"source" is a name such as line or facebook',
  },
  answerHead: {
    id: 'explain.answerHead',
    defaultMessage: 'HTTP response',
    description: 'Opens the status and headers of the answer',
  },
});

export const ruleMessages = defineMessages({
  title: {
    id: 'explain.ladder',
    defaultMessage: 'How it was decided',
    description: 'Heading above the rules, step by step',
  },
  rule: {
    id: 'explain.rule',
    defaultMessage:
      '{rule, select, method {Request method} unknown {Link exists} trashed {Trash} disabled {Disabled} expired {Expiration} prefetch {Prefetch} card {Preview} warning {Warning} backup {Backup URL while the destination is down} target {Conditional destinations} native_open {Open in the app} pixels {Pixels and tags} other {Destination}}',
    description: 'Names of the rules, in the order in which they are asked',
  },
  decidedBy: {
    id: 'explain.decidedBy',
    defaultMessage: 'Decided by: {rule}',
    description: 'Above everything else; "rule" is the name of a rule',
  },
  passed: {
    id: 'explain.passed',
    defaultMessage: '{count, plural, one {# rule did not apply} other {# rules did not apply}}',
    description: 'Opens the rules that were asked before the one that decided',
  },
  notAsked: {
    id: 'explain.notAsked',
    defaultMessage: '{count, plural, one {# rule was not evaluated} other {# rules were not evaluated}}',
    description: 'Opens the rules after the one that decided',
  },
  outcome: {
    id: 'explain.outcome',
    defaultMessage: '{outcome, select, won {Decided} passed {Did not apply} other {Not evaluated}}',
    description: 'What became of a rule',
  },
  reason: {
    id: 'explain.reason',
    defaultMessage:
      '{reason, select, link_exists {The link exists.} not_trashed {It is not in the trash.} not_disabled {It is not disabled.} not_yet_expired {It has not expired at that time.} not_prefetch {This is not a prefetch.} no_edited_preview {The link uses the preview of its page.} not_a_preview_crawler {The visitor is not a preview crawler.} no_warning {There is no warning about the destination.} warning_seen {The visitor saw the warning and continued.} not_down {The destination is up, or there is no backup URL.} no_targets {There are no conditional destinations.} no_target_fits {No conditional destination matches this visitor.} native_open_off {Opening in the app is off.} no_known_app {No app is known for this destination.} not_a_phone {Apps open only on phones.} no_pixels {No pixel runs: the link has none or is on the shared domain.} a_program {The visitor is a program.} consent_needed {Tracking in this country requires consent.} refuses_tracking {The visitor opts out of tracking.} other {It does not apply to this visit.}}',
    description: 'Why a rule had nothing to say',
  },
});

export const appPreviewMessages = defineMessages({
  title: {
    id: 'explain.cards',
    defaultMessage: 'Previews in apps',
    description: 'Heading above drawings of four apps',
  },
  ofPreview: {
    id: 'explain.cards.preview',
    defaultMessage: 'From this link’s preview, shortened as in the app.',
    description: 'Below the drawing of an app',
  },
  ofPage: {
    id: 'explain.cards.page',
    defaultMessage: 'From the destination page, as it was last read.',
    description: 'Below the drawing of an app',
  },
  none: {
    id: 'explain.cards.none',
    defaultMessage: '{app} shows no preview. Deciding rule: {rule}.',
    description: 'In place of a drawing; "rule" is the name of a rule',
  },
});
