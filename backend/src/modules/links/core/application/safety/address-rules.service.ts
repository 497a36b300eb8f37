import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../../config/web-settings';
import { OwnHosts } from '../../../../../shared/own-hosts/own-hosts';
import { AddressSafety, type LocalJudge, type LocalVerdict } from '../../../../safety';
import type { EditContext } from '../../domain/link-edits';
import type { AddressDanger } from '../../domain/web-address';

type DangerOf = (address: string) => AddressDanger | null;
/** With what is known against addresses. */
export type QuestionContext = EditContext & { readonly dangerOf: DangerOf };

/** The rules that addresses are read by, with what is known of them at this moment. */
@Injectable()
export class AddressRulesService {
  constructor(
    private readonly safety: AddressSafety,
    private readonly web: WebSettings,
    private readonly ownHosts: OwnHosts,
  ) {}

  /** For all addresses of one call. Each that a block list refuses is counted. */
  async now(): Promise<EditContext> {
    const rules = await this.forQuestions();
    const { dangerOf: asked } = rules;
    return {
      ...rules,
      dangerOf: (address) => {
        const danger = asked(address);
        if (danger === 'unsafe') this.safety.noteRefusal(address);
        return danger;
      },
    };
  }

  /** The same for those who only ask what would be refused. */
  async forQuestions(): Promise<QuestionContext> {
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
