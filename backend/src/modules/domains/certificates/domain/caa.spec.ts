import { type CaaOrder, type CaaRecord, caaAllows, caaClimb } from './caa';

const ACCOUNT = 'https://acme.example/acct/1';
const order: CaaOrder = { identities: ['letsencrypt.org'], method: 'http-01', accountUrl: ACCOUNT };
const record = (tag: string, value: string, isCritical = false): CaaRecord => ({ isCritical, tag, value });
const issue = (value: string): CaaRecord => record('issue', value);

it.each<[string, CaaRecord[], boolean]>([
  ['none', [], true],
  ['our authority', [issue('letsencrypt.org')], true],
  ['our authority in capitals, with a dot and spaces', [issue('  LetsEncrypt.ORG. ')], true],
  ['another authority', [issue('other.example')], false],
  ['a name below that of our authority', [issue('ca.letsencrypt.org')], false],
  ['several, one of which is ours', [issue('other.example'), issue('letsencrypt.org')], true],
  ['nobody', [issue(';')], false],
  ['nobody, in no words at all', [issue('')], false],
  ['nobody and ours', [issue(';'), issue('letsencrypt.org')], true],
  ['what is no name', [issue('%%%%%')], false],
  ['only who may issue wildcards', [record('issuewild', 'other.example')], true],
  ['only whom to write to', [record('iodef', 'mailto:a@shop.tw')], true],
  ['an unknown tag', [record('future', 'x')], true],
  ['a critical unknown tag', [record('future', 'x', true), issue('letsencrypt.org')], false],
  ['a critical known tag', [record('issue', 'letsencrypt.org', true)], true],
  ['our way to be checked', [issue('letsencrypt.org; validationmethods=dns-01,http-01')], true],
  ['another way to be checked', [issue('letsencrypt.org;validationmethods=dns-01')], false],
  ['our account', [issue(`letsencrypt.org; accounturi=${ACCOUNT}`)], true],
  ['another account', [issue('letsencrypt.org; accounturi=https://acme.example/acct/2')], false],
  ['a parameter that we do not know', [issue('letsencrypt.org; policy=ev')], true],
])('records that name %s allow an order: %#', (_, records, isAllowed) => {
  expect(caaAllows(records, order)).toBe(isAllowed);
});

it('leaves the decision to an authority that does not say its names, unless nobody may', () => {
  const unnamed = { ...order, identities: [] };
  expect(caaAllows([issue('other.example')], unnamed)).toBe(true);
  expect(caaAllows([issue(';')], unnamed)).toBe(false);
});

it('does not fit an account that is still to be made', () => {
  expect(caaAllows([issue(`letsencrypt.org; accounturi=${ACCOUNT}`)], { ...order, accountUrl: null })).toBe(
    false,
  );
});

it('climbs from the host to the last label', () => {
  expect(caaClimb('go.shop.com.tw')).toEqual(['go.shop.com.tw', 'shop.com.tw', 'com.tw', 'tw']);
});
