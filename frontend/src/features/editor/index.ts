export { createEditorApi, type EditorApi, type LinkChange, type LinkDetails } from './editor.api';
export { TargetTable } from './components/TargetTable';
