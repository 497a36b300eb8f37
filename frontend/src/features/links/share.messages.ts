import { defineMessages } from '../../i18n/define-messages';

export const shareMessages = defineMessages({
  line: {
    id: 'list.share.line',
    defaultMessage: 'Share on LINE',
    description: 'Entry of a menu: opens LINE with a short link to send to somebody',
  },
  device: {
    id: 'list.share.device',
    defaultMessage: 'Share with another app…',
    description: 'Entry of a menu: opens the sharing dialog of the device with a short link',
  },
});
