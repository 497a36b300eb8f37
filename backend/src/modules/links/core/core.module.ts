import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { SafetyModule } from '../../safety';
import { LabelsModule } from '../labels/labels.module';
import { AsciiSlugsService } from './application/address/ascii-slugs.service';
import { CountLinksOfDomainsService } from './application/address/count-links-of-domains.service';
import { LinkDomainsService } from './application/address/link-domains.service';
import { ErasedSubdomainLinksService } from './application/address/erased-subdomain-links.service';
import { ClaimLinksService } from './application/claim-links.service';
import { EditableLinksService } from './application/editable-links.service';
import { LabelsOnLinkService } from './application/labels/labels-on-link.service';
import { PixelsOnLinkService } from './application/labels/pixels-on-link.service';
import { TagLinkService } from './application/labels/tag-link.service';
import { ToolsOnLinkService } from './application/labels/tools-on-link.service';
import { LinkChangesService } from './application/link-changes.service';
import { LinkClaimsService } from './application/link-claims.service';
import { LinkCostsService } from './application/link-costs.service';
import { LinkDirectoryService } from './application/link-directory.service';
import { LinkEditorService } from './application/link-editor.service';
import { LinkImagesService } from './application/link-images.service';
import { LinkPlacesService } from './application/link-places.service';
import { LinkClicksService } from './application/link-clicks.service';
import { LinkSurroundingsService } from './application/link-surroundings.service';
import { LinkStarsService } from './application/link-stars.service';
import { LinkTracesService } from './application/link-traces.service';
import { LinksInQuestionService } from './application/links-in-question.service';
import { LinksOfPeopleService } from './application/links-of-people.service';
import { MarkLinkService } from './application/mark-link.service';
import { ModerateLinksService } from './application/moderate-links.service';
import { FreeHostRecords } from './application/ports/free-host-records';
import { ImageRegister } from './application/ports/image-register';
import { LinkBatches } from './application/ports/link-batches';
import { LinkHistory } from './application/ports/link-history';
import { LinkIndex } from './application/ports/link-index';
import { LinkRepository } from './application/ports/link-repository';
import { LinksForVisits } from './application/ports/links-for-visits';
import { RollBackLinkService } from './application/roll-back-link.service';
import { AddressRulesService } from './application/safety/address-rules.service';
import { CheckAddressService } from './application/safety/check-address.service';
import { FreeHostsService } from './application/safety/free-hosts.service';
import { LinkWarningsService } from './application/safety/link-warnings.service';
import { PreviewLinkService } from './application/preview-link.service';
import { SeenLinkService } from './application/seen-link.service';
import { ShowLinkService } from './application/show-link.service';
import { StoreChangedLinkService } from './application/store-changed-link.service';
import { FindLinkGroupService } from './application/transfer/find-link-group.service';
import { LinkMovesService } from './application/transfer/link-moves.service';
import { ReturnLinkService } from './application/transfer/return-link.service';
import { TransferLinkService } from './application/transfer/transfer-link.service';
import { LinkBurialService } from './application/trash/link-burial.service';
import { PurgeTrashService } from './application/trash/purge-trash.service';
import { TrashBinService } from './application/trash/trash-bin.service';
import { TrashLinkService } from './application/trash/trash-link.service';
import { AddressCheckController } from './http/address-check.controller';
import { LinkDomainsController } from './http/address/link-domains.controller';
import { EditLinkController } from './http/edit-link.controller';
import { LinkTagsController } from './http/labels/link-tags.controller';
import { LinkToolsController } from './http/labels/link-tools.controller';
import { LinkDestinationController } from './http/link-destination.controller';
import { LinkAddressController } from './http/link-address.controller';
import { LinkSettingsController } from './http/link-settings.controller';
import { LinkTargetsController } from './http/link-targets.controller';
import { LinkTransferController } from './http/link-transfer.controller';
import { LinksController } from './http/links.controller';
import { LinkHistoryStore } from './infrastructure/link-history.store';
import { LinkTermStore } from './infrastructure/link-term.store';
import { SqlLinkBatches } from './infrastructure/sql-link-batches';
import { SqlFreeHostRecords } from './infrastructure/sql-free-host-records';
import { SqlImageRegister } from './infrastructure/sql-image-register';
import { SqlLinksForVisits } from './infrastructure/sql-links-for-visits';
import { TypeormLinkRepository } from './infrastructure/typeorm-link-repository';
import { DayCountsModule } from '../../../shared/day-counts/day-counts.module';
import { LinksByDay } from './infrastructure/links-by-day';
import { linkSchema } from './infrastructure/link.schema';
import { OwnHostsModule } from '../../../shared/own-hosts/own-hosts.module';
import { PeopleNamesModule } from '../../../shared/people-names/people-names.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';
import { VerifiedPeopleModule } from '../../../shared/verified-people/verified-people.module';

/** A link and its life: what is set on it, where it stands, whose it is, and its end. */
@Module({
  imports: [
    DayCountsModule,
    OwnHostsModule,
    PeopleNamesModule,
    PersonalDataModule,
    RateLimitModule,
    VerifiedPeopleModule,
    BillingModule,
    DomainsModule,
    GroupsModule,
    SafetyModule,
    LabelsModule,
    TypeOrmModule.forFeature([linkSchema]),
  ],
  controllers: [
    AddressCheckController,
    EditLinkController,
    LinkAddressController,
    LinkDestinationController,
    LinkDomainsController,
    LinkSettingsController,
    LinkTagsController,
    LinkTargetsController,
    LinkToolsController,
    LinkTransferController,
    LinksController,
  ],
  providers: [
    AddressRulesService,
    AsciiSlugsService,
    CheckAddressService,
    ClaimLinksService,
    LinkClicksService,
    CountLinksOfDomainsService,
    EditableLinksService,
    FindLinkGroupService,
    FreeHostsService,
    LabelsOnLinkService,
    LinkBurialService,
    LinkChangesService,
    LinkClaimsService,
    LinkCostsService,
    LinkDirectoryService,
    LinkDomainsService,
    LinkEditorService,
    LinkImagesService,
    LinkMovesService,
    LinkPlacesService,
    LinkStarsService,
    LinkSurroundingsService,
    LinkTracesService,
    LinkWarningsService,
    LinksByDay,
    LinksInQuestionService,
    ErasedSubdomainLinksService,
    LinksOfPeopleService,
    MarkLinkService,
    ModerateLinksService,
    PixelsOnLinkService,
    PreviewLinkService,
    PurgeTrashService,
    ReturnLinkService,
    RollBackLinkService,
    SeenLinkService,
    ShowLinkService,
    StoreChangedLinkService,
    TagLinkService,
    ToolsOnLinkService,
    TransferLinkService,
    TrashBinService,
    TrashLinkService,
    { provide: FreeHostRecords, useClass: SqlFreeHostRecords },
    { provide: ImageRegister, useClass: SqlImageRegister },
    { provide: LinkBatches, useClass: SqlLinkBatches },
    { provide: LinkHistory, useClass: LinkHistoryStore },
    { provide: LinkIndex, useClass: LinkTermStore },
    { provide: LinkRepository, useClass: TypeormLinkRepository },
    { provide: LinksForVisits, useClass: SqlLinksForVisits },
  ],
  exports: [
    AddressRulesService,
    LinkClicksService,
    EditableLinksService,
    FreeHostsService,
    ImageRegister,
    LinkChangesService,
    LinkClaimsService,
    LinkCostsService,
    LinkDirectoryService,
    LinkEditorService,
    LinkIndex,
    LinkMovesService,
    LinkPlacesService,
    LinkRepository,
    LinkSurroundingsService,
    LinkWarningsService,
    LinksForVisits,
    LinksInQuestionService,
    MarkLinkService,
    ModerateLinksService,
    ReturnLinkService,
    ShowLinkService,
    TransferLinkService,
    TrashBinService,
  ],
})
export class CoreModule {}
