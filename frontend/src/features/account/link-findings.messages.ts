import { defineMessages } from '../../i18n/define-messages';

export const linkFindingTexts = defineMessages({
  warned: {
    id: 'account.notice.linkWarned',
    defaultMessage:
      'Visitors of {address} now see a warning first because {because, select, threat {{host} is on a list of dangerous sites.} other {people reported it.}}',
    description:
      'Notification to whoever made the link, and admins of its group; a short link, and a host like “example.com”',
  },
  disabled: {
    id: 'account.notice.linkDisabled',
    defaultMessage:
      '{address} was disabled because {because, select, blocked {{host} is on our block list.} other {people reported it.}} If this is a mistake, ask us to review it.',
    description:
      'Notification to whoever made the link, and admins of its group; a short link, and a host like “example.com”',
  },
  restored: {
    id: 'account.notice.linkRestored',
    defaultMessage: '{address} works again and redirects visitors without a warning.',
    description: 'Notification to whoever made the link, and admins of its group; a short link',
  },
  upheld: {
    id: 'account.notice.linkUpheld',
    defaultMessage: 'We reviewed {address} as you asked. Our decision stands.',
    description: 'Notification to whoever made the link, and admins of its group; a short link',
  },
});

export const linkFindingKinds = defineMessages({
  judged: {
    id: 'account.noticeKind.linkJudged',
    defaultMessage: 'Decisions about your links that were reported or found dangerous',
    description: 'Kind of notifications, which always arrive',
  },
});
