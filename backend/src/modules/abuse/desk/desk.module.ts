import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { LinksModule } from '../../links';
import { SafetyModule } from '../../safety';
import { CasesModule } from '../cases.module';
import { AnswerAppealsService } from './application/answer-appeals.service';
import { AppealFilesService } from './application/appeal-files.service';
import { AppealMailsService } from './application/appeal-mails.service';
import { BlockAddressService } from './application/block-address.service';
import { DeskCardsService } from './application/desk-cards.service';
import { DeskDomainsService } from './application/desk-domains.service';
import { DeskLinksService } from './application/desk-links.service';
import { DeskPersonalData } from './application/desk-personal-data';
import { DeskSuspensionsService } from './application/desk-suspensions.service';
import { DeskViewsService } from './application/desk-views.service';
import { FindAtDeskService } from './application/find-at-desk.service';
import { DeskActionStore } from './application/ports/desk-action-store';
import { SuspensionAppealStore } from './application/ports/suspension-appeal-store';
import { PreviewMailsService } from './application/preview-mails.service';
import { RecordActionService } from './application/record-action.service';
import { ShowActionsService } from './application/show-actions.service';
import { ShowAppealsService } from './application/show-appeals.service';
import { ShowContactService } from './application/show-contact.service';
import { SuspensionAppealsService } from './application/suspension-appeals.service';
import { SuspensionMailsService } from './application/suspension-mails.service';
import { SweepLinksService } from './application/sweep-links.service';
import { SweepTargetsService } from './application/sweep-targets.service';
import { UndoActionService } from './application/undo-action.service';
import { AbuseController } from './http/abuse.controller';
import { DeskAppealsController } from './http/desk-appeals.controller';
import { DeskController } from './http/desk.controller';
import { DeskDomainsController } from './http/desk-domains.controller';
import { DeskLinksController } from './http/desk-links.controller';
import { DeskPeopleController } from './http/desk-people.controller';
import { DeskViewsController } from './http/desk-views.controller';
import { MailPreviewsController } from './http/mail-previews.controller';
import { SiteNumbersController } from './http/site-numbers.controller';
import { SuspensionAppealsController } from './http/suspension-appeals.controller';
import { deskActionSchema } from './infrastructure/desk-action.schema';
import { suspensionAppealSchema } from './infrastructure/suspension-appeal.schema';
import { TypeormDeskActionStore } from './infrastructure/typeorm-desk-action-store';
import { DayCountsModule } from '../../../shared/day-counts/day-counts.module';
import { MailModule } from '../../../shared/mail/mail.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';
import { TypeormSuspensionAppealStore } from './infrastructure/typeorm-suspension-appeal-store';

/** What site admins do, and how they find whom to do it to. */
@Module({
  imports: [
    DayCountsModule,
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    CasesModule,
    DomainsModule,
    GroupsModule,
    IdentityModule,
    LinksModule,
    SafetyModule,
    TypeOrmModule.forFeature([deskActionSchema, suspensionAppealSchema]),
  ],
  controllers: [
    AbuseController,
    DeskAppealsController,
    DeskController,
    DeskDomainsController,
    DeskLinksController,
    DeskPeopleController,
    DeskViewsController,
    MailPreviewsController,
    SiteNumbersController,
    SuspensionAppealsController,
  ],
  providers: [
    AnswerAppealsService,
    AppealFilesService,
    AppealMailsService,
    BlockAddressService,
    DeskCardsService,
    DeskDomainsService,
    DeskLinksService,
    DeskPersonalData,
    DeskSuspensionsService,
    DeskViewsService,
    FindAtDeskService,
    PreviewMailsService,
    RecordActionService,
    ShowActionsService,
    ShowAppealsService,
    ShowContactService,
    SuspensionAppealsService,
    SuspensionMailsService,
    SweepLinksService,
    SweepTargetsService,
    UndoActionService,
    { provide: DeskActionStore, useClass: TypeormDeskActionStore },
    { provide: SuspensionAppealStore, useClass: TypeormSuspensionAppealStore },
  ],
})
export class DeskModule {}
