import { defineMessages } from '../../../i18n/define-messages';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';

export const suggestMessages = defineMessages({
  open: {
    id: 'suggest.open',
    defaultMessage: 'Suggest title and description',
    description: 'Button in the editor of a link preview; opens a place that suggests texts',
  },
  what: {
    id: 'suggest.what',
    defaultMessage: 'What to suggest',
    description: 'Name of the choice between title and description',
  },
  style: { id: 'suggest.style', defaultMessage: 'Style', description: 'Label of the list of styles' },
  language: {
    id: 'suggest.language',
    defaultMessage: 'Language',
    description: 'Label of the list of languages that texts are suggested in',
  },
  languageOfPage: {
    id: 'suggest.languageOfPage',
    defaultMessage: 'Same as the page',
    description: 'First in the list of languages that texts are suggested in',
  },
  ask: { id: 'suggest.ask', defaultMessage: 'Suggest', description: 'Button that asks for suggestions' },
  asking: {
    id: 'suggest.asking',
    defaultMessage: 'Reading the page…',
    description: 'On the button, while suggestions are being made; may take some seconds',
  },
  list: {
    id: 'suggest.list',
    defaultMessage: 'Suggestions',
    description: 'Name of the list of suggested texts',
  },
  none: {
    id: 'suggest.none',
    defaultMessage: 'No suggestions yet.',
    description: 'Instead of the list of suggested texts',
  },
  use: { id: 'suggest.use', defaultMessage: 'Use', description: 'Button beside a suggested text' },
  useText: {
    id: 'suggest.useText',
    defaultMessage: 'Use “{text}”',
    description: 'Name of the button beside a suggested text, for screen readers',
  },
  used: {
    id: 'suggest.used',
    defaultMessage: 'The text has been inserted. Save to keep it.',
    description: 'Said to screen readers after a suggested text was chosen',
  },
  came: {
    id: 'suggest.came',
    defaultMessage: '{count, plural, =0 {No suggestions.} one {# suggestion} other {# suggestions}}',
    description: 'Said to screen readers when suggestions have come',
  },
  fromAi: {
    id: 'suggest.fromAi',
    defaultMessage: 'AI',
    description: 'Mark on a suggested text that a language model has written',
  },
  fromPage: {
    id: 'suggest.fromPage',
    defaultMessage: 'From the page itself',
    description: 'Mark on a suggested text that was taken from the page, word for word',
  },
  caution: {
    id: 'suggest.caution',
    defaultMessage: 'AI can make mistakes. Check the text before you save it.',
    description: 'Below the suggestions of a language model',
  },
});

export const typeMessages = defineMessages({
  title: { id: 'suggest.type.title', defaultMessage: 'Title', description: 'What can be suggested' },
  description: {
    id: 'suggest.type.description',
    defaultMessage: 'Description',
    description: 'What can be suggested',
  },
});

export const textStyleMessages = defineMessages({
  plain: { id: 'suggest.style.plain', defaultMessage: 'Plain', description: 'A style of suggested texts' },
  concise: {
    id: 'suggest.style.concise',
    defaultMessage: 'Short',
    description: 'A style of suggested texts',
  },
  friendly: {
    id: 'suggest.style.friendly',
    defaultMessage: 'Friendly',
    description: 'A style of suggested texts',
  },
  catchy: { id: 'suggest.style.catchy', defaultMessage: 'Lively', description: 'A style of suggested texts' },
});

export const suggestionNoteMessages = defineMessages({
  off: {
    id: 'suggest.note.off',
    defaultMessage:
      'No AI is configured on this site, so these texts are taken from the page. This does not count against your limit.',
    description: 'Above suggestions that were taken from the page',
  },
  slow: {
    id: 'suggest.note.slow',
    defaultMessage:
      'The AI took too long, so these texts are taken from the page. This does not count against your limit.',
    description: 'Above suggestions that were taken from the page',
  },
  failed: {
    id: 'suggest.note.failed',
    defaultMessage:
      'The AI did not respond, so these texts are taken from the page. This does not count against your limit.',
    description: 'Above suggestions that were taken from the page',
  },
  silent: {
    id: 'suggest.note.silent',
    defaultMessage: 'The page cannot be read, or has no title and description. Please write them yourself.',
    description: 'Instead of suggestions',
  },
});

const problems = defineMessages({
  limitReached: {
    id: 'suggest.problem.limitReached',
    defaultMessage:
      'The monthly limit of suggestions is reached. It resets next month; a larger plan has more.',
    description: 'Error: the monthly limit of suggestions is reached',
  },
  linkGone: {
    id: 'suggest.problem.linkGone',
    defaultMessage: 'This link no longer exists. Reload the page.',
    description: 'Error: somebody deleted or moved the link',
  },
  notAllowed: {
    id: 'suggest.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can edit it.',
    description: 'Error: a link of somebody else',
  },
  seatReadOnly: {
    id: 'suggest.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
    description: 'Error: the reader may not change anything',
  },
});

export const suggestProblems: ProblemTexts = {
  'plan.limit-reached': problems.limitReached,
  'plan.seat-read-only': problems.seatReadOnly,
  'links.link-does-not-exist': problems.linkGone,
  'links.link-deleted': problems.linkGone,
  'links.not-allowed': problems.notAllowed,
};
