import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { LinksModule } from '../links';
import { PaymentsModule } from '../payments';
import { SafetyModule } from '../safety';
import { AddTask } from './application/add-task.service';
import { BatchChanges } from './application/batch-changes.service';
import { BatchMails } from './application/batch-mails.service';
import { BatchMembers } from './application/batch-members.service';
import { BatchPersonalData } from './application/batch-personal-data';
import { BatchQuota } from './application/batch-quota.service';
import { BatchSeller } from './application/batch-seller';
import { BatchUpkeep } from './application/batch-upkeep';
import { ChangeTask } from './application/change-task.service';
import { CheckTask } from './application/check-task.service';
import { EndRun } from './application/end-run.service';
import { ExportTask } from './application/export-task.service';
import { FetchLinks } from './application/fetch-links.service';
import { ForgetRows } from './application/forget-rows.service';
import { ImportTokens } from './application/import-tokens';
import { JudgeRows } from './application/judge-rows.service';
import { NewTaskIds } from './application/new-task-ids';
import { OwnBatches } from './application/own-batches.service';
import { BatchStore } from './application/ports/batch-store';
import { RemoteLinks } from './application/ports/remote-links';
import { TableFiles } from './application/ports/table-files';
import { PreviewFile } from './application/preview-file.service';
import { ResumeTasks } from './application/resume-tasks.service';
import { RunTask } from './application/run-task.service';
import { StartImport } from './application/start-import.service';
import { StartTask } from './application/start-task.service';
import { UndoTask } from './application/undo-task.service';
import { UnlockQuotes } from './application/unlock-quotes.service';
import { UnlockTask } from './application/unlock-task.service';
import { UnusedUnlock } from './application/unused-unlock.service';
import { WakeWorker } from './application/wake-worker.service';
import { WorkOnTask } from './application/work-on-task.service';
import { BatchExportController } from './http/batch-export.controller';
import { BatchFilesController } from './http/batch-files.controller';
import { BatchImportsController } from './http/batch-imports.controller';
import { BatchTasksController } from './http/batch-tasks.controller';
import { batchTaskSchema } from './infrastructure/batch-task.schema';
import { DiskTableFiles } from './infrastructure/disk-table-files';
import { HttpRemoteLinks } from './infrastructure/http-remote-links';
import { SqlBatchStore } from './infrastructure/sql-batch-store';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

/** Files of links: every row is judged before anything is made, and each is made once. */
@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    BillingModule,
    GroupsModule,
    IdentityModule,
    LinksModule,
    PaymentsModule,
    SafetyModule,
    TypeOrmModule.forFeature([batchTaskSchema]),
  ],
  controllers: [BatchTasksController, BatchExportController, BatchFilesController, BatchImportsController],
  providers: [
    AddTask,
    BatchChanges,
    BatchMails,
    BatchMembers,
    BatchPersonalData,
    BatchQuota,
    BatchSeller,
    BatchUpkeep,
    ChangeTask,
    CheckTask,
    EndRun,
    ExportTask,
    FetchLinks,
    ForgetRows,
    ImportTokens,
    JudgeRows,
    NewTaskIds,
    OwnBatches,
    PreviewFile,
    ResumeTasks,
    RunTask,
    StartImport,
    StartTask,
    UndoTask,
    UnlockQuotes,
    UnlockTask,
    UnusedUnlock,
    WakeWorker,
    WorkOnTask,
    { provide: BatchStore, useClass: SqlBatchStore },
    { provide: RemoteLinks, useClass: HttpRemoteLinks },
    { provide: TableFiles, useClass: DiskTableFiles },
  ],
})
export class BatchModule {}
