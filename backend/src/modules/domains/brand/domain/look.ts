import { controlFinding } from './control';
import type { Finding } from './dns-answer';
import {
  type BrandTarget,
  type FoundRecords,
  pointingByDns,
  pointingWithHttp,
  type PointingVerdict,
} from './pointing';

/** What was found of a host. */
export interface LookFindings {
  readonly records: FoundRecords;
  /** Whether the host answered over HTTP with what only this installation knows; false, too, when it was not asked. */
  readonly isProvenByHttp: boolean;
}

/** Control and pointing are two facts: a domain is served only with both. */
export interface LookVerdict {
  /** Whether the claim's TXT record is there. */
  readonly control: Finding;
  /** Whether visits arrive here. */
  readonly pointing: PointingVerdict;
  /** `yes` with both, `no` as soon as one is certainly missing. `unknown` changes nothing, ever. */
  readonly result: Finding;
}

/** @param token of the claim */
export function lookVerdictOf(
  { records, isProvenByHttp }: LookFindings,
  token: string,
  target: BrandTarget,
): LookVerdict {
  const control = controlFinding(records.texts, token);
  const pointing = pointingWithHttp(pointingByDns(records, target), isProvenByHttp);
  return { control, pointing, result: bothOf(control, pointing.finding) };
}

function bothOf(one: Finding, other: Finding): Finding {
  if (one === 'no' || other === 'no') return 'no';
  return one === 'yes' && other === 'yes' ? 'yes' : 'unknown';
}
