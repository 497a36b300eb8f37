import { Module } from '@nestjs/common';
import { AiSettings } from '../../../config/settings';
import { PreviewSuggester } from './application/ports/preview-suggester';
import { NoSuggester } from './infrastructure/suggestions/no-suggester';
import { OpenaiPreviewSuggester } from './infrastructure/suggestions/openai-preview-suggester';
import { BillingModule } from '../../billing';
import { CoreModule } from '../core/core.module';
import { ShowCardService } from './application/cards/show-card.service';
import { GivenImagesService } from './application/images/given-images.service';
import { ImagesOfPeopleService } from './application/images/images-of-people.service';
import { KeepImageService } from './application/images/keep-image.service';
import { RemoveUnusedImagesService } from './application/images/remove-unused-images.service';
import { UploadImageService } from './application/images/upload-image.service';
import { LinkEventsHandler } from './application/link-events.handler';
import { PageReadingsService } from './application/pages/page-readings.service';
import { PreviewPageService } from './application/pages/preview-page.service';
import { ReadPagesService } from './application/pages/read-pages.service';
import { CardFetches } from './application/ports/card-fetches';
import { ImageEditor } from './application/ports/image-editor';
import { ImageSource } from './application/ports/image-source';
import { ImageStore } from './application/ports/image-store';
import { PageReader } from './application/ports/page-reader';
import { PageReadingStore } from './application/ports/page-reading-store';
import { SuggestionStore } from './application/ports/suggestion-store';
import { AskSuggesterService } from './application/suggestions/ask-suggester.service';
import { KeptSuggestionsService } from './application/suggestions/kept-suggestions.service';
import { SuggestPreviewService } from './application/suggestions/suggest-preview.service';
import { LinkImagesController } from './http/link-images.controller';
import { LinkPreviewController } from './http/link-preview.controller';
import { PagePreviewController } from './http/page-preview.controller';
import { SuggestionsController } from './http/suggestions.controller';
import { DiskImageStore } from './infrastructure/images/disk-image-store';
import { HttpImageSource } from './infrastructure/images/http-image-source';
import { SharpImageEditor } from './infrastructure/images/sharp-image-editor';
import { HttpPageReader } from './infrastructure/pages/http-page-reader';
import { SqlPageReadingStore } from './infrastructure/pages/sql-page-reading-store';
import { SqlCardFetches } from './infrastructure/sql-card-fetches';
import { KeptSuggestionsStore } from './infrastructure/suggestions/kept-suggestions.store';
import { OwnHostsModule } from '../../../shared/own-hosts/own-hosts.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

const suggesterFor = ({ model }: AiSettings): PreviewSuggester =>
  model ? new OpenaiPreviewSuggester(model) : new NoSuggester();

/** How links look where they are shared: texts, pictures, what their pages say, and suggestions. */
@Module({
  imports: [OwnHostsModule, PersonalDataModule, RateLimitModule, BillingModule, CoreModule],
  controllers: [LinkImagesController, LinkPreviewController, PagePreviewController, SuggestionsController],
  providers: [
    AskSuggesterService,
    GivenImagesService,
    ImagesOfPeopleService,
    KeepImageService,
    KeptSuggestionsService,
    LinkEventsHandler,
    PageReadingsService,
    PreviewPageService,
    ReadPagesService,
    RemoveUnusedImagesService,
    ShowCardService,
    SuggestPreviewService,
    UploadImageService,
    { provide: CardFetches, useClass: SqlCardFetches },
    { provide: ImageEditor, useClass: SharpImageEditor },
    { provide: ImageSource, useClass: HttpImageSource },
    { provide: ImageStore, useClass: DiskImageStore },
    { provide: PageReader, useClass: HttpPageReader },
    { provide: PageReadingStore, useClass: SqlPageReadingStore },
    { provide: SuggestionStore, useClass: KeptSuggestionsStore },
    { provide: PreviewSuggester, useFactory: suggesterFor, inject: [AiSettings] },
  ],
  exports: [PageReadingsService],
})
export class PreviewsModule {}
