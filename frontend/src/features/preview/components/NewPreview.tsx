import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { createPreviewApi } from '../create-preview.api';
import { type PreviewHost, PreviewFormStore } from '../preview-form.store';
import { PictureFields } from './PictureFields';
import { PreviewTexts } from './PreviewTexts';

/** How a link that is not made yet will look where it is shared. */
const NewPreview = observer(function NewPreview({ host }: { readonly host: PreviewHost }) {
  const api = useApi(createPreviewApi);
  const [form] = useState(() => new PreviewFormStore(api, host));
  useEffect(() => () => form.release(), [form]);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <PreviewTexts form={form} />
      <PictureFields form={form} />
    </Stack>
  );
});

export default NewPreview;
