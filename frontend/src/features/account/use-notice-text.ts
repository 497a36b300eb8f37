import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../shared/store-context';
import { formatDate } from '../../shared/dates';
import { readableAddress } from '../../shared/format';
import { planMessages } from '../../shared/plan.messages';
import { limitName, moneyText } from '../billing';
import type { AppNotification } from './account.api';
import { useDeviceName } from '../../shared/use-device-name';
import { lookOf } from './notification-looks';
import { teamNoticeNames } from './team-notices.messages';

const textOf = (value: string | number | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function sumOf({ amount, currency }: AppNotification['params'], locale: string): string {
  if (typeof amount !== 'number') return '';
  return moneyText(locale, amount, currency === 'TWD' ? 'TWD' : 'USD');
}

/** What a notification says, with the names of today; words stand for people and things that have none any more. */
export function useNoticeText({ type, params }: AppNotification): string {
  const intl = useIntl();
  const nameOf = useDeviceName();
  const { catalogue } = useStores();
  const isAboutPlan = type === 'plan-changed';
  useEffect(() => {
    if (isAboutPlan) void catalogue.load();
  }, [catalogue, isAboutPlan]);
  const group = textOf(params['groupName']);
  const person = textOf(params['personName']);
  const endsAt = textOf(params['endsAt']);
  const plan = catalogue.named(textOf(params['to']))?.displayPlan;
  return intl.formatMessage(lookOf(type).text, {
    ...params,
    device: nameOf({ browser: textOf(params['browser']), os: textOf(params['os']) }),
    address: readableAddress(textOf(params['shortUrl']) ?? ''),
    because: textOf(params['because']) ?? 'reported',
    diverted: String(params['hasBackup'] === 1),
    who: person === null ? 'unknown' : 'known',
    person,
    group:
      group === null
        ? intl.formatMessage(teamNoticeNames.goneGroup)
        : intl.formatMessage(teamNoticeNames.group, { name: group }),
    limit: intl.formatMessage(limitName(textOf(params['limit'])) ?? teamNoticeNames.otherLimit),
    sum: sumOf(params, intl.locale),
    date: endsAt === null ? '' : formatDate(intl.locale, endsAt, 'long'),
    knowsPlan: String(plan !== undefined),
    plan: plan === undefined ? '' : intl.formatMessage(planMessages.name, { plan }),
  });
}
