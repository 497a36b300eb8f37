export type { LabelsApi, LinkTag, Tag, TagList, Tool } from './labels.api';
export { createLabelsApi } from './create-labels.api';
export { loadTagWords, TagWords } from './components/lazy-tag-words';
export { TagLink } from './components/TagLink';
export { TagWordsStore } from './tag-words.store';
export type { WordPlace } from './word-place';
export { PixelChoice } from './components/lazy-pixel-choice';
export { type ChosenTool, chosenTools } from './chosen-tools';
export { linkToolMessages } from './link-tools.messages';
export { MediumWarning } from './components/ToolFacts';
export { isKnownMedium } from './known-medium';
export { labelProblems } from './labels-problem.messages';
export { fieldHints as toolFieldHints, fieldLabels as toolFieldLabels } from './tool-form.messages';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadTagPicker = () => import('./components/TagPicker');
