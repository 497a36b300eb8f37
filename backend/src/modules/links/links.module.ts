import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { AddLink } from './application/add-link.service';
import { ClaimLinks } from './application/claim-links.service';
import { DuplicateLink } from './application/duplicate-link.service';
import { FindLinkGroup } from './application/find-link-group.service';
import { EditableLinks } from './application/labels/editable-links.service';
import { LabelsOfPeople } from './application/labels/labels-of-people.service';
import { TagLink } from './application/labels/tag-link.service';
import { Tags } from './application/labels/tags.service';
import { TrackingTools } from './application/labels/tracking-tools.service';
import { LinkChanges } from './application/link-changes.service';
import { LinkClaims } from './application/link-claims.service';
import { LinkDirectory } from './application/link-directory.service';
import { LinkEditor } from './application/link-editor.service';
import { LinkMoves } from './application/link-moves.service';
import { LinkStars } from './application/link-stars.service';
import { LinksOfPeople } from './application/links-of-people.service';
import { ListLinks } from './application/list-links.service';
import { LinkHistory } from './application/ports/link-history';
import { LinkRepository } from './application/ports/link-repository';
import { PageReader } from './application/ports/page-reader';
import { TagRepository } from './application/ports/tag-repository';
import { TrackingToolRepository } from './application/ports/tracking-tool-repository';
import { VisitJournal } from './application/ports/visit-journal';
import { VisitedLinkSource } from './application/ports/visited-link-source';
import { PreviewPage } from './application/preview-page.service';
import { ReturnLink } from './application/return-link.service';
import { RollBackLink } from './application/roll-back-link.service';
import { ShortenLink } from './application/shorten-link.service';
import { ShowLink } from './application/show-link.service';
import { TransferLink } from './application/transfer-link.service';
import { TrashLink } from './application/trash-link.service';
import { VisitedLinks } from './application/visited-links.service';
import { AddressCheckController } from './http/address-check.controller';
import { EditLinkController } from './http/edit-link.controller';
import { LinkAddressController } from './http/link-address.controller';
import { LinkSettingsController } from './http/link-settings.controller';
import { LinkTagsController } from './http/link-tags.controller';
import { LinkTargetsController } from './http/link-targets.controller';
import { LinkTransferController } from './http/link-transfer.controller';
import { LinksController } from './http/links.controller';
import { PagePreviewController } from './http/page-preview.controller';
import { Redirect } from './http/redirect';
import { TagsController } from './http/tags.controller';
import { TrackingToolsController } from './http/tracking-tools.controller';
import { LinkHistoryStore } from './infrastructure/link-history.store';
import { linkSchema } from './infrastructure/link.schema';
import { LocalVisitJournal } from './infrastructure/local-visit-journal';
import { HttpPageReader } from './infrastructure/page/http-page-reader';
import { RedisLinkNews } from './infrastructure/redis-link-news';
import { TagListQuery } from './infrastructure/tag-list.query';
import { tagSchema } from './infrastructure/tag.schema';
import { trackingToolSchema } from './infrastructure/tracking-tool.schema';
import { TypeormLinkRepository } from './infrastructure/typeorm-link-repository';
import { TypeormTagRepository } from './infrastructure/typeorm-tag-repository';
import { TypeormTrackingToolRepository } from './infrastructure/typeorm-tracking-tool-repository';
import { VisitedLinkQuery } from './infrastructure/visited-link.query';

@Module({
  imports: [
    BillingModule,
    GroupsModule,
    TypeOrmModule.forFeature([linkSchema, tagSchema, trackingToolSchema]),
  ],
  controllers: [
    AddressCheckController,
    EditLinkController,
    LinkAddressController,
    LinkSettingsController,
    LinkTagsController,
    LinkTargetsController,
    LinkTransferController,
    LinksController,
    PagePreviewController,
    TagsController,
    TrackingToolsController,
  ],
  providers: [
    AddLink,
    ClaimLinks,
    DuplicateLink,
    EditableLinks,
    FindLinkGroup,
    LabelsOfPeople,
    LinkChanges,
    LinkClaims,
    LinkDirectory,
    LinkEditor,
    LinkMoves,
    LinkStars,
    LinksOfPeople,
    ListLinks,
    PreviewPage,
    Redirect,
    RedisLinkNews,
    ReturnLink,
    RollBackLink,
    ShortenLink,
    ShowLink,
    TagLink,
    TagListQuery,
    Tags,
    TrackingTools,
    TransferLink,
    TrashLink,
    VisitedLinks,
    { provide: LinkHistory, useClass: LinkHistoryStore },
    { provide: LinkRepository, useClass: TypeormLinkRepository },
    { provide: PageReader, useClass: HttpPageReader },
    { provide: TagRepository, useClass: TypeormTagRepository },
    { provide: TrackingToolRepository, useClass: TypeormTrackingToolRepository },
    { provide: VisitJournal, useClass: LocalVisitJournal },
    { provide: VisitedLinkSource, useClass: VisitedLinkQuery },
  ],
  exports: [LinkDirectory, ListLinks, Redirect],
})
export class LinksModule {}
