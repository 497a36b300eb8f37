import type {
  SuspensionAppealDto,
  SuspensionAppealsDto,
} from '../../../src/modules/abuse/desk/http/dto/appeals.dto';
import type { Answered, Screen } from '../../support/screen';
import { asAdmin } from './desk-layers';

const APPEAL: Answered<SuspensionAppealDto> = {
  appealId: 5,
  text: '我的帳號被盜用了，連結不是我建立的。I have changed my password since, and removed what I found.',
  state: 'open',
  answer: null,
  appealedTime: '2026-11-28T08:00:00.000Z',
  answeredTime: null,
  person: {
    userId: 9,
    displayName: 'Mallory Byron',
    email: 'm•••@example.com',
    lang: 'en',
    isSiteAdmin: false,
    createTime: '2026-11-01T08:00:00.000Z',
    suspendedTime: '2026-11-27T08:00:00.000Z',
  },
  actionId: 4,
  reason: 'phishing',
  note: 'Forty links to the same login page.',
  suspendedTime: '2026-11-27T08:00:00.000Z',
  suspendedBy: 'Root',
  answeredBy: null,
};
const REFUSED: Answered<SuspensionAppealDto> = {
  ...APPEAL,
  appealId: 3,
  state: 'refused',
  answer: 'The links were made after you had changed your password.',
  answeredTime: '2026-11-28T09:00:00.000Z',
  answeredBy: 'Root',
};

/** No appeal waits. */
export const NO_APPEALS: Answered<SuspensionAppealsDto> = { appeals: [], start: -1, open: 0 };

const appeals = { path: '/admin/appeals', title: 'desk.appeals.title' } as const;
const listing = (listed: Answered<SuspensionAppealsDto>) => asAdmin({ 'appeals?*': listed, appeals: listed });

/** Where those who run the site answer suspended people. */
export const APPEAL_LAYERS: readonly Screen[] = [
  {
    name: 'appeals-empty',
    ...appeals,
    prepare: listing(NO_APPEALS),
    open: (visitor) => visitor.reads('desk.appeals.none'),
  },
  {
    name: 'appeals',
    ...appeals,
    prepare: listing({ appeals: [APPEAL], start: 4, open: 1 }),
    open: (visitor) => visitor.page.getByText(APPEAL.text).waitFor(),
  },
  {
    name: 'appeals-answered',
    ...appeals,
    path: '/admin/appeals?state=refused',
    prepare: listing({ appeals: [REFUSED], start: -1, open: 0 }),
    open: (visitor) => visitor.page.getByText(REFUSED.answer ?? '').waitFor(),
  },
];
