import { describeScreens } from '../support/gallery';
import { MEMBER_PAGES, PAGES } from './screens/pages';

describeScreens('every page', [
  ['of guests', { isMember: false, screens: PAGES }],
  ['of members', { isMember: true, screens: MEMBER_PAGES }],
]);
