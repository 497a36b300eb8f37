export type { LabelsApi, LinkTag, Tag, TagList, Tool } from './labels.api';
export { createLabelsApi } from './create-labels.api';
export { TagWords } from './components/lazy-tag-words';
export { TagLink } from './components/TagLink';
export { TagWordsStore } from './tag-words.store';
export { LinkToolsField } from './components/lazy-link-tools-field';
export { MediumWarning } from './components/ToolFacts';
export { isKnownMedium } from './known-medium';
export { labelProblems } from './labels-problem.messages';
export { fieldHints as toolFieldHints, fieldLabels as toolFieldLabels } from './tool-form.messages';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadTagPicker = () => import('./components/TagPicker');

/** In a fold that is opened seldom. */
export const loadPixelChoice = () => import('./components/PixelChoice');
