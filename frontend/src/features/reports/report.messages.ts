import { defineMessages } from '../../i18n/define-messages';

/** What can be wrong with a link, in a word and in a sentence. */
export const reasonMessages = defineMessages({
  name: {
    id: 'report.reason.name',
    defaultMessage:
      '{reason, select, phishing {Phishing} malware {Malware} spam {Spam} illegal {Illegal content} other {Other}}',
    description: 'What is wrong with a link',
  },
  text: {
    id: 'report.reason.text',
    defaultMessage:
      '{reason, select, phishing {Impersonates someone to steal passwords or money} malware {Downloads or runs something harmful} spam {Sent to people who did not ask for it} illegal {Shows content that is against the law} other {Describe it below}}',
    description: 'Explains what is wrong with a link, below its name',
  },
});

/** The form that reports a link. */
export const reportMessages = defineMessages({
  title: { id: 'report.title', defaultMessage: 'Report a short link', description: 'Title of the page' },
  lead: {
    id: 'report.lead',
    defaultMessage: 'Did a short link lead to a harmful page? Tell us. We review every report.',
    description: 'Below the title',
  },
  link: { id: 'report.link', defaultMessage: 'Short link', description: 'Label of a field' },
  linkHint: {
    id: 'report.linkHint',
    defaultMessage: 'As you received it, such as {example}',
    description: 'Below the field of the short link',
  },
  reason: {
    id: 'report.reason',
    defaultMessage: 'What is wrong with it?',
    description: 'Above five choices',
  },
  details: {
    id: 'report.details',
    defaultMessage: 'What happened? (optional)',
    description: 'Label of a field of many lines',
  },
  detailsHint: {
    id: 'report.detailsHint',
    defaultMessage: '{count, number} of {limit, number} characters. Tell us where you found the link.',
    description: 'Below the field of many lines',
  },
  email: {
    id: 'report.email',
    defaultMessage: 'Your email address (optional)',
    description: 'Label of a field',
  },
  emailHint: {
    id: 'report.emailHint',
    defaultMessage: 'Only for questions. We delete it 90 days after the case is closed.',
    description: 'Below the field of the email address',
  },
  send: { id: 'report.send', defaultMessage: 'Send report', description: 'Button' },
  sending: {
    id: 'report.sending',
    defaultMessage: 'Sending…',
    description: 'Button while the report is sent',
  },
  sentTitle: { id: 'report.sentTitle', defaultMessage: 'Thank you', description: 'After a report was sent' },
  sentText: {
    id: 'report.sentText',
    defaultMessage:
      'Your report will be reviewed. If the link is one of ours and is harmful, we disable it or warn its visitors.',
    description: 'After a report was sent; nobody learns whether the link exists',
  },
  receipt: {
    id: 'report.receipt',
    defaultMessage: 'Report reference',
    description: 'Above a number such as K7QM-XR3P-HC4N',
  },
  another: { id: 'report.another', defaultMessage: 'Report another link', description: 'Button' },
  home: { id: 'report.home', defaultMessage: 'Go to the home page', description: 'Button' },
});
