import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { type Spooled, SpooledFile, TakesLargeFile } from '../../../shared/http/spooled-file';
import { PreviewFileService } from '../application/preview-file.service';
import { readMapping } from '../domain/mapping';
import { MAX_FILE_BYTES } from '../domain/table-limits';
import { presentPreview } from './batch.presenter';
import { FilePreviewDto, PreviewFileDto } from './dto/batch-files.dto';

@ApiTags('batch')
@Controller('batch/files')
export class BatchFilesController {
  constructor(private readonly files: PreviewFileService) {}

  /** Shows how a table of links would be read: its columns and first rows. Nothing of it is kept. */
  @Post('preview')
  @HttpCode(200)
  @Requires('batch.preview-file')
  @TakesLargeFile({ field: 'file', bytes: MAX_FILE_BYTES })
  @Answers(FilePreviewDto)
  async preview(
    @CurrentMember() member: Member,
    @Body() { mapping }: PreviewFileDto,
    @SpooledFile() file: Spooled | null,
  ): Promise<FilePreviewDto> {
    const choice = mapping === undefined ? null : readMapping(mapping);
    return presentPreview(await this.files.preview(member, file?.name, choice));
  }
}
