import { Readable } from 'node:stream';
import { Body, Controller, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { AnswersFile } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { ExportTaskService } from '../application/export-task.service';
import { ExportBatchDto } from './dto/batch-tasks.dto';
import { MAX_WORKBOOK_ROWS, workbookOf } from './result-workbook';

@ApiTags('batch')
@Controller('batch/task/:externalId')
export class BatchExportController {
  constructor(private readonly exporting: ExportTaskService) {}

  /**
   * Exports the rows of a task: the columns of the file, then short URL, result, code, the column that it is about, and message. Tasks with more than
   * 50,000 rows are exported as CSV, whichever format is asked for.
   */
  @Post('export')
  @Requires('batch.export-task')
  @Bare()
  @AnswersFile('text/csv')
  async export(
    @CurrentMember() member: Member,
    @Param('externalId') id: string,
    @Body() { format, lang: chosen }: ExportBatchDto,
  ): Promise<StreamableFile> {
    const task = await this.exporting.find(member, id);
    const lang = chosen ?? null;
    if (format === 'xlsx' && task.rows <= MAX_WORKBOOK_ROWS) {
      return new StreamableFile(await workbookOf(this.exporting.rows(task, lang)), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        disposition: 'attachment; filename="linklet-batch.xlsx"',
      });
    }
    return new StreamableFile(Readable.from(this.exporting.lines(task, lang), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="linklet-batch.csv"',
    });
  }
}
