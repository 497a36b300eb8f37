export { createLinksApi, type LinksApi } from './links.api';
export { LinksStore } from './links.store';
