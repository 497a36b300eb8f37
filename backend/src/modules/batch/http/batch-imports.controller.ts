import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { StartImportService } from '../application/start-import.service';
import { presentBatchTask } from './batch.presenter';
import { StartImportDto } from './dto/batch-imports.dto';
import { BatchTaskDto } from './dto/batch-tasks.dto';
import { currencyIn, optionsIn } from './task-options';

@ApiTags('batch')
@Controller('batch')
export class BatchImportsController {
  constructor(private readonly imports: StartImportService) {}

  /**
   * Fetches the links of an account at Bitly, Short.io, Shlink, YOURLS or Kutt, and checks them as a file of links. Nothing
   * is created yet: poll the task until its phase is `ready`, look at the overview, then run it.
   */
  @Post('imports')
  @Requires('batch.start-import')
  @Answers(BatchTaskDto, 201)
  async start(@CurrentMember() member: Member, @Body() body: StartImportDto): Promise<BatchTaskDto> {
    const { service, address, token, lang, location, ...chosen } = body;
    const task = await this.imports.start(member, {
      ...{ service, address: address ?? null, token: token.trim() },
      options: optionsIn(chosen),
      currency: currencyIn(location),
      lang: lang ?? 'zh-TW',
    });
    return presentBatchTask(task);
  }
}
