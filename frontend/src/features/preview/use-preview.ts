import { useEffect, useState } from 'react';
import { useApi } from '../../shared/store-context';
import { createPreviewApi } from './create-preview.api';
import { CardFetchesStore } from './fetches/card-fetches.store';
import { createCardFetchesApi } from './fetches/create-card-fetches.api';
import { type PreviewHost, PreviewFormStore } from './preview-form.store';

/** What the fields of a preview and its cards share. */
export interface Preview {
  readonly form: PreviewFormStore;
  readonly fetches: CardFetchesStore;
}

/** The preview in a form, for as long as that is open. */
export function usePreview(host: PreviewHost): Preview {
  const { link } = host;
  const api = useApi(createPreviewApi);
  const fetchesApi = useApi(createCardFetchesApi);
  const [preview] = useState(() => ({
    form: new PreviewFormStore(api, host),
    fetches: new CardFetchesStore(fetchesApi, link),
  }));
  useEffect(() => preview.fetches.follow(link), [preview, link]);
  useEffect(() => () => preview.form.release(), [preview]);
  return preview;
}
