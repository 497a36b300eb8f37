export { FirstLink } from './components/lazy-first-link';
export { type CreatedLink, createLinksApi, type LinkPage, type LinksApi, type ListedLink } from './links.api';
export { type HistoryShelf, LinksStore } from './links.store';
