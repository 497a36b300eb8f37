import type { IntlShape } from 'react-intl';
import type { BrandDomain, DnsRecord } from './brand-domains.api';
import { hasAlternatives, recordGroups } from './dns-records';
import { recordMessages as messages } from './dns-records.messages';

/** The records of a domain for the person who looks after its DNS, who may never have seen Linklet. */
export function recordsText(intl: IntlShape, { shortDomain, records }: BrandDomain): string {
  const line = (label: keyof typeof messages, value: string): string =>
    `${intl.formatMessage(messages[label])}: ${value}`;
  const textOf = ({ type, name, fullName, value }: DnsRecord): string =>
    [
      line('type', type),
      line('name', name),
      ...(name === fullName ? [] : [line('fullName', fullName)]),
      line('value', value),
    ].join('\n');
  const groups = recordGroups(records);
  const parts = groups.map(({ purpose, records: own }) =>
    [`# ${intl.formatMessage(messages.purpose, { purpose })}`, ...own.map(textOf)].join('\n\n'),
  );
  const note = hasAlternatives(groups) ? [intl.formatMessage(messages.oneWay)] : [];
  return [intl.formatMessage(messages.mailIntro, { host: shortDomain }), ...note, ...parts].join('\n\n');
}
