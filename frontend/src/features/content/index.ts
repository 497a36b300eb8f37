export type { Answer } from './blocks';
export { wordsOf } from './blocks';
export { Blocks } from './components/Blocks';
export { Contact } from './components/Contact';
export { type ContentApi, createContentApi } from './content.api';
export { loadContent } from './content-file';
export { contactMessages } from './content.messages';
export { SoonMark } from './components/SoonMark';
export { useContent } from './use-content';
