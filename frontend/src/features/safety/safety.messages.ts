import { defineMessages } from '../../i18n/define-messages';

export const safetyMessages = defineMessages({
  warned: {
    id: 'safety.warned',
    defaultMessage: 'Visitors see a warning first',
    description: 'Heading of a notice: a page that warns stands before the destination of a link',
  },
  refused: {
    id: 'safety.refused',
    defaultMessage: 'This short link is disabled',
    description: 'Heading of a notice: the link was switched off by those who run the site',
  },
  threat: {
    id: 'safety.threat',
    defaultMessage: 'The destination is known to be harmful.',
    description: 'Why visitors are warned: the page spreads malware or steals passwords',
  },
  young: {
    id: 'safety.young',
    defaultMessage:
      'The domain of the destination was registered less than 30 days ago, as fraudulent sites often are.',
    description: 'Why visitors are warned',
  },
  freeHost: {
    id: 'safety.freeHost',
    defaultMessage: 'Anyone can get such a domain for free, so visitors cannot tell who is behind it.',
    description: 'Why visitors are warned: free DNS, free pages, tunnels',
  },
  reported: {
    id: 'safety.reported',
    defaultMessage: 'This link was reported and is being reviewed.',
    description: 'Why visitors are warned',
  },
  blocked: {
    id: 'safety.blocked',
    defaultMessage:
      'Its destination is on this site’s block list. The link works again once you change the destination.',
    description: 'Why a link is switched off',
  },
  abuse: {
    id: 'safety.abuse',
    defaultMessage: 'It was disabled because of abuse. Its name stays reserved.',
    description: 'Why a link is switched off by those who run the site',
  },
  ways: {
    id: 'safety.ways',
    defaultMessage: 'To remove the warning:',
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
    defaultMessage: 'The warning disappears after the next check, within a few hours.',
    description: 'Below “Verify your phone number”',
  },
  verified: {
    id: 'safety.verified',
    defaultMessage:
      'Your phone number is verified. The warning disappears after the next check, within a few hours.',
    description: 'In place of “Verify your phone number”',
  },
  subdomain: {
    id: 'safety.subdomain',
    defaultMessage: 'Move it to your own subdomain',
    description: 'Link: a way to have no warning; leads to where a subdomain is chosen',
  },
  elsewhere: {
    id: 'safety.elsewhere',
    defaultMessage: 'Change the destination',
    description: 'A way to have no warning',
  },
});
