export { AppCard } from './components/cards';
export { CardPicture } from './components/CardPicture';
export { PreviewPanel } from './components/lazy-preview-panel';
export { createPreviewApi } from './create-preview.api';
export { createCardFetchesApi } from './fetches/create-card-fetches.api';
export type { CardFetchesApi, CardReport } from './fetches/fetches.api';
export type { PreviewApi, PreviewChange, PreviewedLink } from './preview.api';
export { createSuggestionsApi } from './suggest/create-suggestions.api';
export type { SuggestionsApi } from './suggest/suggestions.api';
