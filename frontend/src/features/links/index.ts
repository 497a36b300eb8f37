export { type CreatedLink, createLinksApi, type LinksApi } from './links.api';
export { type HistoryShelf, LinksStore } from './links.store';
