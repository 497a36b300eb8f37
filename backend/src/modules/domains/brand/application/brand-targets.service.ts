import { Injectable } from '@nestjs/common';
import { BrandDomainSettings } from '../../../../config/brand-domain-settings';
import { Remembered } from '../../../../shared/remembered';
import type { BrandTarget } from '../domain/pointing';
import { DomainResolver } from './ports/domain-resolver';

const BELIEVED_MS = 300_000;
const DEADLINE_MS = 10_000;

/** Where brand domains are to lead: what the settings say, or what `BRAND_TARGET` resolves to. */
@Injectable()
export class BrandTargetsService {
  private readonly resolved = new Remembered<readonly string[]>({
    most: 1,
    deadlineMs: DEADLINE_MS,
    keptMs: () => BELIEVED_MS,
  });

  constructor(
    private readonly settings: BrandDomainSettings,
    private readonly resolver: DomainResolver,
  ) {}

  async current(): Promise<BrandTarget> {
    const { target: host, addresses } = this.settings;
    return { host, addresses: addresses ?? (await this.addressesOf(host)) };
  }

  /** Null when no server could say, not even lately. */
  private async addressesOf(host: string): Promise<readonly string[] | null> {
    const now = performance.now();
    const known = this.resolved.atHand(host, now);
    if (known !== undefined) return known;
    try {
      return await this.resolved.ask(host, now, () => this.resolve(host));
    } catch {
      return null;
    }
  }

  private async resolve(host: string): Promise<readonly string[]> {
    const answers = await Promise.all([
      this.resolver.ask({ type: 'A', name: host }),
      this.resolver.ask({ type: 'AAAA', name: host }),
    ]);
    return answers.flatMap((answer) => {
      if (answer === null) throw new Error('the addresses of BRAND_TARGET are unknown');
      return answer;
    });
  }
}
