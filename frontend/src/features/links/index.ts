export { FirstLink } from './components/lazy-first-link';
export { type CreatedLink, createLinksApi, type LinksApi } from './links.api';
export { type HistoryShelf, LinksStore } from './links.store';
