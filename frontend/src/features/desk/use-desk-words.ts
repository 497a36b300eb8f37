import { useIntl } from 'react-intl';
import { formatDateTime } from '../../shared/dates';
import { planMessages } from '../../shared/plan.messages';
import { moneyText } from '../billing';
import type { WireCurrency } from '../payments';
import { billingDeskMessages as messages } from './billing-desk.messages';
import { billingAlertMessages } from './billing-alerts.messages';
import { billedOrderMessages } from './billed-order.messages';

interface Bought {
  readonly plan: string;
  readonly billingCycle: 'monthly' | 'yearly' | 'once';
}

const MINOR_UNITS: Readonly<Record<string, number>> = { TWD: 1, USD: 100 };

/** Names that the less common of both texts has. */
const FURTHER: ReadonlySet<string> = new Set([
  'allowance',
  'wanted',
  'since',
  'dueOn',
  'item',
  'period',
  'state',
  'failure',
  'charge',
  'expectedCharge',
  'nextOn',
  'expectedOn',
  'mandate',
]);

/** `unapplied-payment` as texts have it: `unappliedPayment`. */
const keyOf = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Values by name, with a sum and its currency as one. */
function readable(locale: string, details: Readonly<Record<string, string>>): [string, string][] {
  const { minor, currency, ...rest } = details;
  const units = MINOR_UNITS[currency ?? ''];
  if (minor === undefined || units === undefined) return Object.entries(details);
  const amount = moneyText(locale, Number(minor) / units, currency === 'USD' ? 'USD' : 'TWD');
  return [['amount', amount], ...Object.entries(rest)];
}

/** How the billing desk writes things. */
export function useDeskWords() {
  const intl = useIntl();
  const { locale } = intl;
  /** What the server names by a word of its own. */
  const valueOf = (name: string, value: string): string => {
    if (name === 'gateway') return intl.formatMessage(messages.gateway, { gateway: value });
    if (name === 'difference') return intl.formatMessage(billingAlertMessages.difference, { kind: value });
    return value;
  };
  /** What is subscribed to: a plan, or a domain, which is its own name. */
  const planName = (plan: string): string =>
    plan.includes('.')
      ? plan
      : intl.formatMessage(planMessages.name, { plan: plan.charAt(0).toUpperCase() + plan.slice(1) });
  return {
    moment: (time: string): string => formatDateTime(locale, time),
    money: (amount: number, currency: WireCurrency): string =>
      moneyText(locale, amount, currency === 'usd' ? 'USD' : 'TWD'),
    planName,
    itemName: ({ plan, billingCycle: cycle }: Bought): string =>
      cycle === 'once'
        ? intl.formatMessage(messages.unlocked, { task: plan })
        : intl.formatMessage(messages.item, { plan: planName(plan), cycle }),
    alertName: (kind: string): string => intl.formatMessage(billingAlertMessages.kind, { kind: keyOf(kind) }),
    alertHelp: (kind: string): string => intl.formatMessage(billingAlertMessages.help, { kind: keyOf(kind) }),
    /** Each value with its name. */
    details: (details: Readonly<Record<string, string>>): string[] =>
      readable(locale, details).map(([name, value]) =>
        intl.formatMessage(FURTHER.has(name) ? billedOrderMessages.further : billedOrderMessages.detail, {
          name,
          value: valueOf(name, value),
        }),
      ),
  };
}
