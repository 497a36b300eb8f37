import type { LinkOnDomain } from '../../api/link-name';
import { givenOf, mayMove, type Picture, SAVED_PICTURE } from './picture';
import type { PreviewApi, PreviewedLink } from './preview.api';

/** What can be changed of a preview, as it stands in the form around it. */
export interface PreviewValues {
  /** Empty for what the page says. */
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
}

export const previewValuesOf = ({ preview: { title, description } }: PreviewedLink): PreviewValues => ({
  title: title ?? '',
  description: description ?? '',
  picture: SAVED_PICTURE,
});

interface PictureEdit {
  readonly imageUrl: string | null;
  readonly hasPlayIcon: boolean;
}

/** What is saved of another picture. One of a person's own is cut on the server first; `link` is null before there is one. */
export async function pictureEdit(
  api: Pick<PreviewApi, 'upload'>,
  link: LinkOnDomain | null,
  { choice, topPercent, leftPercent, hasPlayIcon, keepsMoving }: Picture,
): Promise<PictureEdit> {
  const given = givenOf(choice);
  if (given === null) return { imageUrl: null, hasPlayIcon: false };
  const input = {
    topPercent,
    leftPercent,
    playIcon: hasPlayIcon,
    keepsMoving: keepsMoving && mayMove(choice),
  };
  return { imageUrl: await api.upload(link, given, input), hasPlayIcon };
}
