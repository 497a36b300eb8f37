import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { isDangerous, judge, judgeLocally, type SafetyReason, type Verdict } from '../domain/verdict';
import { AddressSafety, type LocalJudge } from './address-safety';
import { AskOthersService } from './ask-others.service';
import { BlockHitsService } from './block-hits.service';
import { LocalListsService } from './local-lists.service';

/** Judges by what is known here first, and asks others only when that does not settle it. */
@Injectable()
export class JudgeAddressService extends AddressSafety {
  constructor(
    private readonly lists: LocalListsService,
    private readonly others: AskOthersService,
    private readonly hits: BlockHitsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async judge(url: string, { isThorough }: { readonly isThorough: boolean }): Promise<Verdict> {
    const local = await this.lists.now();
    const address = new URL(url);
    const listed = local.listed(address);
    const found = local.found(address);
    const checkedAt = this.clock.now();
    if (!isThorough || listed.some(isDangerous)) {
      const verdict = judgeLocally([...listed, ...found]);
      return { ...verdict, isComplete: false, finalUrl: null, httpStatus: null, checkedAt };
    }
    const answers = await this.others.ask(url, local);
    // What was found before holds until those who found it can be asked again.
    const before: readonly SafetyReason[] = answers.isComplete ? [] : found;
    const verdict = judge({
      reasons: [...listed, ...answers.reasons, ...before],
      isComplete: answers.isComplete,
    });
    const { finalUrl, httpStatus } = answers;
    return { ...verdict, finalUrl, httpStatus, checkedAt };
  }

  async localJudge(): Promise<LocalJudge> {
    const local = await this.lists.now();
    return (url) => {
      const address = new URL(url);
      const found = local.found(address);
      // Where it leads on from there may be another free host, which this name says nothing of.
      const doubtedName = found.includes('free-host') ? null : local.factsOf(address).freeName;
      return { ...judgeLocally([...local.listed(address), ...found]), doubtedName };
    };
  }

  noteRefusal(url: string): void {
    this.hits.note(url);
  }
}
