import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '../groups';
import { ClaimLinks } from './application/claim-links.service';
import { FindLinkGroup } from './application/find-link-group.service';
import { LinkClaims } from './application/link-claims.service';
import { LinkDirectory } from './application/link-directory.service';
import { LinkMoves } from './application/link-moves.service';
import { LinksOfPeople } from './application/links-of-people.service';
import { ListLinks } from './application/list-links.service';
import { LinkRepository } from './application/ports/link-repository';
import { PageReader } from './application/ports/page-reader';
import { VisitJournal } from './application/ports/visit-journal';
import { VisitedLinkSource } from './application/ports/visited-link-source';
import { PreviewPage } from './application/preview-page.service';
import { ReturnLink } from './application/return-link.service';
import { ShortenLink } from './application/shorten-link.service';
import { TransferLink } from './application/transfer-link.service';
import { TrashLink } from './application/trash-link.service';
import { VisitedLinks } from './application/visited-links.service';
import { AddressCheckController } from './http/address-check.controller';
import { LinkTransferController } from './http/link-transfer.controller';
import { LinksController } from './http/links.controller';
import { PagePreviewController } from './http/page-preview.controller';
import { Redirect } from './http/redirect';
import { linkSchema } from './infrastructure/link.schema';
import { LocalVisitJournal } from './infrastructure/local-visit-journal';
import { HttpPageReader } from './infrastructure/page/http-page-reader';
import { RedisLinkNews } from './infrastructure/redis-link-news';
import { TypeormLinkRepository } from './infrastructure/typeorm-link-repository';
import { VisitedLinkQuery } from './infrastructure/visited-link.query';

@Module({
  imports: [GroupsModule, TypeOrmModule.forFeature([linkSchema])],
  controllers: [AddressCheckController, LinkTransferController, LinksController, PagePreviewController],
  providers: [
    ClaimLinks,
    FindLinkGroup,
    LinkClaims,
    LinkDirectory,
    LinkMoves,
    LinksOfPeople,
    ListLinks,
    PreviewPage,
    Redirect,
    RedisLinkNews,
    ReturnLink,
    ShortenLink,
    TransferLink,
    TrashLink,
    VisitedLinks,
    { provide: LinkRepository, useClass: TypeormLinkRepository },
    { provide: PageReader, useClass: HttpPageReader },
    { provide: VisitJournal, useClass: LocalVisitJournal },
    { provide: VisitedLinkSource, useClass: VisitedLinkQuery },
  ],
  exports: [LinkDirectory, ListLinks, Redirect],
})
export class LinksModule {}
