import { defineMessages } from '../../i18n/define-messages';

export const onboardingMessages = defineMessages({
  title: {
    id: 'session.start.title',
    defaultMessage: 'Welcome to Linklet',
    description: 'Title of the first steps of a new member, until the first of them can be shown',
  },
  progress: {
    id: 'session.start.progress',
    defaultMessage: 'Step {step} of {count}',
    description: 'Above the title of each first step of a new member',
  },
  nameTitle: {
    id: 'session.start.name.title',
    defaultMessage: 'What should we call you?',
    description: 'Title of the first step',
  },
  nameText: {
    id: 'session.start.name.text',
    defaultMessage: 'People in your groups see this name; visitors of your links do not.',
    description: 'Below the title of the first step',
  },
  name: { id: 'session.start.name.field', defaultMessage: 'Your name', description: 'Name of the field' },
  language: {
    id: 'session.start.language',
    defaultMessage: 'Language of Linklet and its emails',
    description: 'Name of the list of languages',
  },
  addressTitle: {
    id: 'session.start.address.title',
    defaultMessage: 'Your own subdomain',
    description: 'Title of the second step',
  },
  addressText: {
    id: 'session.start.address.text',
    defaultMessage:
      'Put a name that people know at the start of your links. You can change it later in the settings.',
    description: 'Below the title of the second step',
  },
  address: {
    id: 'session.start.address.field',
    defaultMessage: 'Your subdomain',
    description: 'Name of the field',
  },
  addressHint: {
    id: 'session.start.address.hint',
    defaultMessage: '3 to 20 lowercase letters and digits',
    description: 'Below the field',
  },
  checking: {
    id: 'session.start.address.checking',
    defaultMessage: 'Checking availability…',
    description: 'Below the field',
  },
  free: {
    id: 'session.start.address.free',
    defaultMessage: '{address} is available',
    description: 'Below the field',
  },
  linkTitle: {
    id: 'session.start.link.title',
    defaultMessage: 'Create your first short link',
    description: 'Title of the third step',
  },
  linkText: {
    id: 'session.start.link.text',
    defaultMessage: 'Paste any long URL: an article, a shop, a form, a video.',
    description: 'Below the title of the third step',
  },
  back: { id: 'session.start.back', defaultMessage: 'Back', description: 'Button to the step before' },
  skip: { id: 'session.start.skip', defaultMessage: 'Skip', description: 'Button that leaves a step out' },
  save: { id: 'session.start.save', defaultMessage: 'Save and continue', description: 'Button of a step' },
  finish: { id: 'session.start.finish', defaultMessage: 'Finish', description: 'Button of the last step' },
  previewTitle: {
    id: 'session.start.preview',
    defaultMessage: 'Preview',
    description: 'Above a picture of the links to come',
  },
  doneTitle: {
    id: 'session.start.done.title',
    defaultMessage: 'You are all set, {name}!',
    description: 'Title at the end of the first steps',
  },
  doneTitleNameless: {
    id: 'session.start.done.titleNameless',
    defaultMessage: 'You are all set!',
    description: 'Title at the end of the first steps of somebody without a name',
  },
  doneText: {
    id: 'session.start.done.text',
    defaultMessage: 'Your links, clicks and settings are available on every device you log in on.',
    description: 'Below the title above',
  },
  toLinks: { id: 'session.start.toLinks', defaultMessage: 'See your links', description: 'Button' },
  goOn: {
    id: 'session.start.goOn',
    defaultMessage: 'Continue',
    description: 'Button to where the visitor was headed',
  },
  toHome: { id: 'session.start.toHome', defaultMessage: 'Shorten another link', description: 'Button' },
});
