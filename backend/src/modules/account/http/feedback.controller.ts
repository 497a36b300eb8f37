import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { SurveysService } from '../application/surveys.service';
import { clientLogEntry, type ClientLogLevel } from '../domain/client-log';
import { ClientLogDto, SurveyDto } from './dto/feedback.dto';

const LOG_LIMIT = { name: 'account.client-log', points: 30, seconds: 60 };

/** Nest's words for the levels. */
const WORDS = { debug: 'debug', info: 'log', warn: 'warn', error: 'error' } as const satisfies Record<
  ClientLogLevel,
  string
>;

@ApiTags('account')
@Controller()
export class FeedbackController {
  private readonly logger = new Logger('Client');

  constructor(
    private readonly surveys: SurveysService,
    private readonly limits: RateLimits,
    private readonly addresses: ClientAddress,
  ) {}

  /** Saves the caller's survey answers. Later answers replace earlier ones. */
  @Post('my/surveys/submit')
  @HttpCode(200)
  @Requires('account.submit-survey')
  @Answers(SuccessDto)
  async submit(@CurrentMember() { userId }: Member, @Body() body: SurveyDto): Promise<SuccessDto> {
    await this.surveys.submit(userId, body.survey, body.answers);
    return new SuccessDto();
  }

  /** Records a client-side error as one line in the server log, without personal data. */
  @Post('tcloud/log')
  @HttpCode(200)
  @Requires('account.log-trouble')
  @Answers(SuccessDto)
  async log(@Body() body: ClientLogDto, @Req() request: FastifyRequest): Promise<SuccessDto> {
    await this.limits.take(LOG_LIMIT, this.addresses.addressOf(request.raw));
    const { level, message, ...facts } = clientLogEntry(body);
    this.logger[WORDS[level]]({ requestId: request.id, ...facts }, message);
    return new SuccessDto();
  }
}
