export { createEditorApi, type EditorApi, type LinkChange, type LinkDetails } from './editor.api';
export { SettingFolds } from './components/SettingFolds';
export { TargetTable } from './components/TargetTable';
export { summariesOf } from './fold-summaries';
export { editsOf, endOf, fieldOf, type LinkFields, type LinkValues, valuesOf } from './link-values';
export { tagPlace } from './tag-place';
