import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClaimLinks } from './application/claim-links.service';
import { LinkClaims } from './application/link-claims.service';
import { LinkDirectory } from './application/link-directory.service';
import { LinksOfPeople } from './application/links-of-people.service';
import { LinkRepository } from './application/ports/link-repository';
import { PageReader } from './application/ports/page-reader';
import { VisitJournal } from './application/ports/visit-journal';
import { VisitedLinkSource } from './application/ports/visited-link-source';
import { PreviewPage } from './application/preview-page.service';
import { ShortenLink } from './application/shorten-link.service';
import { TrashLink } from './application/trash-link.service';
import { VisitedLinks } from './application/visited-links.service';
import { AddressCheckController } from './http/address-check.controller';
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
  imports: [TypeOrmModule.forFeature([linkSchema])],
  controllers: [AddressCheckController, LinksController, PagePreviewController],
  providers: [
    ClaimLinks,
    LinkClaims,
    LinkDirectory,
    LinksOfPeople,
    PreviewPage,
    Redirect,
    RedisLinkNews,
    ShortenLink,
    TrashLink,
    VisitedLinks,
    { provide: LinkRepository, useClass: TypeormLinkRepository },
    { provide: PageReader, useClass: HttpPageReader },
    { provide: VisitJournal, useClass: LocalVisitJournal },
    { provide: VisitedLinkSource, useClass: VisitedLinkQuery },
  ],
  exports: [LinkDirectory, Redirect],
})
export class LinksModule {}
