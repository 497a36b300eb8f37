import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { AppealTokensService } from '../../../identity';
import { readNeededText } from '../../domain/plain-text';
import type { ReportReason } from '../../domain/report-reason';
import { AppealLinkInvalid } from '../domain/desk.errors';
import { appealAfter, canAppeal, type SuspensionAppeal } from '../domain/suspension-appeal.entity';
import { AppealFilesService } from './appeal-files.service';
import { AppealMailsService } from './appeal-mails.service';

/** A form that asks for nothing but words is sent by hand. */
const LIMIT = { name: 'desk.appeal', perCaller: 5, perNetwork: 20, seconds: 3_600 };

/** How a suspended person stands with us. */
export interface SuspensionState {
  /** Null once the suspension is over. */
  readonly suspension: { readonly since: Date; readonly reason: ReportReason } | null;
  readonly canAppeal: boolean;
  /** Of this suspension, oldest first. */
  readonly appeals: readonly SuspensionAppeal[];
}

export interface AppealInput {
  readonly token: string;
  readonly text: string;
}

/** Who calls, and from where. */
export interface AppealCaller {
  readonly actor: Actor;
  readonly address: string;
}

const OVER: SuspensionState = { suspension: null, canAppeal: false, appeals: [] };

/** Lets people who were suspended ask us to look again, as owners of links can. They are known by what only they got. */
@Injectable()
export class SuspensionAppealsService {
  constructor(
    private readonly tokens: AppealTokensService,
    private readonly files: AppealFilesService,
    private readonly mails: AppealMailsService,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `AppealLinkInvalid`. */
  async suspensionState(token: string): Promise<SuspensionState> {
    return this.suspensionStateOf(this.personOf(token));
  }

  /** Throws `AppealLinkInvalid`, `InvalidInput`, `NotSuspended`, `AppealWaits`, `NoMoreAppeals`, `RateLimited`. */
  async appeal(
    { actor, address }: AppealCaller,
    { token, text: words }: AppealInput,
  ): Promise<SuspensionState> {
    const userId = this.personOf(token);
    const text = readNeededText('text', words);
    await this.limits.takeOf(LIMIT, actor, address);
    await this.unitOfWork.runRepeatable(async () => {
      const suspension = await this.files.holdSuspension(userId);
      const input = { actionId: suspension.id, userId, text, appealedAt: this.clock.now() };
      const appeal = appealAfter(await this.files.ofSuspension(suspension), input);
      await this.files.add(appeal, address);
      await this.mails.notifyAdmins(appeal, await this.files.countOpen());
    });
    return this.suspensionStateOf(userId);
  }

  private personOf(token: string): number {
    const userId = this.tokens.read(token);
    if (userId === null) throw new AppealLinkInvalid();
    return userId;
  }

  private async suspensionStateOf(userId: number): Promise<SuspensionState> {
    const action = await this.files.suspensionOf(userId);
    if (!action) return OVER;
    const appeals = await this.files.ofSuspension(action);
    const { createdAt: since, reason } = action;
    return { suspension: { since, reason }, canAppeal: canAppeal(appeals), appeals };
  }
}
