import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { SafetyModule } from '../../safety';
import { LabelsModule } from '../labels/labels.module';
import { AsciiSlugs } from './application/address/ascii-slugs.service';
import { CountLinksOfDomains } from './application/address/count-links-of-domains.service';
import { LinkDomains } from './application/address/link-domains.service';
import { ErasedSubdomainLinks } from './application/address/erased-subdomain-links.service';
import { ClaimLinks } from './application/claim-links.service';
import { EditableLinks } from './application/editable-links.service';
import { LabelsOnLink } from './application/labels/labels-on-link.service';
import { PixelsOnLink } from './application/labels/pixels-on-link.service';
import { TagLink } from './application/labels/tag-link.service';
import { ToolsOnLink } from './application/labels/tools-on-link.service';
import { LinkChanges } from './application/link-changes.service';
import { LinkClaims } from './application/link-claims.service';
import { LinkCosts } from './application/link-costs.service';
import { LinkDirectory } from './application/link-directory.service';
import { LinkEditor } from './application/link-editor.service';
import { LinkImages } from './application/link-images.service';
import { LinkPlaces } from './application/link-places.service';
import { ClicksOfLinks } from './application/link-clicks.service';
import { LinkSurroundings } from './application/link-surroundings.service';
import { LinkStars } from './application/link-stars.service';
import { LinkTraces } from './application/link-traces.service';
import { LinksInQuestion } from './application/links-in-question.service';
import { LinksOfPeople } from './application/links-of-people.service';
import { MarkLink } from './application/mark-link.service';
import { ModerateLinks } from './application/moderate-links.service';
import { FreeHostRecords } from './application/ports/free-host-records';
import { ImageRegister } from './application/ports/image-register';
import { LinkBatches } from './application/ports/link-batches';
import { LinkHistory } from './application/ports/link-history';
import { LinkIndex } from './application/ports/link-index';
import { LinkRepository } from './application/ports/link-repository';
import { LinksForVisits } from './application/ports/links-for-visits';
import { RollBackLink } from './application/roll-back-link.service';
import { AddressRules } from './application/safety/address-rules.service';
import { CheckAddress } from './application/safety/check-address.service';
import { FreeHosts } from './application/safety/free-hosts.service';
import { LinkWarnings } from './application/safety/link-warnings.service';
import { PreviewLink } from './application/preview-link.service';
import { SeenLink } from './application/seen-link.service';
import { ShowLink } from './application/show-link.service';
import { StoreChangedLink } from './application/store-changed-link.service';
import { FindLinkGroup } from './application/transfer/find-link-group.service';
import { LinkMoves } from './application/transfer/link-moves.service';
import { ReturnLink } from './application/transfer/return-link.service';
import { TransferLink } from './application/transfer/transfer-link.service';
import { LinkBurial } from './application/trash/link-burial.service';
import { PurgeTrash } from './application/trash/purge-trash.service';
import { TrashBin } from './application/trash/trash-bin.service';
import { TrashLink } from './application/trash/trash-link.service';
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
import { linkSchema } from './infrastructure/link.schema';
import { OwnHostsModule } from '../../../shared/own-hosts/own-hosts.module';
import { PeopleNamesModule } from '../../../shared/people-names/people-names.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';
import { VerifiedPeopleModule } from '../../../shared/verified-people/verified-people.module';

/** A link and its life: what is set on it, where it stands, whose it is, and its end. */
@Module({
  imports: [
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
    AddressRules,
    AsciiSlugs,
    CheckAddress,
    ClaimLinks,
    ClicksOfLinks,
    CountLinksOfDomains,
    EditableLinks,
    FindLinkGroup,
    FreeHosts,
    LabelsOnLink,
    LinkBurial,
    LinkChanges,
    LinkClaims,
    LinkCosts,
    LinkDirectory,
    LinkDomains,
    LinkEditor,
    LinkImages,
    LinkMoves,
    LinkPlaces,
    LinkStars,
    LinkSurroundings,
    LinkTraces,
    LinkWarnings,
    LinksInQuestion,
    ErasedSubdomainLinks,
    LinksOfPeople,
    MarkLink,
    ModerateLinks,
    PixelsOnLink,
    PreviewLink,
    PurgeTrash,
    ReturnLink,
    RollBackLink,
    SeenLink,
    ShowLink,
    StoreChangedLink,
    TagLink,
    ToolsOnLink,
    TransferLink,
    TrashBin,
    TrashLink,
    { provide: FreeHostRecords, useClass: SqlFreeHostRecords },
    { provide: ImageRegister, useClass: SqlImageRegister },
    { provide: LinkBatches, useClass: SqlLinkBatches },
    { provide: LinkHistory, useClass: LinkHistoryStore },
    { provide: LinkIndex, useClass: LinkTermStore },
    { provide: LinkRepository, useClass: TypeormLinkRepository },
    { provide: LinksForVisits, useClass: SqlLinksForVisits },
  ],
  exports: [
    AddressRules,
    ClicksOfLinks,
    EditableLinks,
    FreeHosts,
    ImageRegister,
    LinkChanges,
    LinkClaims,
    LinkCosts,
    LinkDirectory,
    LinkEditor,
    LinkIndex,
    LinkMoves,
    LinkPlaces,
    LinkRepository,
    LinkSurroundings,
    LinkWarnings,
    LinksForVisits,
    LinksInQuestion,
    MarkLink,
    ModerateLinks,
    ReturnLink,
    ShowLink,
    TransferLink,
    TrashBin,
  ],
})
export class CoreModule {}
