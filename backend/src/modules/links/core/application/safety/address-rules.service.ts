import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../../config/web-settings';
import { OwnHosts } from '../../../../../shared/own-hosts/own-hosts';
import { AddressSafety, type LocalJudge, type LocalVerdict } from '../../../../safety';
import type { EditContext } from '../../domain/link-edits';
import type { AddressDanger } from '../../domain/web-address';

/** The rules that addresses are read by, with what is known of them at this moment. */
@Injectable()
export class AddressRules {
  constructor(
    private readonly safety: AddressSafety,
    private readonly web: WebSettings,
    private readonly ownHosts: OwnHosts,
  ) {}

  /** For all addresses of one call. */
  async now(): Promise<EditContext> {
    const judge = await this.safety.localJudge();
    const { productKey, appOrigin } = this.web;
    return {
      ownHosts: this.ownHosts,
      productKey,
      appOrigin,
      dangerOf: (address) => dangerOf(judge, address),
    };
  }
}

function dangerOf(judge: LocalJudge, address: string): AddressDanger | null {
  const { standing, reasons }: LocalVerdict = judge(address);
  if (standing !== 'dangerous') return null;
  return reasons[0] === 'own-host' ? 'own-host' : 'unsafe';
}
