import { withoutTrailingDot } from '../../../../../shared/domain/public-host';
import { youtubeVideoId } from '../youtube';

/** What people set of how a link looks where it is shared; null for what the page says itself. */
export interface PreviewSettings {
  readonly title: string | null;
  readonly description: string | null;
  /** An address on the open internet, or the path of a picture that was uploaded. */
  readonly imageUrl: string | null;
  /** The picture has a play icon drawn into it. */
  readonly hasPlayIcon: boolean;
}

/** The same of the page that a link leads to, as it was last read; null for what it does not say. */
export interface PageSays {
  readonly pageTitle: string | null;
  readonly pageDescription: string | null;
  readonly pageImageUrl: string | null;
}

/** A preview in which nothing is set. */
export const PLAIN_PREVIEW = {
  title: null,
  description: null,
  imageUrl: null,
  hasPlayIcon: false,
} as const satisfies PreviewSettings;

/** A page that has not been read, or cannot be. */
export const UNREAD_PAGE = {
  pageTitle: null,
  pageDescription: null,
  pageImageUrl: null,
} as const satisfies PageSays;

export const isPreviewSetting = (name: string): name is keyof PreviewSettings => name in PLAIN_PREVIEW;

/** What is set of texts and picture. */
export const previewSettingsOf = ({
  title,
  description,
  imageUrl,
}: PreviewSettings): Pick<PreviewSettings, 'title' | 'description' | 'imageUrl'> => ({
  title,
  description,
  imageUrl,
});

/** Its card is ours to draw, because something of it is set, and shows of the page what is not. */
export function isPartlyPage(link: PreviewSettings): boolean {
  const settings = Object.values(previewSettingsOf(link));
  return settings.includes(null) && settings.some((each) => each !== null);
}

/** Whether cards look another when these fields have changed: what is set of them, or their page where nothing is. */
export function changesCard(link: PreviewSettings, changed: readonly string[]): boolean {
  const settings = previewSettingsOf(link);
  const showsPage = Object.values(settings).includes(null);
  return changed.some((field) => field in settings || (field === 'url' && showsPage));
}

/** A link as it looks where it is shared, and its page in its own words. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly originalTitle: string;
  /** The page has no title, or was not read: its host stands in for one. */
  readonly titleIsNull: boolean;
  readonly originalDescription: string | null;
  readonly originalImageUrl: string | null;
  readonly hasPlayIcon: boolean;
  /** It leads to a video. */
  readonly isVideo: boolean;
}

type Previewed = PreviewSettings & PageSays & { readonly url: string };

/** What is set, and what the page says where nothing is. */
export function linkPreviewOf(link: Previewed): LinkPreview {
  const url = URL.canParse(link.url) ? new URL(link.url) : null;
  const originalTitle = link.pageTitle ?? (url ? withoutTrailingDot(url.hostname) : '');
  return {
    title: link.title ?? originalTitle,
    description: link.description ?? link.pageDescription,
    imageUrl: link.imageUrl ?? link.pageImageUrl,
    originalTitle,
    titleIsNull: link.pageTitle === null,
    originalDescription: link.pageDescription,
    originalImageUrl: link.pageImageUrl,
    hasPlayIcon: link.hasPlayIcon,
    isVideo: url !== null && youtubeVideoId(url) !== null,
  };
}
