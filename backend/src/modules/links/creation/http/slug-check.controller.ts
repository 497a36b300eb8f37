import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { Requires } from '../../../../shared/http/requires.decorator';
import { CheckSlugService } from '../application/check-slug.service';
import { SlugAnswerDto, SlugQuestionDto } from './slug-check.dto';

@ApiTags('links')
@Controller('links/encodeId')
export class SlugCheckController {
  constructor(
    private readonly checkSlug: CheckSlugService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Checks whether a slug is available and suggests alternatives. */
  @Post('check')
  @HttpCode(200)
  @Requires('links.check-slug')
  @Answers(SlugAnswerDto)
  async check(
    @Body() { value, domain }: SlugQuestionDto,
    @Req() request: FastifyRequest,
  ): Promise<SlugAnswerDto> {
    const client = this.addresses.addressOf(request.raw);
    const { code, suggestions } = await this.checkSlug.check(value, domain, client);
    return { isAvailable: code === null, code, suggestions: [...suggestions] };
  }
}
