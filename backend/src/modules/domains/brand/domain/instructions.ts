import { controlName, controlValue } from './control';
import type { DnsAnswer } from './dns-answer';
import { relativeName } from './domain-name';
import type { LookFindings, LookVerdict } from './look';
import { type BrandTarget, foreignAddresses, type FoundRecords, comparableAddress } from './pointing';

/** One DNS record to set or to remove, and what is there now. */
export interface DnsInstruction {
  /** `ALIAS` is what many panels call a CNAME for the root (ANAME, flattening). */
  readonly type: 'TXT' | 'CNAME' | 'ALIAS' | 'A' | 'AAAA';
  readonly action: 'set' | 'remove';
  /** Records of one way belong together, and one way of pointing is enough; null for what is needed in any case. */
  readonly way: 'cname' | 'alias' | 'addresses' | null;
  /** As panels want it, which add the root themselves: `go`; `@` for the root. */
  readonly name: string;
  /** As other panels want it: `go.shop.tw`. */
  readonly fullName: string;
  /** What to set, or to remove. */
  readonly value: string;
  /** What is there, up to ten values of 255 characters; null when no server could say. */
  readonly found: DnsAnswer;
  /** Nothing is left to do here. */
  readonly ok: boolean;
}

/** The host whose records they are, what it is proven by, and where it is to lead. */
export interface InstructionSubject {
  readonly host: string;
  readonly root: string;
  readonly token: string;
  readonly target: BrandTarget;
}

const MAX_VALUES_SHOWN = 10;
const MAX_VALUE_LENGTH_SHOWN = 255;

/** @param look null before the first one */
export function instructionsFor(
  subject: InstructionSubject,
  look: { readonly findings: LookFindings; readonly verdict: LookVerdict } | null,
): readonly DnsInstruction[] {
  const { host, root, token } = subject;
  const records = look?.findings.records ?? NOTHING_KNOWN;
  const isPointing = look?.verdict.pointing.finding === 'yes';
  const control = record(subject, {
    type: 'TXT',
    fullName: controlName(host),
    value: controlValue(token),
    found: records.texts,
    ok: look?.verdict.control === 'yes',
  });
  const pointing = host === root ? apexWays(subject, records) : [cnameWay(subject, records)];
  const set = pointing.map((each) => ({ ...each, ok: each.ok || isPointing }));
  return [control, ...set, ...(isPointing ? [] : straysOf(subject, records))];
}

const NOTHING_KNOWN: FoundRecords = {
  texts: null,
  chain: { names: [], end: 'unknown' },
  addresses: null,
};

type Known = Pick<DnsInstruction, 'type' | 'value' | 'found' | 'ok'> & Partial<DnsInstruction>;

function record({ host, root }: InstructionSubject, known: Known): DnsInstruction {
  const fullName = known.fullName ?? host;
  return {
    action: 'set',
    way: null,
    ...known,
    name: relativeName(fullName, root),
    fullName,
    found: known.found === null ? null : shown(known.found),
  };
}

const shown = (values: readonly string[]): readonly string[] =>
  values.slice(0, MAX_VALUES_SHOWN).map((value) => value.slice(0, MAX_VALUE_LENGTH_SHOWN));

/** What the host has instead of a CNAME stands in its place. */
function cnameWay(subject: InstructionSubject, { chain, addresses }: FoundRecords): DnsInstruction {
  const [, alias] = chain.names;
  const instead = addresses === null ? null : knownOf(addresses.ipv4, addresses.ipv6);
  return record(subject, {
    type: 'CNAME',
    way: 'cname',
    value: subject.target.host,
    found: alias === undefined ? instead : [alias],
    ok: chain.end === 'target',
  });
}

/** Never a CNAME, which may not stand beside the SOA and NS records of a root, and would end its mail. */
function apexWays(subject: InstructionSubject, { addresses }: FoundRecords): readonly DnsInstruction[] {
  const { target } = subject;
  const ipv4 = addresses?.ipv4 ?? null;
  const ipv6 = addresses?.ipv6 ?? null;
  const alias = {
    type: 'ALIAS',
    way: 'alias',
    value: target.host,
    found: knownOf(ipv4, ipv6),
    ok: false,
  } as const;
  const ours = (target.addresses ?? []).map((value) => {
    const [type, found] = value.includes(':') ? (['AAAA', ipv6] as const) : (['A', ipv4] as const);
    const ok = (found ?? []).map(comparableAddress).includes(comparableAddress(value));
    return record(subject, { type, way: 'addresses', value, found, ok });
  });
  return [...ours, record(subject, alias)];
}

/** The host's own addresses that lead elsewhere; what a CNAME leads to is not the host's to remove. */
function straysOf(
  subject: InstructionSubject,
  { chain, addresses }: FoundRecords,
): readonly DnsInstruction[] {
  if (addresses === null || chain.names.length > 1) return [];
  const foreign = foreignAddresses(knownOf(addresses.ipv4, addresses.ipv6) ?? [], subject.target);
  return shown(foreign).map((value) =>
    record(subject, {
      type: value.includes(':') ? 'AAAA' : 'A',
      action: 'remove',
      value,
      found: [value],
      ok: false,
    }),
  );
}

/** Null when no server could say anything. */
const knownOf = (one: DnsAnswer, other: DnsAnswer): DnsAnswer =>
  one === null && other === null ? null : [...(one ?? []), ...(other ?? [])];
