export type { LabelsApi, LinkTag, Tag, Tool } from './labels.api';
export { createLabelsApi } from './create-labels.api';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadTagPicker = () => import('./components/TagPicker');
