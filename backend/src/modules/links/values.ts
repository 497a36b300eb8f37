/** The words in which links are spoken of: values and pure rules, for the domains of the modules above. */
export {
  answerText,
  concernsHost,
  healthOf,
  isOnTheWay,
  type ProbeAnswer,
} from './core/domain/health/destination-health';
export { NEW_LINK_SETTINGS } from './core/domain/link-settings';
export {
  NO_FINDINGS,
  LINK_WARNINGS,
  type LinkDisabling,
  type LinkFindings,
  type LinkWarning,
} from './core/domain/link-findings';
export { isAppAddress, type LinkTarget, TARGET_KINDS, type TargetKind } from './core/domain/link-target';
export type { LinkUtm } from './core/domain/link-utm';
export type { LinkForVisit } from './core/domain/link-for-visit';
export type { LinkState } from './core/domain/link-state';
export { firstSigns } from './core/domain/preview-text';
export { IMAGES_PATH, mediaTypeOf, uploadedName } from './core/domain/preview/image-name';
export { type LinkPreview, linkPreviewOf, UNREAD_PAGE } from './core/domain/preview/link-preview';
export { type QueryPair, readQuery, splitAddress } from './core/domain/query-cut';
export { isReserved } from './core/domain/reserved-words';
export { addressHostOf, webAddressesOf } from './core/domain/safety/link-addresses';
export { shortUrlOf } from './core/domain/short-url';
export { isSlug } from './core/domain/slug';
export {
  extraPathOf,
  forgivingSlugs,
  MAX_EXTRA_LENGTH,
  readVisitedPath,
  type VisitedPath,
} from './core/domain/visited-path';
export { youtubeVideoId } from './core/domain/youtube';
export type { TrackingValue } from './labels/domain/tracking-value';
