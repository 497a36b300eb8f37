export { createHelpApi, type HelpApi } from './help.api';

/** What lies over the pages comes when it is wanted: each is the module of one component. */
export const loadHelpBubble = () => import('./components/HelpBubble');
export const loadFeaturePopup = () => import('./components/FeaturePopup');
