import { Injectable } from '@nestjs/common';
import { rootOf } from '../domain/domain-name';
import { type DnsInstruction, instructionsFor } from '../domain/instructions';
import { type LookFindings, type LookVerdict, lookVerdictOf } from '../domain/look';
import { type BrandTarget, type FoundRecords, mayBeProxied, pointingByDns } from '../domain/pointing';
import { AuthoritativeServer } from './authoritative-server';
import { BrandTargetsService } from './brand-targets.service';
import { findRecords } from './find-records';
import { HttpProofTextsService } from './http-proof-texts.service';
import { DomainResolver } from './ports/domain-resolver';
import { HttpProof } from './ports/http-proof';

/** A claim of a host. */
export interface LookInput {
  /** As `readDomainName` gives it. */
  readonly host: string;
  /** The claim's, without `linklet-verify=`. */
  readonly token: string;
  /** Stands in the path of the look over HTTP. */
  readonly claimId: string;
  /** Something follows from a yes: it has to come from the domain's own name servers where these can be asked. */
  readonly isFinal: boolean;
}

export interface DomainLook {
  readonly findings: LookFindings;
  readonly verdict: LookVerdict;
  /** In the order in which people set them. */
  readonly instructions: readonly DnsInstruction[];
}

/** Looks whether a group controls a host and whether it leads here. Calls the network: never part of a transaction. */
@Injectable()
export class DomainLookService {
  constructor(
    private readonly resolver: DomainResolver,
    private readonly http: HttpProof,
    private readonly proofTexts: HttpProofTextsService,
    private readonly targets: BrandTargetsService,
  ) {}

  /** One look, of at most eight questions; a final one that would end with yes asks as many again. Never throws. */
  async look(input: LookInput): Promise<DomainLook> {
    const target = await this.targets.current();
    const records = await findRecords(input.host, target, this.resolver);
    const first = await this.judge(input, records, target);
    if (!input.isFinal || first.verdict.result !== 'yes') return first;
    const place = { host: input.host, root: rootOf(input.host), isAlias: records.chain.names.length > 1 };
    const server = await AuthoritativeServer.serverOf(place, this.resolver);
    return this.judge(input, await findRecords(input.host, target, server), target);
  }

  /** What has to be set for a claim that was not looked at yet. */
  async instructionsBefore({
    host,
    token,
  }: Pick<LookInput, 'host' | 'token'>): Promise<readonly DnsInstruction[]> {
    const target = await this.targets.current();
    return instructionsFor({ host, root: rootOf(host), token, target }, null);
  }

  private async judge(input: LookInput, records: FoundRecords, target: BrandTarget): Promise<DomainLook> {
    const { host, token } = input;
    const byDns = lookVerdictOf({ records, isProvenByHttp: false }, token, target);
    // We call no host that its claimant does not control.
    const isAsked = byDns.control === 'yes' && mayBeProxied(pointingByDns(records, target));
    const findings = { records, isProvenByHttp: isAsked && (await this.isProvenByHttp(input)) };
    const verdict = lookVerdictOf(findings, token, target);
    const subject = { host, root: rootOf(host), token, target };
    return { findings, verdict, instructions: instructionsFor(subject, { findings, verdict }) };
  }

  private async isProvenByHttp({ host, claimId }: LookInput): Promise<boolean> {
    const text = await this.http.textAt(host, claimId);
    return text !== null && this.proofTexts.isOurs(text, { host, claimId });
  }
}
