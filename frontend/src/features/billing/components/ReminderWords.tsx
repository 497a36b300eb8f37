import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { planFeatureMessages, planLimitMessages } from '../limit.messages';
import { localCurrency, moneyText } from '../money';
import { amountText, planName } from '../plan-words';
import type { Reminder } from '../reminder';
import { reminderMessages } from '../reminder.messages';

type LimitReminder = Extract<Reminder, { kind: 'limit' }>;
type FeatureReminder = Extract<Reminder, { kind: 'feature' }>;

/** The plan of that name with its price a month where the reader is; null until it is known. */
function useOffer(name: string | null) {
  const intl = useIntl();
  const { catalogue, session } = useStores();
  useEffect(() => {
    void catalogue.load();
    void session.loadCountry();
  }, [catalogue, session]);
  const plan = catalogue.named(name);
  if (plan?.prices == null) return null;
  const currency = localCurrency(session.country);
  const price = moneyText(intl.locale, plan.prices[currency].monthly, currency);
  return { plan, words: { plan: planName(intl, plan), price } };
}

export const LimitWords = observer(function LimitWords({ limit, used, allowed, plan }: LimitReminder) {
  const intl = useIntl();
  const offer = useOffer(plan);
  const name = intl.formatMessage(planLimitMessages[limit]);
  return (
    <Stack sx={{ gap: 1 }}>
      <Text>{intl.formatMessage(reminderMessages.limitText, { name, used, limit: allowed })}</Text>
      {plan === null && <Text>{intl.formatMessage(reminderMessages.noLift)}</Text>}
      {offer !== null && (
        <Text>
          {intl.formatMessage(reminderMessages.lifts, {
            ...offer.words,
            amount: amountText(intl, limit, offer.plan.amounts[limit]),
          })}
        </Text>
      )}
    </Stack>
  );
});

export const FeatureWords = observer(function FeatureWords({ feature, plan }: FeatureReminder) {
  const intl = useIntl();
  const offer = useOffer(plan);
  const name = intl.formatMessage(planFeatureMessages[feature]);
  return (
    <Stack sx={{ gap: 1 }}>
      <Text>{intl.formatMessage(reminderMessages.featureText, { name })}</Text>
      {offer !== null && <Text>{intl.formatMessage(reminderMessages.hasIt, offer.words)}</Text>}
    </Stack>
  );
});
