import { AiSettings } from '../../../config/settings';
import { CardFetches } from '../application/ports/card-fetches';
import { ImageEditor } from '../application/ports/image-editor';
import { ImageRegister } from '../application/ports/image-register';
import { ImageSource } from '../application/ports/image-source';
import { ImageStore } from '../application/ports/image-store';
import { PageReader } from '../application/ports/page-reader';
import { PageReadingStore } from '../application/ports/page-reading-store';
import { PreviewSuggester } from '../application/ports/preview-suggester';
import { SuggestionStore } from '../application/ports/suggestion-store';
import { PreviewPage } from '../application/preview-page.service';
import { GivenImages } from '../application/preview/given-images.service';
import { ImagesOfPeople } from '../application/preview/images-of-people.service';
import { KeepImage } from '../application/preview/keep-image.service';
import { LinkImages } from '../application/preview/link-images.service';
import { PageReadings } from '../application/preview/page-readings.service';
import { ReadPages } from '../application/preview/read-pages.service';
import { RemoveUnusedImages } from '../application/preview/remove-unused-images.service';
import { ShowCard } from '../application/preview/show-card.service';
import { UploadImage } from '../application/preview/upload-image.service';
import { AskSuggester } from '../application/suggestion/ask-suggester.service';
import { KeptSuggestions } from '../application/suggestion/kept-suggestions.service';
import { SuggestPreview } from '../application/suggestion/suggest-preview.service';
import { PagePreviewController } from '../http/page-preview.controller';
import { LinkImagesController } from '../http/preview/link-images.controller';
import { LinkPreviewController } from '../http/preview/link-preview.controller';
import { SuggestionsController } from '../http/suggestion/suggestions.controller';
import { HttpPageReader } from '../infrastructure/page/http-page-reader';
import { DiskImageStore } from '../infrastructure/preview/disk-image-store';
import { HttpImageSource } from '../infrastructure/preview/http-image-source';
import { SharpImageEditor } from '../infrastructure/preview/sharp-image-editor';
import { SqlCardFetches } from '../infrastructure/preview/sql-card-fetches';
import { SqlImageRegister } from '../infrastructure/preview/sql-image-register';
import { SqlPageReadingStore } from '../infrastructure/preview/sql-page-reading-store';
import { KeptSuggestionsStore } from '../infrastructure/suggestion/kept-suggestions.store';
import { NoSuggester } from '../infrastructure/suggestion/no-suggester';
import { OpenaiPreviewSuggester } from '../infrastructure/suggestion/openai-preview-suggester';

const suggesterFor = ({ model }: AiSettings): PreviewSuggester =>
  model ? new OpenaiPreviewSuggester(model) : new NoSuggester();

/** How links look where they are shared: texts, pictures, what their pages say, and suggestions. */
export const PREVIEWS = {
  controllers: [LinkImagesController, LinkPreviewController, PagePreviewController, SuggestionsController],
  providers: [
    AskSuggester,
    GivenImages,
    ImagesOfPeople,
    KeepImage,
    KeptSuggestions,
    LinkImages,
    PageReadings,
    PreviewPage,
    ReadPages,
    RemoveUnusedImages,
    ShowCard,
    SuggestPreview,
    UploadImage,
    { provide: CardFetches, useClass: SqlCardFetches },
    { provide: ImageEditor, useClass: SharpImageEditor },
    { provide: ImageRegister, useClass: SqlImageRegister },
    { provide: ImageSource, useClass: HttpImageSource },
    { provide: ImageStore, useClass: DiskImageStore },
    { provide: PageReader, useClass: HttpPageReader },
    { provide: PageReadingStore, useClass: SqlPageReadingStore },
    { provide: PreviewSuggester, useFactory: suggesterFor, inject: [AiSettings] },
    { provide: SuggestionStore, useClass: KeptSuggestionsStore },
  ],
};
