import { defineMessages } from '../../i18n/define-messages';

export const safetyMessages = defineMessages({
  warned: {
    id: 'safety.warned',
    defaultMessage: 'Visitors see a warning first',
    description: 'Heading of a notice: a page that warns stands before the destination of a link',
  },
  refused: {
    id: 'safety.refused',
    defaultMessage: 'This short link is switched off',
    description: 'Heading of a notice: the link was switched off by those who run the site',
  },
  threat: {
    id: 'safety.threat',
    defaultMessage: 'The destination is known for harm to those who open it.',
    description: 'Why visitors are warned: the page spreads malware or steals passwords',
  },
  young: {
    id: 'safety.young',
    defaultMessage:
      'The domain of the destination was registered less than 30 days ago. Pages that cheat are seldom older.',
    description: 'Why visitors are warned',
  },
  freeHost: {
    id: 'safety.freeHost',
    defaultMessage: 'Anybody gets such a domain for nothing, so visitors cannot tell who is behind it.',
    description: 'Why visitors are warned: free DNS, free pages, tunnels',
  },
  reported: {
    id: 'safety.reported',
    defaultMessage: 'Somebody reported this link, and whoever runs this site is looking at it.',
    description: 'Why visitors are warned',
  },
  blocked: {
    id: 'safety.blocked',
    defaultMessage:
      'Its destination is on the block list of this site. It leads on as soon as you give it another one.',
    description: 'Why a link is switched off',
  },
  abuse: {
    id: 'safety.abuse',
    defaultMessage: 'It was switched off because it was abused. Its name stays taken.',
    description: 'Why a link is switched off by those who run the site',
  },
  ways: {
    id: 'safety.ways',
    defaultMessage: 'So that nobody is warned any more:',
    description: 'Above a list of what the owner of a link can do',
  },
  logIn: {
    id: 'safety.logIn',
    defaultMessage: 'Log in and verify your phone number',
    description: 'Link: a way to have no warning, for guests',
  },
  verify: {
    id: 'safety.verify',
    defaultMessage: 'Verify your phone number',
    description: 'Link: a way to have no warning, for members',
  },
  verifyHint: {
    id: 'safety.verifyHint',
    defaultMessage: 'The warning is gone at the next look, within some hours.',
    description: 'Below “Verify your phone number”',
  },
  verified: {
    id: 'safety.verified',
    defaultMessage: 'Your phone number is verified: the warning is gone at the next look, within some hours.',
    description: 'In place of “Verify your phone number”',
  },
  subdomain: {
    id: 'safety.subdomain',
    defaultMessage: 'Let it stand on a short address of your own',
    description: 'Link: a way to have no warning; leads to where a subdomain is chosen',
  },
  elsewhere: {
    id: 'safety.elsewhere',
    defaultMessage: 'Give it another destination',
    description: 'A way to have no warning',
  },
});
