import { defineMessages } from '../../i18n/define-messages';

/** What can be wrong with a link, in a word and in a sentence. */
export const reasonMessages = defineMessages({
  name: {
    id: 'report.reason.name',
    defaultMessage:
      '{reason, select, phishing {Phishing} malware {Malware} spam {Spam} illegal {Illegal content} other {Something else}}',
    description: 'What is wrong with a link',
  },
  text: {
    id: 'report.reason.text',
    defaultMessage:
      '{reason, select, phishing {It pretends to be somebody else, to get passwords or money} malware {It loads or starts something harmful} spam {It is sent to people who never asked for it} illegal {What it shows is against the law} other {Tell us below}}',
    description: 'Explains what is wrong with a link, below its name',
  },
});

/** The form that reports a link. */
export const reportMessages = defineMessages({
  title: { id: 'report.title', defaultMessage: 'Report a short link', description: 'Title of the page' },
  lead: {
    id: 'report.lead',
    defaultMessage: 'Did a short link lead you somewhere harmful? Tell us. Somebody looks at every report.',
    description: 'Below the title',
  },
  link: { id: 'report.link', defaultMessage: 'Short link', description: 'Label of a field' },
  linkHint: {
    id: 'report.linkHint',
    defaultMessage: 'As it was sent to you, such as {example}',
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
    defaultMessage: '{count, number} of {limit, number} characters. Where you met the link helps us most.',
    description: 'Below the field of many lines',
  },
  email: {
    id: 'report.email',
    defaultMessage: 'Your e-mail address (optional)',
    description: 'Label of a field',
  },
  emailHint: {
    id: 'report.emailHint',
    defaultMessage: 'Only for questions. We delete it 90 days after the case is closed.',
    description: 'Below the field of the e-mail address',
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
      'Your report is in our queue. If the link is one of ours and does harm, we switch it off or warn its visitors.',
    description: 'After a report was sent; nobody learns whether the link exists',
  },
  receipt: {
    id: 'report.receipt',
    defaultMessage: 'Number of your report',
    description: 'Above a number such as K7QM-XR3P-HC4N',
  },
  another: { id: 'report.another', defaultMessage: 'Report another link', description: 'Button' },
  home: { id: 'report.home', defaultMessage: 'To the home page', description: 'Button' },
});
