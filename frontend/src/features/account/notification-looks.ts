import type { MessageDescriptor } from 'react-intl';
import { PATHS, pathTo } from '../../shared/paths';
import {
  BellIcon,
  CheckIcon,
  DevicesIcon,
  LinkIcon,
  MailIcon,
  PersonIcon,
  PriceIcon,
  ShieldIcon,
  UsageIcon,
  WarningIcon,
} from '../../shared/ui/icons';
import { editorPath } from '../links';
import type { AppNotification } from './account.api';
import { noticeTexts } from './notifications.messages';
import { outageNoticeTexts } from './outage-notices.messages';
import { paymentNoticeTexts } from './payment-notices.messages';
import { linkFindingTexts } from './link-findings.messages';
import { teamNoticeTexts } from './team-notices.messages';

type Params = AppNotification['params'];

/** How a kind of notification is shown. */
interface NoticeLook {
  readonly text: MessageDescriptor;
  readonly Icon: typeof BellIcon;
  /** Where the reader can do something about it. */
  readonly to: (params: Params) => string;
}

const DEVICES = () => `${PATHS.settings}#devices`;
const GROUPS = () => `${PATHS.settings}#groups`;
/** A page of the group that the notification is about; of all groups when it names none. */
const inGroup = (pathOf: (groupId: number) => string) => (params: Params) =>
  typeof params['groupId'] === 'number' ? pathOf(params['groupId']) : GROUPS();
const MEMBERS = inGroup((groupId) => pathTo('members', groupId));
const USAGE = inGroup((groupId) => `${PATHS.usage}?group=${groupId}`);
const BILLING = inGroup((groupId) => `${PATHS.billing}?group=${groupId}`);
const RECEIPT = ({ groupId, externalId }: Params) =>
  typeof groupId === 'number' && typeof externalId === 'string'
    ? `${pathTo('receipt', externalId)}?group=${groupId}`
    : PATHS.billing;

/** The link that it is about, wherever it stands by now; its group's links when it has another name. */
const LINK = ({ groupId, encodeId, domain }: Params) =>
  typeof groupId === 'number' && typeof encodeId === 'string'
    ? editorPath(groupId, encodeId, typeof domain === 'string' ? domain : undefined)
    : PATHS.home;

const LOOKS: Readonly<Record<string, NoticeLook>> = {
  welcome: { text: noticeTexts.welcome, Icon: LinkIcon, to: () => PATHS.home },
  'new-browser': { text: noticeTexts.newBrowser, Icon: DevicesIcon, to: DEVICES },
  'session-ended': { text: noticeTexts.sessionEnded, Icon: ShieldIcon, to: DEVICES },
  'email-changed': { text: noticeTexts.emailChanged, Icon: MailIcon, to: () => `${PATHS.settings}#sign-in` },
  news: { text: noticeTexts.news, Icon: BellIcon, to: () => PATHS.help },
  invited: { text: teamNoticeTexts.invited, Icon: PersonIcon, to: GROUPS },
  'invitation-accepted': { text: teamNoticeTexts.invitationAccepted, Icon: PersonIcon, to: MEMBERS },
  'role-changed': { text: teamNoticeTexts.roleChanged, Icon: PersonIcon, to: MEMBERS },
  'removed-from-group': { text: teamNoticeTexts.removedFromGroup, Icon: PersonIcon, to: GROUPS },
  'limit-neared': { text: teamNoticeTexts.limitNeared, Icon: UsageIcon, to: USAGE },
  'limit-reached': { text: teamNoticeTexts.limitReached, Icon: UsageIcon, to: USAGE },
  'destination-down': { text: outageNoticeTexts.down, Icon: WarningIcon, to: LINK },
  'destination-back': { text: outageNoticeTexts.back, Icon: CheckIcon, to: LINK },
  'link-warned': { text: linkFindingTexts.warned, Icon: WarningIcon, to: LINK },
  'link-disabled': { text: linkFindingTexts.disabled, Icon: WarningIcon, to: LINK },
  'link-restored': { text: linkFindingTexts.restored, Icon: CheckIcon, to: LINK },
  'link-upheld': { text: linkFindingTexts.upheld, Icon: WarningIcon, to: LINK },
  'plan-changed': { text: teamNoticeTexts.planChanged, Icon: UsageIcon, to: USAGE },
  'payment-received': { text: paymentNoticeTexts.received, Icon: PriceIcon, to: RECEIPT },
  'payment-failed': { text: paymentNoticeTexts.failed, Icon: WarningIcon, to: BILLING },
  'subscription-ended': { text: paymentNoticeTexts.ended, Icon: PriceIcon, to: BILLING },
};

const OTHER: NoticeLook = { text: noticeTexts.other, Icon: BellIcon, to: () => PATHS.log };

export const lookOf = (type: string): NoticeLook =>
  (Object.hasOwn(LOOKS, type) ? LOOKS[type] : undefined) ?? OTHER;
