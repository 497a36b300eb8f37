export { appPage } from './app-page';
export { cardPage } from './card-page';
export { gonePage } from './gone-page';
export { hostUnknownPage } from './host-unknown-page';
export { notFoundPage } from './not-found-page';
export { pixelPage } from './pixel-page';
export { unavailablePage } from './unavailable-page';
export type { VisitPage } from './visit-page';
export { warningPage } from './warning-page';
