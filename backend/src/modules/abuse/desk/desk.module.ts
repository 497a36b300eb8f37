import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { LinksModule } from '../../links';
import { SafetyModule } from '../../safety';
import { CasesModule } from '../cases.module';
import { BlockAddress } from './application/block-address.service';
import { DeskCards } from './application/desk-cards.service';
import { DeskDomains } from './application/desk-domains.service';
import { DeskLinks } from './application/desk-links.service';
import { DeskPersonalData } from './application/desk-personal-data';
import { DeskSuspensions } from './application/desk-suspensions.service';
import { DeskViews } from './application/desk-views.service';
import { FindAtDesk } from './application/find-at-desk.service';
import { DeskActionStore } from './application/ports/desk-action-store';
import { RecordAction } from './application/record-action.service';
import { ShowActions } from './application/show-actions.service';
import { ShowContact } from './application/show-contact.service';
import { SuspensionMails } from './application/suspension-mails.service';
import { SweepLinks } from './application/sweep-links.service';
import { SweepTargets } from './application/sweep-targets.service';
import { UndoAction } from './application/undo-action.service';
import { AbuseController } from './http/abuse.controller';
import { DeskController } from './http/desk.controller';
import { DeskDomainsController } from './http/desk-domains.controller';
import { DeskLinksController } from './http/desk-links.controller';
import { DeskPeopleController } from './http/desk-people.controller';
import { DeskViewsController } from './http/desk-views.controller';
import { deskActionSchema } from './infrastructure/desk-action.schema';
import { TypeormDeskActionStore } from './infrastructure/typeorm-desk-action-store';
import { MailModule } from '../../../shared/mail/mail.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';

/** What those who run the site do, and how they find whom to do it to. */
@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    CasesModule,
    DomainsModule,
    GroupsModule,
    IdentityModule,
    LinksModule,
    SafetyModule,
    TypeOrmModule.forFeature([deskActionSchema]),
  ],
  controllers: [
    AbuseController,
    DeskController,
    DeskDomainsController,
    DeskLinksController,
    DeskPeopleController,
    DeskViewsController,
  ],
  providers: [
    BlockAddress,
    DeskCards,
    DeskDomains,
    DeskLinks,
    DeskPersonalData,
    DeskSuspensions,
    DeskViews,
    FindAtDesk,
    RecordAction,
    ShowActions,
    ShowContact,
    SuspensionMails,
    SweepLinks,
    SweepTargets,
    UndoAction,
    { provide: DeskActionStore, useClass: TypeormDeskActionStore },
  ],
})
export class DeskModule {}
