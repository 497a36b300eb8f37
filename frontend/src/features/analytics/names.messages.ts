import { defineMessages } from '../../i18n/define-messages';

export const reportNameMessages = defineMessages({
  direct: {
    id: 'analytics.name.direct',
    defaultMessage: 'Direct',
    description: 'Where somebody came from: no site or app is known',
  },
  qr: {
    id: 'analytics.name.qr',
    defaultMessage: 'QR code',
    description: 'Where somebody came from',
  },
  bahamut: {
    id: 'analytics.name.bahamut',
    defaultMessage: 'Bahamut',
    description: 'Name of a Taiwanese site',
  },
  yahooMail: {
    id: 'analytics.name.yahooMail',
    defaultMessage: 'Yahoo Mail',
    description: 'Where somebody came from',
  },
  baidu: {
    id: 'analytics.name.baidu',
    defaultMessage: 'Baidu',
    description: 'Where somebody came from',
  },
  weibo: {
    id: 'analytics.name.weibo',
    defaultMessage: 'Weibo',
    description: 'Where somebody came from',
  },
  xiaohongshu: {
    id: 'analytics.name.xiaohongshu',
    defaultMessage: 'Xiaohongshu (RedNote)',
    description: 'Where somebody came from',
  },
  icloudMail: {
    id: 'analytics.name.icloudMail',
    defaultMessage: 'iCloud Mail',
    description: 'Where somebody came from',
  },
  yandexMail: {
    id: 'analytics.name.yandexMail',
    defaultMessage: 'Yandex Mail',
    description: 'Where somebody came from',
  },
  naverMail: {
    id: 'analytics.name.naverMail',
    defaultMessage: 'NAVER Mail',
    description: 'Where somebody came from',
  },
  qqMail: {
    id: 'analytics.name.qqMail',
    defaultMessage: 'QQ Mail',
    description: 'Where somebody came from',
  },
  neteaseMail: {
    id: 'analytics.name.neteaseMail',
    defaultMessage: 'NetEase Mail',
    description: 'Where somebody came from',
  },
  otherSites: {
    id: 'analytics.name.otherSites',
    defaultMessage: 'Other sites',
    description: 'Where people came from: sites without an entry of their own',
  },
  others: {
    id: 'analytics.name.others',
    defaultMessage: 'Other or unknown',
    description: 'What is not known, or not told apart',
  },
  townInRegion: {
    id: 'analytics.name.townInRegion',
    defaultMessage: '{town}, {region}',
    description: 'A town with the part of the country that it is in, such as: Zhubei, Hsinchu County',
  },
  rest: {
    id: 'analytics.name.rest',
    defaultMessage: 'All others',
    description: 'Last entry of a long list: all that are not listed by themselves, together',
  },
});
