import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { JudgeCall } from '../../application/judge-case.service';
import { AnswerAppealsService } from '../application/answer-appeals.service';
import { ShowAppealsService } from '../application/show-appeals.service';
import { presentAppeal, presentAppeals } from './appeals.presenter';
import { DeskCall } from './desk-call.decorator';
import {
  AppealAnswerDto,
  AppealRangeDto,
  SuspensionAppealDto,
  SuspensionAppealsDto,
} from './dto/appeals.dto';

/** What suspended people say, for those who run the site. */
@ApiTags('admin')
@Controller('admin/appeals')
export class DeskAppealsController {
  constructor(
    private readonly appeals: ShowAppealsService,
    private readonly answers: AnswerAppealsService,
  ) {}

  /** Lists appeals of suspended people, 20 per page. */
  @Get()
  @Requires('desk.list-appeals')
  @Answers(SuspensionAppealsDto)
  async list(@Query() { state, start }: AppealRangeDto): Promise<SuspensionAppealsDto> {
    return presentAppeals(await this.appeals.page(state, start));
  }

  /** Answers an appeal: lifts the suspension, as undoing it does, or mails the person why it stays. */
  @Post(':appealId/answer')
  @HttpCode(200)
  @Requires('desk.answer-appeal')
  @Answers(SuspensionAppealDto)
  async answer(
    @DeskCall() call: JudgeCall,
    @Param('appealId') appealId: string,
    @Body() { decision, answer = '' }: AppealAnswerDto,
  ): Promise<SuspensionAppealDto> {
    const id = idIn(appealId);
    await (decision === 'lift' ? this.answers.lift(call, id) : this.answers.refuse(call, id, answer));
    return presentAppeal(await this.appeals.one(id));
  }
}
