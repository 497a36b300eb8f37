import { type ApiClient, dataOf } from '../../api/client';
import type { GivenPicture, PictureInput } from './picture';
import type { PreviewApi } from './preview.api';

/** Width by height of what cards show. */
const CARD_RATIO = '1.91';

function formOf(picture: GivenPicture, input: PictureInput): FormData {
  const form = new FormData();
  const fields = {
    ratio: CARD_RATIO,
    topPercent: String(input.topPercent),
    leftPercent: String(input.leftPercent),
    playIcon: String(input.playIcon),
    isEncodedGif: String(input.keepsMoving),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture.kind === 'file') form.append('file', picture.file);
  else form.append('imageUrl', picture.address);
  return form;
}

export const createPreviewApi = (client: ApiClient): PreviewApi => ({
  async picturesOf(url) {
    return (await dataOf(client.POST('/api/v1/links/parse', { body: { url } }))).images;
  },

  async upload(link, picture, input) {
    const form = formOf(picture, input);
    const call = client.inForm.POST('/api/v1/links/images/upload', {
      params: { query: link === null ? {} : { encodeId: link.encodeId, domain: link.domain } },
      // The form says it all; the fields of the document are for readers.
      body: { topPercent: input.topPercent, leftPercent: input.leftPercent } as never,
      bodySerializer: () => form,
    });
    return (await dataOf(call)).publicPath;
  },
});
