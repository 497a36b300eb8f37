import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { LinksModule } from '../links';
import { PaymentsModule } from '../payments';
import { SafetyModule } from '../safety';
import { AddTaskService } from './application/add-task.service';
import { BatchChangesService } from './application/batch-changes.service';
import { BatchMailsService } from './application/batch-mails.service';
import { BatchMembersService } from './application/batch-members.service';
import { BatchPersonalData } from './application/batch-personal-data';
import { BatchQuotaService } from './application/batch-quota.service';
import { BatchSeller } from './application/batch-seller';
import { BatchUpkeep } from './application/batch-upkeep';
import { ChangeTaskService } from './application/change-task.service';
import { CheckTaskService } from './application/check-task.service';
import { EndRunService } from './application/end-run.service';
import { ExportTaskService } from './application/export-task.service';
import { FetchLinksService } from './application/fetch-links.service';
import { ForgetRowsService } from './application/forget-rows.service';
import { ImportTokens } from './application/import-tokens';
import { JudgeRowsService } from './application/judge-rows.service';
import { NewTaskIds } from './application/new-task-ids';
import { OwnBatchesService } from './application/own-batches.service';
import { BatchStore } from './application/ports/batch-store';
import { RemoteLinks } from './application/ports/remote-links';
import { TableFiles } from './application/ports/table-files';
import { PreviewFileService } from './application/preview-file.service';
import { ResumeTasksService } from './application/resume-tasks.service';
import { RunTaskService } from './application/run-task.service';
import { StartImportService } from './application/start-import.service';
import { StartTaskService } from './application/start-task.service';
import { UndoTaskService } from './application/undo-task.service';
import { UnlockQuotesService } from './application/unlock-quotes.service';
import { UnlockTaskService } from './application/unlock-task.service';
import { UnusedUnlockService } from './application/unused-unlock.service';
import { WakeWorkerService } from './application/wake-worker.service';
import { WorkOnTaskService } from './application/work-on-task.service';
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
    AddTaskService,
    BatchChangesService,
    BatchMailsService,
    BatchMembersService,
    BatchPersonalData,
    BatchQuotaService,
    BatchSeller,
    BatchUpkeep,
    ChangeTaskService,
    CheckTaskService,
    EndRunService,
    ExportTaskService,
    FetchLinksService,
    ForgetRowsService,
    ImportTokens,
    JudgeRowsService,
    NewTaskIds,
    OwnBatchesService,
    PreviewFileService,
    ResumeTasksService,
    RunTaskService,
    StartImportService,
    StartTaskService,
    UndoTaskService,
    UnlockQuotesService,
    UnlockTaskService,
    UnusedUnlockService,
    WakeWorkerService,
    WorkOnTaskService,
    { provide: BatchStore, useClass: SqlBatchStore },
    { provide: RemoteLinks, useClass: HttpRemoteLinks },
    { provide: TableFiles, useClass: DiskTableFiles },
  ],
})
export class BatchModule {}
