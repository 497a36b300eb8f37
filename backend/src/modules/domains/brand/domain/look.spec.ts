import { controlValue } from './control';
import type { DnsAnswer, Finding } from './dns-answer';
import { lookVerdictOf } from './look';
import type { FoundAddresses } from './pointing';

const TOKEN = 'a'.repeat(26);
const TARGET = { host: 'cname.linklet.app', addresses: ['203.0.113.7'] };

const TEXTS: Readonly<Record<Finding, DnsAnswer>> = { yes: [controlValue(TOKEN)], no: [], unknown: null };
const ADDRESSES: Readonly<Record<Finding, FoundAddresses>> = {
  yes: { ipv4: ['203.0.113.7'], ipv6: [] },
  no: { ipv4: ['198.51.100.1'], ipv6: [] },
  unknown: { ipv4: null, ipv6: null },
};

const verdict = (control: Finding, pointing: Finding, isProvenByHttp = false) =>
  lookVerdictOf(
    {
      records: {
        texts: TEXTS[control],
        chain: { names: ['shop.tw'], end: 'end' },
        addresses: ADDRESSES[pointing],
      },
      isProvenByHttp,
    },
    TOKEN,
    TARGET,
  );

it.each<[Finding, Finding, Finding]>([
  ['yes', 'yes', 'yes'],
  ['yes', 'no', 'no'],
  ['yes', 'unknown', 'unknown'],
  ['no', 'yes', 'no'],
  ['no', 'no', 'no'],
  ['no', 'unknown', 'no'],
  ['unknown', 'yes', 'unknown'],
  ['unknown', 'no', 'no'],
  ['unknown', 'unknown', 'unknown'],
])('control %s and pointing %s are %s', (control, pointing, result) => {
  expect(verdict(control, pointing)).toMatchObject({ control, pointing: { finding: pointing }, result });
});

it('HTTP proves pointing, never control', () => {
  expect(verdict('yes', 'no', true)).toMatchObject({ pointing: { by: 'http' }, result: 'yes' });
  expect(verdict('no', 'no', true)).toMatchObject({ control: 'no', result: 'no' });
});
