export { createEditorApi, type EditorApi, type LinkChange, type LinkDetails } from './editor.api';
export { SectionFolds } from './components/SectionFolds';
export { TargetTable } from './components/TargetTable';
export { editsOf, endOf, fieldOf, type LinkFields, type LinkValues, valuesOf } from './link-values';
export { tagPlace } from './tag-place';
