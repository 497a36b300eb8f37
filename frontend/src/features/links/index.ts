import type { LinksApi } from './links.api';
import type { DeviceLinksStore } from './device-links.store';
import type { KeptLists } from './list/kept-lists';

export { FirstLink } from './components/lazy-first-link';
export { MadeLink, Result } from './components/lazy-result';
export { OwnLink } from './components/OwnLink';
export { LinkHistory } from './components/LinkHistory';
export { RecentLinks } from './components/lazy-recent-links';
export { ShortenForm } from './components/ShortenForm';
export type { ShortenFormProps } from './shorten/shorten-form-props';
export { WhyLinklet } from './components/WhyLinklet';
export { homeMessages } from './links.messages';
export { ShortenFormStore } from './shorten-form.store';
export { optionMessages } from './shorten/shorten.messages';
export type { NewLinkOptions } from './shorten/new-link-options';
export { analyticsPath } from './analytics-path';
export { editorPath } from './editor-path';
export { pathOnDomain } from './path-on-domain';
export { trackingPath } from './tracking-path';
export { linkProblems } from './links-problem.messages';
export { type CreatedLink, createLinksApi, type LinksApi, type ListedLink } from './links.api';
export { type HistoryShelf, DeviceLinksStore } from './device-links.store';
export { type BulkApi, createBulkApi } from './bulk/bulk.api';
export { SlugCheckStore } from './shorten/slug-check.store';
export { KeptLists } from './list/kept-lists';
export { createLinkListApi, type LinkListApi } from './list/list.api';

/** Loaded when they are opened: no first look at a page needs them. */
export const loadMoveDialog = () => import('./components/MoveDialog');
export const loadReturnDialog = () => import('./components/ReturnDialog');

declare module '../../shared/store-context' {
  interface Stores {
    readonly deviceLinks: DeviceLinksStore;
    readonly keptLists: KeptLists;
    readonly linksApi: LinksApi;
  }
}
