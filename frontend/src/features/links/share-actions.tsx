import type { IntlShape } from 'react-intl';
import type { Action } from '../../shared/ui/action';
import { ChatIcon, ShareIcon } from '../../shared/ui/icons';
import { shareMessages } from './share.messages';

/** LINE’s own page for sharing, which opens its app on phones. */
const LINE = 'https://social-plugins.line.me/lineit/share';

const canShare = (): boolean => 'share' in navigator;

/** The ways to send a short link to other people: LINE, and the device's own dialog where there is one. */
export const shareActions = (intl: IntlShape, address: string): readonly Action[] => [
  {
    key: 'line',
    label: intl.formatMessage(shareMessages.line),
    icon: <ChatIcon fontSize="small" />,
    href: `${LINE}?${new URLSearchParams({ url: address }).toString()}`,
  },
  ...(canShare()
    ? [
        {
          key: 'device',
          label: intl.formatMessage(shareMessages.device),
          icon: <ShareIcon fontSize="small" />,
          onSelect: () => {
            // Closing the dialog counts as a failure too; neither needs a word.
            navigator.share({ url: address }).catch(() => undefined);
          },
        },
      ]
    : []),
];
