import { describeScreens } from '../support/gallery';
import { MEMBER_PAGES, PAGES } from './screens/pages';

describeScreens('every page', [
  ['of guests', { isMember: false, languages: 2, screens: PAGES }],
  ['of members', { isMember: true, languages: 2, screens: MEMBER_PAGES }],
]);
