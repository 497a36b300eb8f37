import { useContext } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { PlainValues } from '../../shared/plain-values';
import { displayPlanOf } from '../../shared/display-plan';
import { planMessages } from '../../shared/plan.messages';
import { useDeviceName } from '../../shared/use-device-name';
import { moneyText } from '../billing';
import { detailMessages, settingMessages } from './log-details.messages';
import { logMessages } from './log.messages';
import { PeopleContext } from './people-context';

type Value = string | number | undefined;

const WAYS: Readonly<Partial<Record<Value & string, MessageDescriptor>>> = {
  email: detailMessages.byEmail,
  google: detailMessages.byGoogle,
};

const SETTINGS: Readonly<Partial<Record<string, MessageDescriptor>>> = settingMessages;

const textOr = (value: Value): string | null => (typeof value === 'string' && value !== '' ? value : null);

function settingsText(intl: IntlShape, changed: Value): string | null {
  const names = textOr(changed)?.split(' ');
  return names === undefined
    ? null
    : intl.formatList(
        names.map((name) => (SETTINGS[name] === undefined ? name : intl.formatMessage(SETTINGS[name]))),
        { type: 'unit' },
      );
}

function plansText(intl: IntlShape, from: Value, to: Value): string | null {
  const [before, after] = [textOr(from), textOr(to)];
  if (before === null || after === null) return null;
  const nameOf = (plan: string) => intl.formatMessage(planMessages.name, { plan: displayPlanOf(plan) });
  return intl.formatMessage(detailMessages.plans, { from: nameOf(before), to: nameOf(after) });
}

function tagsText(intl: IntlShape, tag: Value, newTag: Value): string | null {
  const [before, after] = [textOr(tag), textOr(newTag)];
  if (before === null || after === null) return before;
  return intl.formatMessage(detailMessages.tags, { tag: before, newTag: after });
}

interface LoggedSum {
  readonly amount: Value;
  readonly currency: Value;
}

function unusedText(intl: IntlShape, why: Value, { amount, currency }: LoggedSum): string | null {
  if (typeof why !== 'string' || typeof amount !== 'number') return null;
  const sum = moneyText(intl.locale, amount, currency === 'USD' ? 'USD' : 'TWD');
  return intl.formatMessage(detailMessages.unused, { sum, why });
}

/** The details of an entry in words; what has none of its own stands as it is: names and numbers. */
export function useLogDetails(): (details: PlainValues) => string {
  const intl = useIntl();
  const deviceNameOf = useDeviceName();
  const people = useContext(PeopleContext);
  const memberText = (member: Value): string | null =>
    typeof member === 'number'
      ? (people.get(member) ?? intl.formatMessage(logMessages.member, { id: member }))
      : null;
  return (details) => {
    const { way, browser, os, count, member, level, invitation, settings, from, to, links, ...others } =
      details;
    const { tag, newTag, unused, ...rest } = others;
    const { amount, currency, ...besideSum } = rest;
    const device = { browser: textOr(browser), os: textOr(os) };
    const wayText = WAYS[way ?? ''];
    return [
      wayText && intl.formatMessage(wayText),
      (device.browser ?? device.os) ? deviceNameOf(device) : null,
      typeof count === 'number' && intl.formatMessage(detailMessages.devices, { count }),
      typeof links === 'number' && intl.formatMessage(detailMessages.links, { count: links }),
      memberText(member),
      level !== undefined && intl.formatMessage(detailMessages.role, { level: String(level) }),
      invitation !== undefined && intl.formatMessage(detailMessages.invitation, { id: String(invitation) }),
      settingsText(intl, settings),
      plansText(intl, from, to),
      tagsText(intl, tag, newTag),
      unusedText(intl, unused, { amount, currency }),
      ...Object.values(unused === undefined ? rest : besideSum).map(String),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
