import { defineMessages } from '../../i18n/define-messages';

/** Where those who run the site find anything, and act. */
export const moderationMessages = defineMessages({
  title: { id: 'desk.site.title', defaultMessage: 'Site administration', description: 'Title of the page' },
  lead: {
    id: 'desk.site.lead',
    defaultMessage: 'Find anything, act with a reason, undo.',
    description: 'Below the title',
  },
  areas: {
    id: 'desk.site.areas',
    defaultMessage: 'Areas',
    description: 'Name of the list of pages for those who run the site',
  },
  reports: {
    id: 'desk.site.reports',
    defaultMessage: 'Reported links',
    description: 'Name of the page with reports of abuse',
  },
  reportsCount: {
    id: 'desk.site.reportsCount',
    defaultMessage: '{count, plural, =0 {Nothing waits} one {# case waits} other {# cases wait}}',
    description: 'How many reports of abuse nobody has looked at',
  },
  billing: {
    id: 'desk.site.billing',
    defaultMessage: 'Payments',
    description: 'Name of the page with payments of the site',
  },
  billingCount: {
    id: 'desk.site.billingCount',
    defaultMessage: '{count, plural, =0 {No alert} one {# alert} other {# alerts or more}}',
    description: 'How many alerts about payments are open',
  },
  plans: {
    id: 'desk.site.plans',
    defaultMessage: 'Plans of groups',
    description: 'Name of the page where plans are given',
  },
  domains: {
    id: 'desk.site.domains',
    defaultMessage: 'Domains to register',
    description: 'Link to the page of domains that wait for their registrar',
  },
  domainsCount: {
    id: 'desk.site.domainsCount',
    defaultMessage: '{count, plural, =0 {No domain waits} one {# domain waits} other {# domains wait}}',
    description: 'Below the link to that page',
  },
  plansText: {
    id: 'desk.site.plansText',
    defaultMessage: 'Give a plan until a date',
    description: 'What the page is for where plans are given',
  },
  q: { id: 'desk.site.q', defaultMessage: 'Find', description: 'Field of the search' },
  qHint: {
    id: 'desk.site.qHint',
    defaultMessage: 'Short URL, slug, user number, email address, browser ID or destination URL.',
    description: 'Below the field of the search',
  },
  find: { id: 'desk.site.find', defaultMessage: 'Search', description: 'Button of the search' },
  nothing: {
    id: 'desk.site.nothing',
    defaultMessage: 'Nothing found',
    description: 'The search found nothing',
  },
  nothingText: {
    id: 'desk.site.nothingText',
    defaultMessage: 'Orders and groups are found on the payments page.',
    description: 'The search found nothing: what to do',
  },
  link: { id: 'desk.site.link', defaultMessage: 'Link', description: 'Heading of what was found' },
  person: { id: 'desk.site.person', defaultMessage: 'Person', description: 'Heading of what was found' },
  browser: {
    id: 'desk.site.browser',
    defaultMessage: 'Guest’s browser',
    description: 'Heading of what was found',
  },
  address: {
    id: 'desk.site.address',
    defaultMessage: 'Destination',
    description: 'Heading of what was found: an address that links lead to',
  },
  leadsTo: { id: 'desk.site.leadsTo', defaultMessage: 'Redirects to', description: 'Before an address' },
  state: { id: 'desk.site.state', defaultMessage: 'State', description: 'Before how something stands' },
  linkState: {
    id: 'desk.site.linkState',
    defaultMessage:
      '{state, select, abuse {Disabled by an administrator} blocked {Disabled, its destination is blocked} trashed {In the trash} warned {Shows a warning} other {Redirects}}',
    description: 'How a link stands',
  },
  created: { id: 'desk.site.created', defaultMessage: 'Created', description: 'Before a date' },
  madeBy: { id: 'desk.site.madeBy', defaultMessage: 'Created by', description: 'Before who made a link' },
  userNumber: {
    id: 'desk.site.userNumber',
    defaultMessage: 'User {userId}',
    description: 'Button: looks up who made a link; userId is a number',
  },
  guestBrowser: {
    id: 'desk.site.guestBrowser',
    defaultMessage: 'A guest in this browser',
    description: 'Button: looks up the browser that a guest made a link in',
  },
  guest: { id: 'desk.site.guest', defaultMessage: 'A guest', description: 'Who made a link' },
  group: { id: 'desk.site.group', defaultMessage: 'Group', description: 'Before the number of a group' },
  email: { id: 'desk.site.email', defaultMessage: 'Email', description: 'Before an address' },
  number: { id: 'desk.site.number', defaultMessage: 'Number', description: 'Before the number of a group' },
  plan: { id: 'desk.site.plan', defaultMessage: 'Plan', description: 'Before the plan of a group' },
  groupPage: {
    id: 'desk.site.groupPage',
    defaultMessage: 'Plan and payments',
    description: 'Link to the page of a group',
  },
  groups: { id: 'desk.site.groups', defaultMessage: 'Groups', description: 'Before the names of groups' },
  links: { id: 'desk.site.links', defaultMessage: 'Links', description: 'Before a number of links' },
  noName: {
    id: 'desk.site.noName',
    defaultMessage: 'No name',
    description: 'Somebody has not chosen a name',
  },
  personState: {
    id: 'desk.site.personState',
    defaultMessage:
      '{state, select, suspended {Suspended since {time}} admin {Runs the site} other {Active}}',
    description: 'How an account stands; time is a date',
  },
  browserState: {
    id: 'desk.site.browserState',
    defaultMessage: '{state, select, suspended {Suspended until {time}} other {May create links}}',
    description: 'How a guest’s browser stands; time is a date',
  },
  addressState: {
    id: 'desk.site.addressState',
    defaultMessage:
      '{source, select, desk {Blocked by {entry}} file {Blocked by {entry} in the block list file} other {Allowed}}',
    description: 'How a destination stands; entry is a line of the block list',
  },
  disable: { id: 'desk.site.disable', defaultMessage: 'Disable link', description: 'Button' },
  disableText: {
    id: 'desk.site.disableText',
    defaultMessage: 'Visitors see why, the slug stays taken, and the owner gets a mail.',
    description: 'What happens when a link is disabled',
  },
  enable: { id: 'desk.site.enable', defaultMessage: 'Enable link', description: 'Button' },
  enableText: {
    id: 'desk.site.enableText',
    defaultMessage: 'Visitors are redirected again, without a warning.',
    description: 'What happens when a link is enabled',
  },
  contact: { id: 'desk.site.contact', defaultMessage: 'Show owner’s address', description: 'Button' },
  contactText: {
    id: 'desk.site.contactText',
    defaultMessage: 'Who asked and why is recorded. A note is required.',
    description: 'What happens when the address of an owner is shown',
  },
  contactIs: {
    id: 'desk.site.contactIs',
    defaultMessage: '{hasOwner, select, true {The owner’s address is {email}} other {Nobody owns this link}}',
    description: 'Answer: how the owner of a link is reached',
  },
  clearCache: { id: 'desk.site.clearCache', defaultMessage: 'Clear cache', description: 'Button' },
  cacheCleared: {
    id: 'desk.site.cacheCleared',
    defaultMessage: 'Cache cleared',
    description: 'Announced when what was cached of a link is forgotten',
  },
  suspendPerson: { id: 'desk.site.suspendPerson', defaultMessage: 'Suspend account', description: 'Button' },
  suspendPersonText: {
    id: 'desk.site.suspendPersonText',
    defaultMessage:
      'Ends all sessions and API tokens at once, and disables the links that this person created. Data is kept; a mail says why.',
    description: 'What happens when an account is suspended',
  },
  viewPerson: {
    id: 'desk.site.viewPerson',
    defaultMessage: 'View as this person',
    description: 'Button: shows the screens that somebody else sees',
  },
  viewPersonText: {
    id: 'desk.site.viewPersonText',
    defaultMessage:
      'Shows for 15 minutes what this person sees. Nothing can be changed, and secrets stay hidden. The group’s log shows that you looked. A note is required.',
    description: 'What happens when a site administrator looks at the screens of somebody else',
  },
  viewedGroup: {
    id: 'desk.site.viewedGroup',
    defaultMessage: 'In which group',
    description: 'Choice of one of the groups of a person',
  },
  brandDomain: {
    id: 'desk.site.brandDomain',
    defaultMessage: 'Custom domain',
    description: 'Heading of what was found: the domain of a group',
  },
  domainState: {
    id: 'desk.site.domainState',
    defaultMessage:
      '{state, select, site {Suspended by an administrator} plan {Suspended, the plan has no domains} claimed {Not verified yet} other {In service}}',
    description: 'How the domain of a group stands',
  },
  suspendDomain: { id: 'desk.site.suspendDomain', defaultMessage: 'Suspend domain', description: 'Button' },
  suspendDomainText: {
    id: 'desk.site.suspendDomainText',
    defaultMessage: 'Its links answer that they are out of service until you resume it. Nothing is deleted.',
    description: 'What happens when a domain is suspended',
  },
  resumeDomain: { id: 'desk.site.resumeDomain', defaultMessage: 'Resume domain', description: 'Button' },
  resumeDomainText: {
    id: 'desk.site.resumeDomainText',
    defaultMessage: 'Its links redirect again once its records are right.',
    description: 'What happens when a domain that was suspended serves again',
  },
  suspendBrowser: {
    id: 'desk.site.suspendBrowser',
    defaultMessage: 'Suspend browser',
    description: 'Button',
  },
  suspendBrowserText: {
    id: 'desk.site.suspendBrowserText',
    defaultMessage: 'Disables all guest links of this browser. It can create none for 30 days.',
    description: 'What happens when a browser is suspended',
  },
  block: { id: 'desk.site.block', defaultMessage: 'Block destination', description: 'Button' },
  blockText: {
    id: 'desk.site.blockText',
    defaultMessage: 'Links to it are disabled, and no new ones can be created.',
    description: 'What happens when a destination is blocked',
  },
  scope: {
    id: 'desk.site.scope',
    defaultMessage: 'What to block',
    description: 'Choice of how much is blocked',
  },
  scopeOf: {
    id: 'desk.site.scopeOf',
    defaultMessage:
      '{scope, select, exact {Only {entry}} host {Everything on {entry}} other {Everything below {entry}}}',
    description: 'How much is blocked; entry is an address, or a part of one',
  },
  confirmation: {
    id: 'desk.site.confirmation',
    defaultMessage: 'Type {entry} to confirm',
    description: 'Field: something has to be typed once more',
  },
  reason: { id: 'desk.site.reason', defaultMessage: 'Reason', description: 'Choice of a reason' },
  reasonOf: {
    id: 'desk.site.reasonOf',
    defaultMessage:
      '{reason, select, phishing {Phishing or fraud} malware {Malware} spam {Spam} illegal {Illegal content} other {Something else}}',
    description: 'Why something was done to a link',
  },
  note: { id: 'desk.site.note', defaultMessage: 'Note', description: 'Field for a text' },
  noteHint: {
    id: 'desk.site.noteHint',
    defaultMessage: 'For administrators only, at most 500 characters.',
    description: 'Below the field for a note',
  },
  cancel: { id: 'desk.site.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog' },
  busy: { id: 'desk.site.busy', defaultMessage: 'Saving…', description: 'The button, while it is done' },
  done: { id: 'desk.site.done', defaultMessage: 'Done', description: 'Announced when something is done' },
  actions: {
    id: 'desk.site.actions',
    defaultMessage: 'What administrators did',
    description: 'Heading of a list',
  },
  noActions: {
    id: 'desk.site.noActions',
    defaultMessage: 'Nothing yet',
    description: 'The list of what administrators did is empty',
  },
  noActionsText: {
    id: 'desk.site.noActionsText',
    defaultMessage: 'Each action appears here, with its reason.',
    description: 'The list of what administrators did is empty: what would be here',
  },
  kind: {
    id: 'desk.site.kind',
    defaultMessage:
      '{kind, select, linkDisabled {Link disabled} linkEnabled {Link enabled} browserSuspended {Browser suspended} personSuspended {Account suspended} addressBlocked {Destination blocked} cacheCleared {Cache cleared} personViewed {Viewed as this person} domainSuspended {Domain suspended} domainResumed {Domain resumed} other {Owner’s address shown}}',
    description: 'What an administrator did',
  },
  progress: {
    id: 'desk.site.progress',
    defaultMessage:
      '{state, select, running {Checking links: {lookedAt, number} so far, {disabled, number} disabled} done {Links disabled: {disabled, number}} undoing {Being undone. Links enabled so far: {enabled, number}} other {Undone. Links enabled: {enabled, number}}}',
    description: 'How far an action has come; lookedAt, disabled and enabled are numbers',
  },
  undo: { id: 'desk.site.undo', defaultMessage: 'Undo', description: 'Button' },
  undoOf: {
    id: 'desk.site.undoOf',
    defaultMessage: 'Undo: {action}, {subject}',
    description: 'Name of the button that undoes an action, for screen readers',
  },
  undone: {
    id: 'desk.site.undone',
    defaultMessage: 'It is being undone',
    description: 'Announced when an action is undone',
  },
});
