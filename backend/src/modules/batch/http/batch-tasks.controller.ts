import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { currencyOf } from '../../../shared/http/wire-currency';
import { type Spooled, SpooledFile, TakesLargeFile } from '../../../shared/http/spooled-file';
import { ChangeTaskService, type TaskCall } from '../application/change-task.service';
import { OwnBatchesService } from '../application/own-batches.service';
import { StartTaskService } from '../application/start-task.service';
import { UnlockQuotesService } from '../application/unlock-quotes.service';
import { UnlockTaskService } from '../application/unlock-task.service';
import { readMapping } from '../domain/mapping';
import { MAX_FILE_BYTES } from '../domain/table-limits';
import { presentBatchOverview, presentBatchTask, presentTasks, presentUnlock } from './batch.presenter';
import {
  BatchOverviewDto,
  BatchTaskDto,
  BatchTasksDto,
  BatchCurrencyDto,
  UnlockOrderDto,
  StartBatchDto,
} from './dto/batch-tasks.dto';
import { currencyIn, optionsIn } from './task-options';

/** Files of links: checked first, then run. */
@ApiTags('batch')
@Controller('batch')
export class BatchTasksController {
  constructor(
    private readonly own: OwnBatchesService,
    private readonly starting: StartTaskService,
    private readonly changing: ChangeTaskService,
    private readonly unlocking: UnlockTaskService,
    private readonly quotes: UnlockQuotesService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists the batch tasks of the group by category. */
  @Get('tasks')
  @Requires('batch.list-tasks')
  @Answers(BatchTasksDto)
  async list(@CurrentMember() member: Member): Promise<BatchTasksDto> {
    return presentTasks(await this.own.list(member));
  }

  /**
   * Uploads a table of links and starts checking its rows. Nothing is created yet: poll the task until its phase is
   * `ready`, look at the overview, then run it.
   */
  @Post('task/security_check/start')
  @Requires('batch.start-task')
  @TakesLargeFile({ field: 'file', bytes: MAX_FILE_BYTES })
  @Answers(BatchTaskDto, 201)
  async start(
    @CurrentMember() member: Member,
    @Body() { name, mapping, lang, location, ...chosen }: StartBatchDto,
    @SpooledFile() file: Spooled | null,
  ): Promise<BatchTaskDto> {
    const task = await this.starting.start(member, {
      file,
      name: name ?? null,
      choice: mapping === undefined ? null : readMapping(mapping),
      options: optionsIn(chosen),
      currency: currencyIn(location),
      lang: lang ?? 'zh-TW',
    });
    return presentBatchTask(task);
  }

  /** Returns a batch task with its progress. */
  @Get('task/:externalId')
  @Requires('batch.show-task')
  @Answers(BatchTaskDto)
  async show(@CurrentMember() member: Member, @Param('externalId') id: string): Promise<BatchTaskDto> {
    return presentBatchTask(await this.own.find(member, id));
  }

  /**
   * Returns a batch task with its rows by result and reason. For a failed or aborted task the answer is 409 with the code
   * `batch.failed-task`.
   */
  @Get('task/:externalId/overview')
  @Requires('batch.show-overview')
  @Answers(BatchOverviewDto)
  async overview(
    @CurrentMember() member: Member,
    @Param('externalId') id: string,
    @Query() { currency }: BatchCurrencyDto,
  ): Promise<BatchOverviewDto> {
    const overview = await this.own.overview(member, id);
    const { task } = overview;
    return presentBatchOverview(
      overview,
      await this.quotes.priceOf(task, currency ? currencyOf(currency) : task.currency),
    );
  }

  /**
   * Creates the links of a checked task. Rows count against the daily limit of the plan; when it is used up, the run pauses
   * until the next day.
   */
  @Post('task/:externalId/run')
  @HttpCode(200)
  @Requires('batch.run-task')
  @Answers(BatchTaskDto)
  async run(
    @CurrentMember() member: Member,
    @Param('externalId') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BatchTaskDto> {
    return presentBatchTask(await this.changing.run(this.call(member, id, request)));
  }

  /**
   * Prices running the whole task at once, although it has more links than the plan allows today, and creates the order:
   * start it with `POST /subscription/order` and its `externalId`. Once it is paid, the run no longer waits for other days.
   */
  @Post('task/:externalId/unlock')
  @Requires('batch.unlock-task')
  @Answers(UnlockOrderDto, 201)
  async unlock(
    @CurrentMember() member: Member,
    @Param('externalId') externalId: string,
    @Body() { currency }: BatchCurrencyDto,
    @Req() request: FastifyRequest,
  ): Promise<UnlockOrderDto> {
    const { address } = this.call(member, externalId, request);
    const wanted = currency ? currencyOf(currency) : null;
    return presentUnlock(await this.unlocking.quote({ member, externalId, currency: wanted, address }));
  }

  /** Stops checking a task, or discards one that has been checked. */
  @Post('task/:externalId/security_check/abort')
  @HttpCode(200)
  @Requires('batch.abort-task')
  @Answers(BatchTaskDto)
  async abort(
    @CurrentMember() member: Member,
    @Param('externalId') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BatchTaskDto> {
    return presentBatchTask(await this.changing.abort(this.call(member, id, request)));
  }

  /** Moves the links of a task to the trash, except those that have been clicked. Possible for 24 hours after the run. */
  @Post('task/:externalId/undo')
  @HttpCode(200)
  @Requires('batch.undo-task')
  @Answers(BatchTaskDto)
  async undo(
    @CurrentMember() member: Member,
    @Param('externalId') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BatchTaskDto> {
    return presentBatchTask(await this.changing.undo(this.call(member, id, request)));
  }

  private call(member: Member, externalId: string, request: FastifyRequest): TaskCall {
    return { member, externalId, address: this.addresses.addressOf(request.raw) };
  }
}
