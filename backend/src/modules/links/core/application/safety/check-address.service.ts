import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../shared/domain/actor';
import { RateLimits } from '../../../../../shared/rate-limit/rate-limits';
import { AddressSafety } from '../../../../safety';
import { checkOf, type DomainCheck, readForCheck } from '../../domain/domain-check';
import { AddressRulesService } from './address-rules.service';
import { FreeHostsService } from './free-hosts.service';

/** Each call makes us call others: as fast as a person pastes, and no faster. */
const LIMIT = { name: 'links.check-address', perCaller: 60, perNetwork: 120, seconds: 60 };

/** Tells before shortening what there is to say of an address, asking everybody who may know. */
@Injectable()
export class CheckAddressService {
  constructor(
    private readonly rules: AddressRulesService,
    private readonly safety: AddressSafety,
    private readonly limits: RateLimits,
    private readonly freeHosts: FreeHostsService,
  ) {}

  /** @param client address that the caller comes from */
  async check(actor: Actor, client: string, raw: string): Promise<DomainCheck> {
    await this.limits.takeOf(LIMIT, actor, client);
    const read = readForCheck(raw, await this.rules.forQuestions());
    return typeof read === 'string' ? this.judged(read) : read;
  }

  /** As links to it are: a free host that is familiar here is no reason to warn. */
  private async judged(url: string): Promise<DomainCheck> {
    const { standing, reasons } = await this.safety.judge(url, { isThorough: true });
    if (!reasons.includes('free-host')) return checkOf({ standing, reasons });
    const judge = await this.safety.localJudge();
    const isFamiliar = await this.freeHosts.isFamiliar(judge(url));
    return checkOf({ standing, reasons: reasons.filter((each) => each !== 'free-host' || !isFamiliar) });
  }
}
