import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../../config/web-settings';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ProgramTokensService } from '../../../identity';
import { ApiPlansService } from '../../plan/application/api-plans.service';
import { YourlsSignaturesService } from '../application/yourls-signatures.service';
import { YourlsDto } from './dto/yourls.dto';
import { YOURLS_PATH } from './yourls-routes';

@ApiTags('developer')
@Controller('developer/my/yourls')
export class YourlsController {
  constructor(
    private readonly plans: ApiPlansService,
    private readonly tokens: ProgramTokensService,
    private readonly signatures: YourlsSignaturesService,
    private readonly web: WebSettings,
  ) {}

  /** Returns the URL and the signature for programs that were written for YOURLS. The signature ends with the token. */
  @Get()
  @Requires('developer.show-yourls')
  @Answers(YourlsDto)
  async show(@CurrentMember() { groupId }: Member): Promise<YourlsDto> {
    await this.plans.requireEnabled(groupId);
    const { current } = await this.tokens.ofGroup(groupId);
    return {
      url: `${this.web.appOrigin}${YOURLS_PATH}/${String(groupId)}`,
      signature: current && this.signatures.signatureOf(current.id),
    };
  }
}
