import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing';
import { DomainsModule } from '../domains';
import { GroupsModule } from '../groups';
import { SafetyModule } from '../safety';
import { AddLink } from './application/add-link.service';
import { AsciiSlugs } from './application/address/ascii-slugs.service';
import { LinkDomains } from './application/address/link-domains.service';
import { LinksLeftBehind } from './application/address/links-left-behind.service';
import { ClaimLinks } from './application/claim-links.service';
import { CopyLink } from './application/copy-link.service';
import { DuplicateLink } from './application/duplicate-link.service';
import { FindLinkGroup } from './application/find-link-group.service';
import { LinkChanges } from './application/link-changes.service';
import { LinkClaims } from './application/link-claims.service';
import { LinkCosts } from './application/link-costs.service';
import { LinkDirectory } from './application/link-directory.service';
import { LinkEditor } from './application/link-editor.service';
import { LinkMoves } from './application/link-moves.service';
import { LinkPlaces } from './application/link-places.service';
import { LinkStars } from './application/link-stars.service';
import { LinkTraces } from './application/link-traces.service';
import { LinksInReport } from './application/links-in-report.service';
import { LinksOfPeople } from './application/links-of-people.service';
import { ListLinks } from './application/list-links.service';
import { MarkLink } from './application/mark-link.service';
import { MeantLinks } from './application/meant/meant-links.service';
import { FollowLinkNews } from './application/news/follow-link-news.service';
import { RecordLinkNews } from './application/news/record-link-news.service';
import { LinkHistory } from './application/ports/link-history';
import { LinkNewsRecord } from './application/ports/link-news-record';
import { LinkRepository } from './application/ports/link-repository';
import { MeantLinkSource } from './application/ports/meant-link-source';
import { VisitJournal } from './application/ports/visit-journal';
import { VisitedLinkSource } from './application/ports/visited-link-source';
import { LinksInQuestion } from './application/questions/links-in-question.service';
import { ReturnLink } from './application/return-link.service';
import { RollBackLink } from './application/roll-back-link.service';
import { ShortenLink } from './application/shorten-link.service';
import { CheckSlug } from './application/shortening/check-slug.service';
import { ReadShortenWish } from './application/shortening/read-shorten-wish.service';
import { ShowLink } from './application/show-link.service';
import { StoreChangedLink } from './application/store-changed-link.service';
import { TransferLink } from './application/transfer-link.service';
import { Visitors } from './application/visit/visitors.service';
import { WarningMarks } from './application/visit/warning-marks.service';
import { VisitedLinks } from './application/visited-links.service';
import { LinkDomainsController } from './http/address/link-domains.controller';
import { EditLinkController } from './http/edit-link.controller';
import { LinkAddressController } from './http/link-address.controller';
import { LinkSettingsController } from './http/link-settings.controller';
import { LinkTargetsController } from './http/link-targets.controller';
import { LinkTransferController } from './http/link-transfer.controller';
import { LinksController } from './http/links.controller';
import { Redirect } from './http/redirect';
import { AnswerVisit } from './http/visit/answer-visit.service';
import { LostVisits } from './http/visit/lost-visits';
import { MeetVisitor } from './http/visit/meet-visitor.service';
import { PageFor } from './http/visit/page-for.service';
import { WayOn } from './http/visit/way-on.service';
import { ShortenController } from './http/shortening/shorten.controller';
import { SlugCheckController } from './http/shortening/slug-check.controller';
import { LinkHistoryStore } from './infrastructure/link-history.store';
import { linkSchema } from './infrastructure/link.schema';
import { LocalVisitJournal } from './infrastructure/local-visit-journal';
import { SqlLinkNewsRecord } from './infrastructure/sql-link-news-record';
import { LinkStandings } from './infrastructure/search/link-standings';
import { TypeormLinkRepository } from './infrastructure/typeorm-link-repository';
import { MeantLinkQuery } from './infrastructure/meant-link.query';
import { VisitedLinkQuery } from './infrastructure/visited-link.query';
import { BATCH } from './wiring/batch';
import { FINDING } from './wiring/finding';
import { LABELS } from './wiring/labels';
import { EXPLAINING } from './wiring/explaining';
import { PATROL } from './wiring/patrol';
import { PREVIEWS } from './wiring/previews';
import { SAFETY } from './wiring/safety';
import { TRASH } from './wiring/trash';

@Module({
  imports: [
    BillingModule,
    DomainsModule,
    GroupsModule,
    SafetyModule,
    TypeOrmModule.forFeature([linkSchema, ...LABELS.entities]),
  ],
  controllers: [
    ...BATCH.controllers,
    ...LABELS.controllers,
    ...EXPLAINING.controllers,
    ...PREVIEWS.controllers,
    ...SAFETY.controllers,
    EditLinkController,
    LinkAddressController,
    LinkDomainsController,
    LinkSettingsController,
    LinkTargetsController,
    LinkTransferController,
    LinksController,
    ShortenController,
    SlugCheckController,
  ],
  providers: [
    ...BATCH.providers,
    ...LABELS.providers,
    ...EXPLAINING.providers,
    ...PREVIEWS.providers,
    ...SAFETY.providers,
    ...FINDING.providers,
    ...PATROL.providers,
    ...TRASH.providers,
    AddLink,
    AnswerVisit,
    AsciiSlugs,
    CheckSlug,
    ClaimLinks,
    CopyLink,
    DuplicateLink,
    FindLinkGroup,
    FollowLinkNews,
    LinkChanges,
    LinkClaims,
    LinkCosts,
    LinkDirectory,
    LinkDomains,
    LinkEditor,
    LinkMoves,
    LinkPlaces,
    LinkStars,
    LinkTraces,
    LinksInQuestion,
    LinksInReport,
    LinksLeftBehind,
    LinksOfPeople,
    LostVisits,
    MeantLinks,
    MarkLink,
    MeetVisitor,
    ReadShortenWish,
    Redirect,
    RecordLinkNews,
    ReturnLink,
    RollBackLink,
    ShortenLink,
    ShowLink,
    StoreChangedLink,
    TransferLink,
    VisitedLinks,
    Visitors,
    PageFor,
    WarningMarks,
    WayOn,
    { provide: LinkHistory, useClass: LinkHistoryStore },
    { provide: LinkRepository, useClass: TypeormLinkRepository },
    { provide: MeantLinkSource, useClass: MeantLinkQuery },
    { provide: VisitJournal, useClass: LocalVisitJournal },
    { provide: LinkNewsRecord, useClass: SqlLinkNewsRecord },
    { provide: VisitedLinkSource, useClass: VisitedLinkQuery },
  ],
  exports: [LinkDirectory, LinkStandings, LinksInQuestion, LinksInReport, ListLinks, MarkLink, Redirect],
})
export class LinksModule {}
