import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { SiteDescriptionService } from '../application/site-description.service';
import { SiteDto } from './dto/site.dto';

@ApiTags('session')
@Controller()
export class SiteController {
  constructor(private readonly site: SiteDescriptionService) {}

  /** Returns the features, links and notices of this installation. */
  @Get('site')
  @Requires('account.describe-site')
  @Answers(SiteDto)
  describe(): Promise<SiteDto> {
    return this.site.current();
  }
}
